import type { Bilingual } from '@psifida/contract/bilingual';
import { type LibraryItem, type ProductFact, productFacts } from '@psifida/contract/content/library-item';
import type { LibraryKind } from '@psifida/contract/kinds';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DocumentFrame } from '../../../document/document-frame.tsx';
import { fieldId } from '../../../document/faults.ts';
import { usePicking } from '../../../document/use-picking.tsx';
import { BilingualField } from '../../../ui/bilingual-field.tsx';
import { ChecklistOnPage } from '../../../ui/checklist.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useReadOnly } from '../../../ui/read-only.ts';
import { ItemUses } from '../item-uses.tsx';
import { ImagePart } from './image-part.tsx';
import { ItemActions } from './item-actions.tsx';
import { ItemChecklist, ItemLowNote } from './item-checklist.tsx';
import { useItemErrors } from './item-context.ts';
import classes from './item-editor.module.css';
import { change } from './item-edits.ts';
import { MediaPart } from './media-part.tsx';
import { type ItemDrawerType, ProductsPart } from './products-part.tsx';
import { RecipeFactsPart } from './recipe-facts-part.tsx';
import { RowsPart } from './rows-part.tsx';
import { SoundPart } from './sound-part.tsx';
import { type ItemEditor as Editor, useItemEditor } from './use-item-editor.ts';
import { UsedBanner } from './used-banner.tsx';

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

/** One editor for recipes, dishes and products, on a page of its own or in a drawer. */
export function ItemEditor(props: ItemEditorProps) {
  const { kind, item, header, cancel, inDrawer = false, onDirty, onSaved, Drawer } = props;
  const t = useTranslations('library');
  const readOnly = useReadOnly();
  const editor = useItemEditor({ kind, item, readOnly, onSaved });
  const [asked, setAsked] = useState<boolean | null>(null);
  const { pick, picker } = usePicking();
  const { atField } = useItemErrors(editor);
  const { content, saved, dirty, usedIn, dishes } = editor;
  const isUsed = usedIn.length + dishes.length > 0;

  const tellDirty = useEffectEvent((now: boolean) => onDirty?.(now, editor.abandon));
  useEffect(() => tellDirty(dirty), [dirty]);

  /** R-CONT-11: whoever saves what is used knows where it will be seen. */
  const save = (active: boolean) => {
    if (isUsed && dirty) setAsked(active);
    else void editor.saveAs(active);
  };

  const textProps = (field: 'title' | 'description' | ProductFact) => {
    const textIn = (of: Partial<Record<typeof field, Bilingual>>) => of[field] ?? null;
    const text = textIn(content);
    const write = (language: 'el' | 'en') => (value: string) =>
      editor.edit((current) => {
        const before = textIn(current);
        return before ? change({ [field]: { ...before, [language]: value } })(current) : current;
      });
    return {
      id: fieldId(kind, field),
      place: field,
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
    <DocumentFrame
      editor={editor}
      header={header?.(editor, save)}
      readOnlyText={t('readOnly')}
      onSave={() => save(saved?.active ?? false)}
      inDrawer={inDrawer}
      savesOnLeaving={!isUsed}
      className={classes.form}
      notices={
        (readOnly || inDrawer) && (
          <ChecklistOnPage>
            <ItemChecklist editor={editor} />
          </ChecklistOnPage>
        )
      }
      actions={<ItemActions editor={editor} onSave={save} cancel={cancel} inDrawer={inDrawer} />}
      beside={
        <>
          {picker}
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
        </>
      }
    >
      <div className={classes.card}>
        <BilingualField {...textProps('title')} />
      </div>
      <UsedBanner editor={editor} />
      <ItemLowNote editor={editor} />
      {'description' in content && (
        <div className={classes.card}>
          <BilingualField {...textProps('description')} multiline />
        </div>
      )}
      {kind === 'product' && (
        <div className={classes.card}>
          {productFacts.map((fact) => (
            <BilingualField key={fact} {...textProps(fact)} />
          ))}
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
      <SoundPart editor={editor} pick={pick} />
    </DocumentFrame>
  );
}
