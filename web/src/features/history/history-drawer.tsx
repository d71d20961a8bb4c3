import { Box, Button, Drawer, Group, Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useChangeTexts } from '../../i18n/change-text.ts';
import { usePersonName } from '../../i18n/person-name.ts';
import { useWhen } from '../../i18n/when.ts';
import { useAnnounceSaved } from '../../ui/announce-saved.ts';
import { ProblemBanner } from '../../ui/banner.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useOnceWanted } from '../../ui/overlays.ts';
import { Pill } from '../../ui/pill.tsx';
import { useReadOnly } from '../../ui/read-only.ts';
import { ShowMore } from '../../ui/show-more.tsx';
import { announceSuccess } from '../../ui/success.ts';
import classes from './history-drawer.module.css';
import { kindOf, revisionsQuery, type Subject, useRestore } from './history-queries.ts';
import { RevisionDifferences } from './revision-differences.tsx';

type HistoryDrawerProps<Of extends Subject> = {
  subject: Of;
  dirty: boolean;
  opened: boolean;
  /** The version that it begins with, shown with what it changed; else the newest. */
  from?: number | undefined;
  onClose: () => void;
  onRestored: (restored: Of) => void;
};

function AnyHistory<Of extends Subject>(props: HistoryDrawerProps<Of>) {
  const { subject, dirty, opened, from, onClose, onRestored } = props;
  const t = useTranslations();
  const drawer = useOnceWanted(opened);
  if (!drawer.isDrawn) return null;
  return (
    <Drawer
      opened={drawer.opened}
      onClose={onClose}
      position="right"
      size="lg"
      title={t('history.title')}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
      classNames={{ title: classes.title }}
    >
      {opened && <Revisions {...{ subject, dirty, from, onRestored }} />}
    </Drawer>
  );
}

export const HistoryDrawer = memo(AnyHistory) as typeof AnyHistory;

type RevisionsProps<Of extends Subject> = Omit<HistoryDrawerProps<Of>, 'opened' | 'onClose'>;

function Revisions<Of extends Subject>({ subject, dirty, from, onRestored }: RevisionsProps<Of>) {
  const t = useTranslations();
  const nameOf = usePersonName();
  const when = useWhen();
  const readOnly = useReadOnly();
  const texts = useChangeTexts();
  const query = useInfiniteQuery(revisionsQuery(subject, from));
  const restore = useRestore(subject);
  const [shown, setShown] = useState<number | null>(from ?? null);
  const [asked, setAsked] = useState<number | null>(null);
  const announceSaved = useAnnounceSaved('kind' in subject ? null : subject.system);
  const items = query.data?.pages.flatMap((page) => page.items);

  const go = async () => {
    if (asked === null) return;
    const number = asked;
    setAsked(null);
    const done = await restore.mutateAsync({ number, version: subject.version }).catch(() => null);
    if (!done) return;
    onRestored(done);
    if ('kind' in subject || 'kind' in done) announceSuccess('edited', kindOf(subject));
    else announceSaved('edited', done, subject);
  };

  return (
    <>
      <p className="shape-quiet">{t(readOnly ? 'history.introToRead' : 'history.intro')}</p>
      {restore.error && <ProblemBanner error={restore.error} />}
      {query.error && <ProblemBanner error={query.error} onRetry={() => query.refetch()} />}
      {query.isPending && (
        <div role="status" aria-label={t('shell.loading')} className={classes.list}>
          <Skeleton height={84} radius={12} />
          <Skeleton height={84} radius={12} />
        </div>
      )}
      <ol className={classes.list}>
        {items?.map(({ version, at, by, active, changes }) => (
          <li key={version} className={classes.revision}>
            <Group gap={8}>
              <Box component="h3" fz={18}>
                {texts.line(kindOf(subject), { version, changes })}
              </Box>
              <Pill tone={active ? 'good' : 'quiet'}>{t(active ? 'states.active' : 'states.inactive')}</Pill>
              {version === subject.version && <Pill tone="info">{t('history.current')}</Pill>}
            </Group>
            <p className="shape-quiet">
              {t('changes.version', {
                version: String(version),
                by: t('presentations.by', { when: when(at), name: nameOf(by) }),
              })}
            </p>
            <Group gap={8} align="stretch" mt={12}>
              <Button
                size="sm"
                variant="default"
                aria-expanded={shown === version}
                onClick={() => setShown(shown === version ? null : version)}
              >
                {t(shown === version ? 'history.hide' : 'history.show')}
              </Button>
              {version !== subject.version && !readOnly && (
                <Button
                  size="sm"
                  variant="default"
                  loading={restore.isPending}
                  aria-disabled={dirty || undefined}
                  data-disabled={dirty || undefined}
                  onClick={() => !dirty && setAsked(version)}
                >
                  {t('history.restore')}
                </Button>
              )}
            </Group>
            {shown === version && (
              <RevisionDifferences subject={subject} number={version} isFirst={changes === null} />
            )}
          </li>
        ))}
      </ol>
      {dirty && (
        <Box component="p" my={12} c="var(--wait)">
          {t('history.restoreUnsaved')}
        </Box>
      )}
      <ShowMore query={query} />
      <ConfirmDialog
        opened={asked !== null}
        title={t('history.restoreTitle', { version: String(asked ?? '') })}
        go={t('history.restore')}
        harmless
        onStay={() => setAsked(null)}
        onGo={() => void go()}
      >
        <p>{t('history.restoreText')}</p>
      </ConfirmDialog>
    </>
  );
}
