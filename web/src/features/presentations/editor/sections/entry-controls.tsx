import { Button, Group, Menu } from '@mantine/core';
import type { Entry } from '@psifida/contract/content/entry';
import { isIllustrated, itemOf } from '@psifida/contract/content/presentation-content';
import { passingOf } from '@psifida/contract/registry/passing';
import { useContext, useState } from 'react';
import { useTranslations } from 'use-intl';
import { genders } from '../../../../i18n/genders.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { MoreMenu } from '../../../../ui/more-menu.tsx';
import { Pill } from '../../../../ui/pill.tsx';
import { useReadOnly } from '../../../../ui/read-only.ts';
import { MoveDialog } from '../../../../ui/sortable-list.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { changeEntry, entriesOf, moveEntry, removeEntry, setCover } from '../content-edits.ts';
import classes from './entry-controls.module.css';
import { type SectionEditor, ShowDetails, useEntryNames, useRefusals } from './section-context.ts';
import { SwapDialog, type SwapDialogProps } from './swap-dialog.tsx';

type EntryControlsProps = {
  entry: Entry;
  editor: SectionEditor;
  isCover?: boolean;
  onReplace?: (id: string) => void;
  /** Why the last asset that was to take its place did not. */
  notReplaced?: string | undefined;
};
/** Undefined until first opened: dialogs of most cards are never mounted. */
type Opened = 'move' | 'swap' | 'remove' | null | undefined;

export function EntryControls(props: EntryControlsProps) {
  return useReadOnly() ? <EntryState {...props} /> : <EntryTools {...props} />;
}

function EntryState({ entry }: EntryControlsProps) {
  const t = useTranslations('editor');
  const showDetails = useContext(ShowDetails);
  return (
    <Group gap={8} justify="space-between" wrap="nowrap">
      <Pill tone={entry.active ? 'good' : 'quiet'}>
        {t(entry.active ? 'active' : 'inactive', { gender: genders[entry.kind] })}
      </Pill>
      {isIllustrated(entry) && (
        <Button size="compact-sm" variant="default" onClick={() => showDetails(entry.media)}>
          {t('details')}
        </Button>
      )}
    </Group>
  );
}

/** The switch and the menu of any entry. Where a minimum would break, both say why and offer the way out. */
function EntryTools({ entry, editor, isCover = false, onReplace, notReplaced }: EntryControlsProps) {
  const t = useTranslations('editor');
  const name = useEntryNames(editor)(entry);
  const refusals = useRefusals(editor);
  const showDetails = useContext(ShowDetails);
  const [opened, setOpened] = useState<Opened>();
  const [explained, setExplained] = useState(false);
  const { id, kind, active } = entry;
  const all = entriesOf(editor.content, kind).length;
  const stuck = active ? refusals.ofDeactivating(id) : null;
  const staying = refusals.ofRemoving(id);
  const reason = stuck ?? (explained ? staying : null);
  const reasonId = `reason-${id}`;
  const gender = genders[entry.kind];
  const passing = passingOf(editor.rules);
  const hasOwnTime = entry.kind === 'image' && entry.seconds !== undefined;
  const move = (to: number) => editor.edit(moveEntry(id, to));

  return (
    <>
      <Group gap={8} justify="space-between" wrap="nowrap">
        <Switch
          checked={active}
          name={t(active ? 'activeOf' : 'inactiveOf', { name, gender })}
          refusedBy={stuck ? reasonId : undefined}
          onRefused={() => setExplained(true)}
          onChange={(next) => {
            setExplained(false);
            editor.edit(changeEntry(id, { active: next }));
          }}
        >
          {t(active ? 'active' : 'inactive', { gender })}
        </Switch>
        <MoreMenu on="row" label={t('entryMenu', { name })}>
          {onReplace && <Menu.Item onClick={() => onReplace(id)}>{t('replace')}</Menu.Item>}
          {isIllustrated(entry) && !isCover && (
            <Menu.Item onClick={() => editor.edit(setCover(id))}>{t('setCover')}</Menu.Item>
          )}
          {all > 1 && (
            <>
              <Menu.Item onClick={() => setOpened('move')}>{t('moveTo')}</Menu.Item>
              <Menu.Item onClick={() => move(0)}>{t('moveFirst')}</Menu.Item>
              <Menu.Item onClick={() => move(all - 1)}>{t('moveLast')}</Menu.Item>
            </>
          )}
          {isIllustrated(entry) && (
            <Menu.Item onClick={() => showDetails(entry.media)}>{t('details')}</Menu.Item>
          )}
          {entry.kind === 'image' && passing?.each && (
            <Menu.Item
              onClick={() =>
                editor.edit(
                  changeEntry<'image'>(id, {
                    seconds: hasOwnTime
                      ? undefined
                      : (editor.content.seconds ?? passing.seconds ?? undefined),
                  }),
                )
              }
            >
              {t(hasOwnTime ? 'usualTime' : 'ownTime')}
            </Menu.Item>
          )}
          {(stuck ?? staying) && <Menu.Item onClick={() => setOpened('swap')}>{t('swap')}</Menu.Item>}
          <Menu.Item
            color="red"
            aria-disabled={!!staying}
            onClick={() => (staying ? setExplained(true) : setOpened('remove'))}
          >
            {t('remove')}
          </Menu.Item>
        </MoreMenu>
      </Group>
      {reason && (
        <div className={explained ? classes.reason : 'shape-unseen'}>
          <p id={reasonId}>{explained ? t('atMinimum', { reason }) : reason}</p>
          {explained && (
            <Group gap={8}>
              {onReplace && (
                <Button size="compact-sm" variant="default" onClick={() => onReplace(id)}>
                  {t('replace')}
                </Button>
              )}
              <Button size="compact-sm" variant="default" onClick={() => setOpened('swap')}>
                {t('swap')}
              </Button>
            </Group>
          )}
        </div>
      )}
      {notReplaced && (
        <p role="alert" className={classes.reason}>
          {notReplaced}
        </p>
      )}
      {opened !== undefined && (
        <>
          <MoveDialog
            opened={opened === 'move'}
            name={name}
            all={all}
            position={entriesOf(editor.content, kind).findIndex((one) => one.id === id) + 1}
            onClose={() => setOpened(null)}
            onMove={move}
          />
          <SwapDialog
            opened={opened === 'swap'}
            entry={entry}
            editor={editor}
            onClose={() => {
              setOpened(null);
              setExplained(false);
            }}
          />
          <RemoveDialog
            opened={opened === 'remove'}
            {...{ entry, name, editor }}
            onClose={() => setOpened(null)}
          />
        </>
      )}
    </>
  );
}

/** R-RULE-08. One question only: until it is saved, discarding brings it back. */
function RemoveDialog({ opened, entry, name, editor, onClose }: SwapDialogProps & { name: string }) {
  const t = useTranslations();
  return (
    <ConfirmDialog
      opened={opened}
      title={t('deletion.will', { title: name })}
      go={t('deletion.goOn')}
      onStay={onClose}
      onGo={() => {
        onClose();
        editor.edit(removeEntry(entry.id));
      }}
    >
      <p>
        {t(
          itemOf(entry)
            ? 'library.section.removeText'
            : isIllustrated(entry)
              ? 'deletion.untilSaved'
              : 'deletion.entryUntilSaved',
        )}
      </p>
    </ConfirmDialog>
  );
}
