import { Box, Button, Group, Menu, Stack } from '@mantine/core';
import { type Deleted, emptyBin, listBin, restoreFromBin } from '@psifida/contract/endpoints/bin';
import type { Answer } from '@psifida/contract/endpoints/endpoint';
import { manyAtOnce } from '@psifida/contract/endpoints/many';
import { addressOfDocument } from '@psifida/contract/registry/addresses';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ProblemError } from '../api/problem-error.ts';
import { pagedQuery, useChange, useRefresh } from '../api/queries.ts';
import classes from '../features/activity/activity.module.css';
import { useSystemName } from '../features/systems/registry.tsx';
import { usePersonName } from '../i18n/person-name.ts';
import { useWhen } from '../i18n/when.ts';
import { Banner, ProblemBanner, useErrorText } from '../ui/banner.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { AppLink } from '../ui/link.tsx';
import { MoreMenu } from '../ui/more-menu.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Coming } from '../ui/placeholder.tsx';
import { ShowMore } from '../ui/show-more.tsx';

const binQuery = pagedQuery(['activity', 'bin'], listBin, {});

/** What one action deleted: everything of it has the same instant. */
type Deletion = [Deleted, ...Deleted[]];
function byDeletion(items: readonly Deleted[]): Deletion[] {
  const deletions: Deletion[] = [];
  for (const one of items) {
    const last = deletions.at(-1);
    if (last?.[0].deletedAt === one.deletedAt && last[0].deletedBy.id === one.deletedBy.id) last.push(one);
    else deletions.push([one]);
  }
  return deletions;
}

/** R-BIN-01: a safety net for administrators; whoever deleted something is told that it is permanent. */
export default function Bin() {
  const t = useTranslations();
  const query = useInfiniteQuery(binQuery);
  const refresh = useRefresh();
  // Any page may list what has come back.
  const restore = useChange(restoreFromBin, { onSuccess: () => void refresh() });
  const erase = useChange(emptyBin, { onSuccess: () => void refresh() });
  /** What is to be deleted for good; null: everything. */
  const [asked, setAsked] = useState<{ one: Deleted | null } | null>(null);
  const locale = useLocale();
  const items = query.data?.pages.flatMap((page) => page.items);
  const restoreThese = (these: readonly Deleted[]) =>
    restore.mutate({ body: { ids: these.slice(0, manyAtOnce).map(({ id }) => id) } });

  return (
    <>
      <PageHeader
        title={t('titles.bin')}
        intro={t('bin.intro')}
        action={
          !!items?.length && (
            <Button variant="default" onClick={() => setAsked({ one: null })}>
              {t('bin.empty')}
            </Button>
          )
        }
      />
      {restore.error && <ProblemBanner error={restore.error} />}
      {restore.data && <Restored answer={restore.data} />}
      <Coming query={query} heights={[320]} />
      {items?.length === 0 && (
        <EmptyState scene="system3" title={t('bin.nothing')}>
          <p>{t('bin.nothingText')}</p>
        </EmptyState>
      )}
      <Stack gap={16}>
        {byDeletion(items ?? []).map((deletion) => (
          <DeletedTogether
            key={deletion[0].id}
            deletion={deletion}
            isPending={restore.isPending}
            onRestore={restoreThese}
            onErase={(one) => setAsked({ one })}
          />
        ))}
      </Stack>
      <ShowMore query={query} />
      <ConfirmDialog
        opened={!!asked}
        title={asked?.one ? t('bin.eraseAsk', { title: asked.one.title[locale] }) : t('bin.emptyAsk')}
        go={t('bin.erase')}
        change={erase}
        onStay={() => setAsked(null)}
        onGo={() =>
          erase.mutate(
            { body: { ids: asked?.one ? [asked.one.id] : null } },
            { onSuccess: () => setAsked(null) },
          )
        }
      >
        <p>{t('bin.eraseText')}</p>
      </ConfirmDialog>
    </>
  );
}

type DeletedTogetherProps = {
  deletion: Deletion;
  isPending: boolean;
  onRestore: (these: readonly Deleted[]) => void;
  onErase: (one: Deleted) => void;
};

function DeletedTogether({ deletion, isPending, onRestore, onErase }: DeletedTogetherProps) {
  const t = useTranslations();
  const locale = useLocale();
  const when = useWhen();
  const nameOf = usePersonName();
  const systemName = useSystemName();
  const [{ deletedAt, deletedBy, until }] = deletion;
  const heading = t('bin.deletedBy', { name: nameOf(deletedBy), when: when(deletedAt) });
  const deleted = `${heading} · ${t('bin.until', { when: when(until) })}`;
  const isOne = deletion.length === 1;
  return (
    <section aria-label={heading}>
      {!isOne && (
        <Group justify="space-between" mb={8}>
          <Box component="h2" ff="text" fw={400} className="shape-note">
            {deleted}
          </Box>
          <Button size="sm" variant="default" loading={isPending} onClick={() => onRestore(deletion)}>
            {t('bin.restoreAll', { count: String(deletion.length) })}
          </Button>
        </Group>
      )}
      <ul className={classes.list}>
        {deletion.map((one) => (
          <li key={one.id} className={classes.deleted}>
            <div>
              <strong>{one.title[locale]}</strong>
              <p className="shape-note">
                {t(`activity.kinds.${one.kind}`)}
                {one.system && ` · ${systemName(one.system)}`}
              </p>
              {isOne && <p className="shape-note">{deleted}</p>}
            </div>
            <Group gap={8} wrap="nowrap">
              <Button
                size="sm"
                variant="default"
                loading={isPending}
                aria-label={t('bin.restoreOne', { title: one.title[locale] })}
                onClick={() => onRestore([one])}
              >
                {t('bin.restore')}
              </Button>
              <MoreMenu on="row" label={t('bin.more', { title: one.title[locale] })}>
                <Menu.Item color="red" onClick={() => onErase(one)}>
                  {t('bin.erase')}…
                </Menu.Item>
              </MoreMenu>
            </Group>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Restored({ answer }: { answer: Answer<typeof restoreFromBin> }) {
  const t = useTranslations('bin');
  const many = useTranslations('many');
  const locale = useLocale();
  const errorText = useErrorText();
  const { restored, refused } = answer;
  return (
    <Banner
      tone={refused.length ? 'wait' : 'good'}
      role={refused.length ? 'alert' : 'status'}
      answerTo={answer}
    >
      <p>{t('restored', { count: restored.length })}</p>
      <ul className="shape-list">
        {restored.map((one) => (
          <li key={one.id}>
            <AppLink to={addressOfDocument(one)}>{one.title[locale]}</AppLink>
            {one.deactivated && `: ${t('deactivated')}`}
          </li>
        ))}
        {refused.map(({ id, title, code, params, issues }) => (
          <li key={id}>
            {title?.[locale] ?? many('gone')}:{' '}
            {errorText(new ProblemError({ status: 409, code, params, issues }))}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
