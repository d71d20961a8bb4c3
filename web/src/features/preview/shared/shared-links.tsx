import { Box, Button, Group } from '@mantine/core';
import type { SharedPreview } from '@psifida/contract/endpoints/shared-previews';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { usePersonName } from '../../../i18n/person-name.ts';
import { useWhen } from '../../../i18n/when.ts';
import { ProblemBanner } from '../../../ui/banner.tsx';
import { focusWhenThere } from '../../../ui/focus.ts';
import { Pill, type Tone } from '../../../ui/pill.tsx';
import classes from './share-dialog.module.css';
import { type Shared, sharedPreviewsQuery, useSharing } from './share-queries.ts';

const tones = { open: 'good', ended: 'quiet', revoked: 'quiet' } as const satisfies Record<string, Tone>;

const stateOf = ({ revokedAt, endsAt }: SharedPreview) => {
  if (revokedAt) return { state: 'revoked', at: revokedAt } as const;
  return { state: Date.parse(endsAt) > Date.now() ? 'open' : 'ended', at: endsAt } as const;
};

export function SharedLinks({ mayRevoke, ...shared }: Shared & { mayRevoke: boolean }) {
  const t = useTranslations('sharing');
  const nameOf = usePersonName();
  const when = useWhen();
  const listId = useId();
  const { data, error, isPending, refetch } = useQuery(sharedPreviewsQuery(shared));
  const { revoke } = useSharing(shared);
  return (
    <section>
      <Box component="h3" fz={18} className="shape-heading">
        {t('list')}
      </Box>
      {error && !data && <ProblemBanner error={error} onRetry={() => void refetch()} />}
      {revoke.error && <ProblemBanner error={revoke.error} />}
      <p role="status" className="shape-quiet" aria-busy={isPending}>
        {data?.items.length === 0 && t('none')}
        {revoke.isSuccess && t('revoked')}
      </p>
      <ul id={listId} tabIndex={-1} className="shape-list" aria-label={t('list')}>
        {data?.items.map((link) => {
          const { state, at } = stateOf(link);
          const { id, by, madeAt, openings, lastOpenedAt, ofDraft } = link;
          return (
            <li key={id} className={classes.item}>
              <div className={classes.words}>
                <Group component="p" gap={8} fw={600}>
                  <Pill tone={tones[state]}>{t(`states.${state}`)}</Pill>
                  <span>{t(`until.${state}`, { when: when(at) })}</span>
                  {ofDraft && <Pill tone="wait">{t('ofDraft')}</Pill>}
                </Group>
                <p>{t('openings', { count: openings, last: lastOpenedAt ? when(lastOpenedAt) : '' })}</p>
                <p className="shape-quiet">{t('madeBy', { name: nameOf(by), when: when(madeAt) })}</p>
              </div>
              {mayRevoke && state === 'open' && (
                <Button
                  variant="default"
                  size="sm"
                  aria-label={t('revokeName', { when: when(madeAt) })}
                  loading={revoke.isPending && revoke.variables.params.id === id}
                  // The pressed button disappears; focus moves to the list.
                  onClick={() =>
                    revoke.mutate(
                      { params: { system: shared.system, id } },
                      { onSuccess: () => focusWhenThere(listId) },
                    )
                  }
                >
                  {t('revoke')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
