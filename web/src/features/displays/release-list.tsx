import { Box, Button, Group, TextInput } from '@mantine/core';
import type { FirstDisplay } from '@psifida/contract/content/first-display';
import type { ReleaseSummary } from '@psifida/contract/content/release';
import type { listReleases } from '@psifida/contract/endpoints/displays';
import type { Answer } from '@psifida/contract/endpoints/endpoint';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAudience } from '../../api/audiences.ts';
import { usePersonName } from '../../i18n/person-name.ts';
import { useWhen } from '../../i18n/when.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Pill } from '../../ui/pill.tsx';
import { releasesQuery, useReturnToRelease } from './display-queries.ts';
import { useReleaseChangeText } from './release-change-text.ts';
import classes from './release-list.module.css';

const shownAtFirst = 5;

type ReleaseListProps = { system: SystemId; held: FirstDisplay['held']; mayReturn: boolean };

export function ReleaseList({ system, held, mayReturn }: ReleaseListProps) {
  const t = useTranslations('releases');
  const { data } = useQuery(releasesQuery(system));
  const displays = useAudience(system)?.displays ?? 0;
  const [all, setAll] = useState(false);
  const [wanted, setWanted] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [said, setSaid] = useState('');
  const back = useReturnToRelease();
  if (!data?.length) return null;
  const [newest] = data;
  const stageOf = ({ number }: ReleaseSummary): Stage => {
    if (!displays) return null;
    if (held?.number === number) return 'first';
    return number === (held?.others ?? newest?.number) ? 'all' : null;
  };
  const close = () => {
    setWanted(null);
    setReason('');
  };
  const go = (number: number) =>
    back.mutate(
      { params: { system, number }, body: { reason } },
      {
        onSuccess: () => {
          setSaid(t('done', { number: String(number) }));
          close();
        },
      },
    );

  return (
    <Box component="section" aria-labelledby="releases" my={40}>
      <Box component="h2" id="releases" fz={24}>
        {t('title')}
      </Box>
      <Box component="p" maw="68ch" mt={4} mb={8} className="shape-quiet">
        {t('intro')}
      </Box>
      <p role="status" className={classes.said}>
        {said}
      </p>
      <Box component="ol" mb={8} className="shape-card" aria-label={t('list')}>
        {(all ? data : data.slice(0, shownAtFirst)).map((release) => (
          <Row
            key={release.number}
            release={release}
            stage={stageOf(release)}
            onBack={mayReturn && release !== newest ? () => setWanted(release.number) : null}
          />
        ))}
      </Box>
      {!all && data.length > shownAtFirst && (
        <Button variant="subtle" onClick={() => setAll(true)}>
          {t('all', { count: String(data.length) })}
        </Button>
      )}
      <ConfirmDialog
        opened={wanted !== null}
        title={t('backTitle', { number: String(wanted ?? '') })}
        go={t('backGo')}
        harmless
        change={back}
        onStay={close}
        onGo={() => wanted !== null && go(wanted)}
      >
        <p>{t('backText')}</p>
        <p>{t('backKept')}</p>
        <TextInput
          label={t('reason')}
          description={t('reasonHint')}
          maxLength={200}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </ConfirmDialog>
    </Box>
  );
}

type Stage = 'all' | 'first' | null;
type Listed = Answer<typeof listReleases>['items'][number];
type RowProps = { release: Listed; stage: Stage; onBack: (() => void) | null };

function Row({ release, stage, onBack }: RowProps) {
  const { number, madeAt, by, presentations, changes, returnOf, reason } = release;
  const changeText = useReleaseChangeText();
  const t = useTranslations('releases');
  const all = useTranslations('presentations');
  const first = useTranslations('firstDisplay');
  const nameOf = usePersonName();
  const when = useWhen();
  return (
    <li className={classes.row}>
      <Box flex="1 1 320px" miw={0}>
        <Group component="p" gap="4px 12px" fw={600}>
          {t('number', { number: String(number) })}
          {stage === 'all' && <Pill tone="good">{t('current')}</Pill>}
          {stage === 'first' && <Pill tone="wait">{first('onFirst')}</Pill>}
        </Group>
        <p>
          {/* Without what changed, how many: their titles stand above. */}
          {changes ? changeText(changes) : all('found', { count: presentations.length })}
        </p>
        <p className="shape-note">
          {by ? t('by', { when: when(madeAt), name: nameOf(by) }) : t('automatic', { when: when(madeAt) })}
          {returnOf !== null && ` · ${t('returnOf', { number: String(returnOf) })}`}
          {reason && `: ${reason}`}
        </p>
      </Box>
      {onBack && (
        <Button
          variant="default"
          size="sm"
          aria-label={t('backName', { number: String(number) })}
          onClick={onBack}
        >
          {t('back')}
        </Button>
      )}
    </li>
  );
}
