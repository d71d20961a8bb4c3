import { Textarea, TextInput } from '@mantine/core';
import {
  emptyMedia,
  type MediaContent,
  type MediaDetails,
  mediaContent,
} from '@psifida/contract/content/media';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DocumentActions } from '../../../document/document-actions.tsx';
import { DocumentFrame } from '../../../document/document-frame.tsx';
import type { SavedDocument } from '../../../document/document-state.ts';
import { fieldId, placeFaults, toFaults } from '../../../document/faults.ts';
import { type DocumentType, useDraft } from '../../../document/use-draft.ts';
import { useSaving } from '../../../document/use-saving.ts';
import { useProblemText } from '../../../i18n/problem-text.ts';
import { fromZod } from '../../../lib/field-issues.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { useErrorText } from '../../../ui/banner.tsx';
import { useMediaChanges } from '../media-queries.ts';
import { AltField } from './alt-field.tsx';
import { CaptionsField } from './captions-field.tsx';
import { FocalPointField } from './focal-point-field.tsx';
import classes from './media-form.module.css';

type MediaFormProps = {
  details: MediaDetails;
  /** Asks for what is saved now, after somebody else was quicker. */
  onReload: () => Promise<MediaDetails | undefined>;
  /** Whether something is not saved, and how to give it up for good. */
  onDirty: (dirty: boolean, abandon: () => void) => void;
};

type SavedMedia = SavedDocument<MediaContent>;

const mediaType: DocumentType<MediaContent> = {
  kind: 'media',
  draftShape: 'media-1',
  empty: emptyMedia,
  tidy: (content) => content,
  toForm: (content) => content,
};

/** A file is always there: nothing of it waits to be shown. */
const toSaved = ({ id, version, modifiedAt, modifiedBy, ...details }: MediaDetails): SavedMedia => {
  const { title, alt, decorative, focalPoint, captions, words } = details;
  const content = { title, alt, decorative, focalPoint, captions, words };
  return { id, version, modifiedAt, modifiedBy, active: false, content };
};

const faultsOf = (content: MediaContent) =>
  toFaults(
    'media',
    (mediaContent.safeParse(content).error?.issues ?? []).map((issue) => fromZod(issue)),
    content,
  );

export function MediaForm({ details, onReload, onDirty }: MediaFormProps) {
  const t = useTranslations('media.details');
  const { field: text } = useProblemText();
  const errorText = useErrorText();
  const { edit: change } = useMediaChanges(details.id);
  const draft = useDraft<MediaContent, SavedMedia, never>({
    type: mediaType,
    saved: useMemo(() => toSaved(details), [details]),
    draftKey: `media:${details.id}`,
  });
  const saving = useSaving(draft, {
    faultsOf,
    missing: [],
    create: () => Promise.reject(new Error('A picture or film is made by its upload')),
    save: async ({ version, content }) => toSaved(await change.mutateAsync({ ...content, version })),
    newerIn: async (error) => {
      if (!(error instanceof ProblemError) || error.code !== 'media.changed-elsewhere') return null;
      const newer = await onReload();
      return newer ? toSaved(newer) : null;
    },
    onSaved: () => {},
  });
  const editor = { ...draft, ...saving };
  const { content, dirty, faults, refusal, edit } = editor;
  const errorsAt = (field: string) => placeFaults(faults, { row: null, field }, text);
  const set = (part: Partial<MediaContent>) => edit((before) => ({ ...before, ...part }));

  const tell = useEffectEvent((now: boolean) => onDirty(now, editor.abandon));
  useEffect(() => tell(dirty), [dirty]);

  return (
    <DocumentFrame
      editor={editor}
      readOnlyText=""
      inDrawer
      guarded
      className={classes.form}
      actions={
        <DocumentActions
          editor={editor}
          inDrawer
          showsKeys={false}
          texts={{
            isNew: '',
            create: '',
            save: details.usedIn.length > 0 ? t('saveFor', { count: details.usedIn.length }) : t('save'),
            discard: t('discardText'),
          }}
          refusal={refusal ? <p>{errorText(refusal)}</p> : null}
        />
      }
    >
      {details.pictures.length > 0 && (
        <FocalPointField
          asset={details}
          value={content.focalPoint}
          onChange={(focalPoint) => set({ focalPoint })}
        />
      )}
      <TextInput
        id={fieldId('media', 'title')}
        label={t('name')}
        description={t('nameHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        required
        error={errorsAt('title').both}
        value={content.title}
        onChange={({ currentTarget }) => set({ title: currentTarget.value })}
      />
      {details.sound ? (
        <Textarea
          id={fieldId('media', 'words')}
          label={t('words')}
          description={t('wordsHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autosize
          minRows={4}
          maxRows={16}
          error={errorsAt('words').both}
          value={content.words ?? details.words}
          onChange={({ currentTarget }) => set({ words: currentTarget.value })}
        />
      ) : (
        <AltField
          id={fieldId('media', 'alt')}
          place="alt"
          value={content.alt}
          decorative={content.decorative}
          onChange={(language, alt) =>
            edit((before) => ({ ...before, alt: { ...before.alt, [language]: alt } }))
          }
          onDecorative={(decorative) => set({ decorative })}
          errors={errorsAt('alt')}
        />
      )}
      {details.film && (
        <CaptionsField
          value={content.captions ?? details.captions}
          hasSound={details.film.audioCodec !== null}
          onChange={(language, captions) =>
            edit((before) => ({
              ...before,
              captions: { ...(before.captions ?? details.captions), [language]: captions },
            }))
          }
        />
      )}
    </DocumentFrame>
  );
}
