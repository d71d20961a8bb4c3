import type { Bilingual, Language } from '@psifida/contract/bilingual';
import {
  type LibraryItem,
  leavableIn,
  type ProductFact,
  productFacts,
} from '@psifida/contract/content/library-item';
import { isTownKind, type LibraryKind } from '@psifida/contract/kinds';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DocumentFrame } from '../../../document/document-frame.tsx';
import { fieldId } from '../../../document/faults.ts';
import { BilingualField } from '../../../ui/bilingual-field.tsx';
import { ChecklistOnPage } from '../../../ui/checklist.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { NumberField, parseWhole } from '../../../ui/number-field.tsx';
import { useReadOnly } from '../../../ui/read-only.ts';
import { AudioField } from '../../media/picker/audio-field.tsx';
import { usePicking } from '../../media/picker/use-picking.tsx';
import { VersionsField } from '../../media/picker/versions-field.tsx';
import { ItemUses } from '../item-uses.tsx';
import { ImagePart } from './image-part.tsx';
import { ItemActions } from './item-actions.tsx';
import { ItemChecklist, ItemLowNote } from './item-checklist.tsx';
import { oneLine, type PartProps, useItemErrors } from './item-context.ts';
import classes from './item-editor.module.css';
import { change } from './item-edits.ts';
import { ItemPart } from './item-part.tsx';
import { MediaPart } from './media-part.tsx';
import { type ItemDrawerType, ProductsPart } from './products-part.tsx';
import { RowsPart } from './rows-part.tsx';
import { AnnouncementParts, EventParts, PointField } from './town-parts.tsx';
import { type ItemEditor as Editor, useItemEditor } from './use-item-editor.ts';
import { UsedBanner } from './used-banner.tsx';

type ItemEditorProps = {
  kind: LibraryKind;
  item: LibraryItem | null;
  header?: (editor: Editor, save: (active: boolean) => void) => ReactNode;
  cancel?: ReactNode;
  /** Beside a page with a draft of its own: what leaves this form is for the drawer to ask. */
  inDrawer?: boolean;
  onSaved: (saved: LibraryItem, what: 'created' | 'edited') => void;
  Drawer: ItemDrawerType;
};

export function ItemEditor(props: ItemEditorProps) {
  const { kind, item, header, cancel, inDrawer = false, onSaved, Drawer } = props;
  const t = useTranslations('library');
  const readOnly = useReadOnly();
  const editor = useItemEditor({ kind, item, readOnly, onSaved });
  const [asked, setAsked] = useState<boolean | null>(null);
  const { pick, picker } = usePicking();
  const { atField } = useItemErrors(editor);
  const { content, saved, dirty, usedIn, dishes } = editor;
  const isUsed = usedIn.length + dishes.length > 0;

  /** R-CONT-11: whoever saves what is used knows where it will be seen. */
  const save = (active: boolean) => {
    if (isUsed && dirty) setAsked(active);
    else void editor.saveAs(active);
  };

  const textProps = (field: 'title' | 'description' | 'text' | 'place' | ProductFact) => {
    const textIn = (of: Partial<Record<typeof field, Bilingual>>) => of[field] ?? null;
    return {
      id: fieldId(kind, field),
      place: field,
      label: t(`fields.${field}`),
      hint: t(`fields.${field}Hint`),
      optional: leavableIn(content).includes(field),
      value: textIn(content) ?? { el: '', en: '' },
      onChange: (language: Language, text: string) =>
        editor.edit((current) => {
          const before = textIn(current);
          return before ? change({ [field]: { ...before, [language]: text } })(current) : current;
        }),
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
            <p>{t('used.confirmText', { count: usedIn.length })}</p>
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
      {'text' in content && (
        <div className={classes.card}>
          <BilingualField {...textProps('text')} multiline />
        </div>
      )}
      {'repeats' in content && (
        <div className={classes.card}>
          <BilingualField {...textProps('place')} />
          <PointField editor={editor} content={content} />
        </div>
      )}
      {'pressing' in content && <AnnouncementParts editor={editor} content={content} />}
      {'repeats' in content && <EventParts editor={editor} content={content} />}
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
      {!isTownKind(kind) && (
        <>
          <MediaPart editor={editor} pick={pick} />
          <AudioPart editor={editor} pick={pick} />
        </>
      )}
      <VersionsPart editor={editor} pick={pick} />
    </DocumentFrame>
  );
}

function AudioPart({ editor, pick }: PartProps) {
  const t = useTranslations();
  const { atField } = useItemErrors(editor);
  const readOnly = useReadOnly();
  const { kind, content, assets } = editor;
  if (readOnly && !content.audio) return null;
  const id = fieldId(kind, 'audio');
  return (
    <ItemPart id={`${id}-part`} title={t('library.fields.audio')} hint={t('media.audios.hint')}>
      <AudioField
        {...{ id, assets, pick }}
        audio={content.audio}
        errors={atField('audio')}
        onChange={(next) => editor.edit((before) => change({ audio: next(before.audio) })(before))}
      />
    </ItemPart>
  );
}

function VersionsPart({ editor, pick }: PartProps) {
  const { atField } = useItemErrors(editor);
  const { kind, content, saved, assets } = editor;
  return (
    <div className={classes.card}>
      <VersionsField
        {...{ assets, pick }}
        versions={content}
        saved={saved?.content}
        idOf={(field) => fieldId(kind, field)}
        placeOf={(field) => field}
        errorsOf={atField}
        onChange={(next) => editor.edit((before) => change(next(before))(before))}
      />
    </div>
  );
}

function RecipeFactsPart({ editor }: { editor: Editor }) {
  const t = useTranslations('library.fields');
  const { atField } = useItemErrors(editor);
  const { kind, content } = editor;
  if (!('servings' in content)) return null;
  return (
    <ItemPart id={fieldId(kind, 'facts')} title={t('facts')}>
      <div className={classes.facts}>
        {(['servings', 'minutes'] as const).map((field) => (
          <NumberField
            key={field}
            id={fieldId(kind, field)}
            label={t(field)}
            hint={t(`${field}Hint`)}
            value={content[field]}
            parse={parseWhole}
            error={oneLine(atField(field))}
            onChange={(value) => editor.edit(change({ [field]: value }))}
          />
        ))}
      </div>
    </ItemPart>
  );
}
