import { Button, Drawer, Skeleton } from '@mantine/core';
import type { LibraryItem } from '@psifida/contract/content/library-item';
import type { Presentation } from '@psifida/contract/content/presentation';
import { useInfiniteQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useChangeTexts } from '../../i18n/change-text.ts';
import { usePersonName } from '../../i18n/person-name.ts';
import { useWhen } from '../../i18n/when.ts';
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

type HistoryDrawerProps = {
  subject: Subject;
  /** There are changes on the page that a restored revision would run over. */
  dirty: boolean;
  opened: boolean;
  onClose: () => void;
  onRestored: (restored: Subject) => void;
};

type Shared = Omit<HistoryDrawerProps, 'subject' | 'onRestored'>;
type OfPresentation = Shared & {
  presentation: Presentation;
  onRestored: (presentation: Presentation) => void;
};
type OfItem = Shared & { item: LibraryItem; onRestored: (item: LibraryItem) => void };

export const PresentationHistory = memo(({ presentation, onRestored, ...props }: OfPresentation) => (
  <HistoryDrawer
    subject={presentation}
    onRestored={(restored) => 'system' in restored && onRestored(restored)}
    {...props}
  />
));

export const ItemHistory = ({ item, onRestored, ...props }: OfItem) => (
  <HistoryDrawer
    subject={item}
    onRestored={(restored) => 'kind' in restored && onRestored(restored)}
    {...props}
  />
);

function HistoryDrawer({ subject, dirty, opened, onClose, onRestored }: HistoryDrawerProps) {
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
      {opened && <Revisions subject={subject} dirty={dirty} onRestored={onRestored} />}
    </Drawer>
  );
}

type RevisionsProps = Pick<HistoryDrawerProps, 'subject' | 'dirty' | 'onRestored'>;

/** Every save, newest first, with what it changed; any of them can be brought back. */
function Revisions({ subject, dirty, onRestored }: RevisionsProps) {
  const t = useTranslations();
  const nameOf = usePersonName();
  const when = useWhen();
  const readOnly = useReadOnly();
  const texts = useChangeTexts();
  const query = useInfiniteQuery(revisionsQuery(subject));
  const restore = useRestore(subject);
  const [shown, setShown] = useState<number | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const items = query.data?.pages.flatMap((page) => page.items);

  const go = async () => {
    if (asked === null) return;
    const number = asked;
    setAsked(null);
    const done = await restore.mutateAsync({ number, version: subject.version }).catch(() => null);
    if (!done) return;
    onRestored(done);
    announceSuccess('edited', kindOf(subject));
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
            <div className={classes.line}>
              <h3 className={classes.version}>{texts.line(kindOf(subject), { version, changes })}</h3>
              <Pill tone={active ? 'good' : 'quiet'}>{t(active ? 'states.active' : 'states.inactive')}</Pill>
              {version === subject.version && <Pill tone="info">{t('history.current')}</Pill>}
            </div>
            <p className="shape-quiet">
              {t('changes.version', {
                version: String(version),
                by: t('presentations.by', { when: when(at), name: nameOf(by) }),
              })}
            </p>
            <div className={classes.buttons}>
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
            </div>
            {shown === version && (
              <RevisionDifferences subject={subject} number={version} isFirst={changes === null} />
            )}
          </li>
        ))}
      </ol>
      {dirty && <p className={classes.wait}>{t('history.restoreUnsaved')}</p>}
      <ShowMore query={query} />
      <ConfirmDialog
        opened={asked !== null}
        title={t('history.restoreTitle', { version: String(asked ?? '') })}
        stay={t('deletion.cancel')}
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
