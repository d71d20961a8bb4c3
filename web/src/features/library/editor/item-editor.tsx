import type { LibraryKind } from '@psifida/contract/content/kinds';
import type { LibraryItem } from '@psifida/contract/content/library-item';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMediaParts } from '../../../lib/parts.tsx';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { Banner } from '../../../ui/banner.tsx';
import { BilingualField } from '../../../ui/bilingual-field.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { useReadOnly } from '../../../ui/read-only.ts';
import { ItemUses } from '../item-uses.tsx';
import { ImagePart } from './image-part.tsx';
import { ItemActions } from './item-actions.tsx';
import { ItemChecklist } from './item-checklist.tsx';
import { type PickMedia, useItemErrors } from './item-context.ts';
import classes from './item-editor.module.css';
import { change, itemFieldId } from './item-edits.ts';
import { ItemNotices } from './item-notices.tsx';
import { ItemSummaryOfFaults } from './item-summary.tsx';
import { MediaPart } from './media-part.tsx';
import { type ItemDrawerType, ProductsPart } from './products-part.tsx';
import { RecipeFactsPart } from './recipe-facts-part.tsx';
import { RowsPart } from './rows-part.tsx';
import { type ItemEditor as Editor, useItemEditor } from './use-item-editor.ts';

type ItemEditorProps = {
  kind: LibraryKind;
  /** Null while it is new. */
  item: LibraryItem | null;
  /** What stands above the form, with what can be done with it as a whole. */
  header?: (editor: Editor, save: (active: boolean) => void) => ReactNode;
  cancel?: ReactNode;
  /** Beside a page with a draft of its own: what leaves this form is for the drawer to ask. */
  inDrawer?: boolean;
  /** Whether something is not saved, and how to give it up for good. */
  onDirty?: (dirty: boolean, abandon: () => void) => void;
  onSaved: (saved: LibraryItem, what: 'created' | 'edited') => void;
  Drawer: ItemDrawerType;
};

type Saved = { item: LibraryItem; what: 'created' | 'edited' };

/** One editor for recipes, dishes and products, on a page of its own or in a drawer. */
export function ItemEditor(props: ItemEditorProps) {
  const { kind, item, header, cancel, inDrawer = false, onDirty, onSaved, Drawer } = props;
  const t = useTranslations('library');
  const { Picker } = useMediaParts();
  const [done, setDone] = useState<Saved | null>(null);
  const readOnly = useReadOnly();
  const editor = useItemEditor({
    kind,
    item,
    readOnly,
    onSaved: (saved, what) => setDone({ item: saved, what }),
  });
  const [asked, setAsked] = useState<boolean | null>(null);
  const [picking, setPicking] = useState<Parameters<PickMedia>[0] | null>(null);
  const [picked, setPicked] = useState<Parameters<PickMedia>[0] | null>(null);
  const { atField } = useItemErrors(editor);
  const { content, saved, dirty, usedIn, dishes } = editor;
  const isUsed = usedIn.length + dishes.length > 0;

  // Not at once: the guard below has to see first that nothing is unsaved any more.
  const goOn = useEffectEvent((one: Saved) => onSaved(one.item, one.what));
  useEffect(() => {
    if (done) goOn(done);
  }, [done]);

  const tellDirty = useEffectEvent((now: boolean) => onDirty?.(now, editor.abandon));
  useEffect(() => tellDirty(dirty), [dirty]);
  useUnsavedChanges(dirty && inDrawer);

  /** R-CONT-11: whoever saves what is used knows where it will be seen. */
  const save = (active: boolean) => {
    if (isUsed && dirty) setAsked(active);
    else void editor.saveAs(active);
  };
  const saveAsIs = () => save(saved?.active ?? false);

  const isSaveKey = (event: { ctrlKey: boolean; metaKey: boolean; key: string }) =>
    (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
  const saveByKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    if (dirty) saveAsIs();
  });
  useEffect(() => {
    if (inDrawer) return;
    const listen = (event: globalThis.KeyboardEvent) => saveByKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [inDrawer]);
  // In a drawer the key is meant for the drawer alone, not for the page behind it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (!inDrawer || !isSaveKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (dirty) saveAsIs();
  };

  const pick: PickMedia = (wish) => {
    setPicked(wish);
    setPicking(wish);
  };
  const textProps = (field: 'title' | 'description') => {
    const text = field === 'title' ? content.title : 'description' in content ? content.description : null;
    const write = (language: 'el' | 'en') => (value: string) =>
      editor.edit((current) => {
        const before = field === 'title' ? current.title : 'description' in current && current.description;
        return before ? change({ [field]: { ...before, [language]: value } })(current) : current;
      });
    return {
      id: itemFieldId(kind, field),
      label: t(`fields.${field}`),
      hint: t(`fields.${field}Hint`),
      inputs: {
        el: { value: text?.el ?? '', onChange: write('el') },
        en: { value: text?.en ?? '', onChange: write('en') },
      },
      errors: atField(field),
    };
  };

  return (
    <>
      {header?.(editor, save)}
      <form
        noValidate
        className={classes.form}
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          // React hands it on to the form of the page that opened the drawer.
          event.stopPropagation();
          if (!readOnly) saveAsIs();
        }}
      >
        {readOnly && (
          <Banner tone="info" role="note">
            {t('readOnly')}
          </Banner>
        )}
        <ItemSummaryOfFaults editor={editor} />
        <ItemNotices editor={editor} />
        <ItemChecklist editor={editor} />
        <div className={classes.card}>
          <BilingualField {...textProps('title')} />
        </div>
        {'description' in content && (
          <div className={classes.card}>
            <BilingualField {...textProps('description')} multiline />
          </div>
        )}
        <ImagePart editor={editor} pick={pick} />
        {kind === 'recipe' && (
          <>
            <RecipeFactsPart editor={editor} />
            <RowsPart editor={editor} part="ingredients" />
            <RowsPart editor={editor} part="steps" />
          </>
        )}
        {kind === 'dish' && <ProductsPart editor={editor} Drawer={Drawer} />}
        <MediaPart editor={editor} pick={pick} />
        {!readOnly && <ItemActions editor={editor} onSave={save} cancel={cancel} inDrawer={inDrawer} />}
      </form>
      <Picker
        kind={picked?.kind ?? 'image'}
        multiple={picked?.multiple ?? false}
        opened={!!picking}
        onClose={() => setPicking(null)}
        onPick={(assets) => {
          picking?.onPick(assets);
          setPicking(null);
        }}
      />
      <ConfirmDialog
        opened={asked !== null}
        title={t('used.confirmTitle', { count: usedIn.length })}
        stay={t('used.back')}
        go={t('used.goOn')}
        harmless
        loading={editor.isSaving}
        onStay={() => setAsked(null)}
        onGo={() => {
          const active = asked ?? false;
          setAsked(null);
          void editor.saveAs(active);
        }}
      >
        <p>{t('used.confirmText')}</p>
        <ItemUses presentations={usedIn} dishes={dishes} />
      </ConfirmDialog>
      {!inDrawer && (
        <LeaveGuard dirty={dirty} onDiscard={editor.abandon} {...(!isUsed && { onSave: editor.save })} />
      )}
    </>
  );
}
