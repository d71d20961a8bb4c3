import { Button, Menu } from '@mantine/core';
import type { Entry } from '@psifida/contract/content/entry';
import { isPictured } from '@psifida/contract/content/presentation-content';
import { passingOf } from '@psifida/contract/registry/passing';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { genders } from '../../../../i18n/genders.ts';
import { MoreMenu } from '../../../../ui/more-menu.tsx';
import { Pill } from '../../../../ui/pill.tsx';
import { useReadOnly } from '../../../../ui/read-only.ts';
import { MoveDialog } from '../../../../ui/sortable-list.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { changeEntry, entriesOf, moveEntry, setCover } from '../content-edits.ts';
import { useShowDetails } from '../show-details.tsx';
import classes from './entry-controls.module.css';
import { RemoveDialog } from './remove-dialog.tsx';
import type { SectionEditor } from './section-context.ts';
import { useEntryNames, useRefusals } from './section-context.ts';
import { SwapDialog } from './swap-dialog.tsx';

type EntryControlsProps = { entry: Entry; editor: SectionEditor; isCover?: boolean };
/** Undefined until something was opened: of the many cards few are asked about. */
type Opened = 'move' | 'swap' | 'remove' | null | undefined;

export function EntryControls(props: EntryControlsProps) {
  return useReadOnly() ? <EntryState {...props} /> : <EntryTools {...props} />;
}

/** For whoever may only look: whether visitors see it, and the file it is. */
function EntryState({ entry }: EntryControlsProps) {
  const t = useTranslations('editor');
  const showDetails = useShowDetails();
  return (
    <div className={classes.row}>
      <Pill tone={entry.active ? 'good' : 'quiet'}>
        {t(entry.active ? 'active' : 'inactive', { gender: genders[entry.kind] })}
      </Pill>
      {isPictured(entry) && (
        <Button size="compact-sm" variant="default" onClick={() => showDetails(entry.media)}>
          {t('details')}
        </Button>
      )}
    </div>
  );
}

/** The switch and the menu of any entry. Where a minimum would break, both say why and offer the way out. */
function EntryTools({ entry, editor, isCover = false }: EntryControlsProps) {
  const t = useTranslations('editor');
  const name = useEntryNames(editor)(entry);
  const refusals = useRefusals(editor);
  const showDetails = useShowDetails();
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
      <div className={classes.row}>
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
          {isPictured(entry) && !isCover && (
            <Menu.Item onClick={() => editor.edit(setCover(id))}>{t('setCover')}</Menu.Item>
          )}
          {all > 1 && (
            <>
              <Menu.Item onClick={() => setOpened('move')}>{t('moveTo')}</Menu.Item>
              <Menu.Item onClick={() => move(0)}>{t('moveFirst')}</Menu.Item>
              <Menu.Item onClick={() => move(all - 1)}>{t('moveLast')}</Menu.Item>
            </>
          )}
          {isPictured(entry) && (
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
      </div>
      {reason && (
        <div className={explained ? classes.reason : 'shape-unseen'}>
          <p id={reasonId}>{explained ? t('atMinimum', { reason }) : reason}</p>
          {explained && (
            <Button size="compact-sm" variant="default" onClick={() => setOpened('swap')}>
              {t('swap')}
            </Button>
          )}
        </div>
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
            entry={entry}
            name={name}
            editor={editor}
            onClose={() => setOpened(null)}
          />
        </>
      )}
    </>
  );
}
