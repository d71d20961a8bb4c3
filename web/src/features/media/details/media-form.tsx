import { Box, Stack, Textarea, TextInput } from '@mantine/core';
import { languages } from '@psifida/contract/bilingual';
import {
  emptyMedia,
  type FocalPoint,
  type MediaAsset,
  type MediaContent,
  type MediaDetails,
  mediaContent,
} from '@psifida/contract/content/media';
import { useId, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { fromZod } from '../../../api/field-issues.ts';
import { ProblemError } from '../../../api/problem-error.ts';
import { DocumentActions } from '../../../document/document-actions.tsx';
import { DocumentFrame } from '../../../document/document-frame.tsx';
import type { SavedDocument } from '../../../document/document-state.ts';
import { fieldId, placeFaults, toFaults } from '../../../document/faults.ts';
import { type DocumentType, useDraft } from '../../../document/use-draft.ts';
import { useSaving } from '../../../document/use-saving.ts';
import { useProblemText } from '../../../i18n/problem-text.ts';
import { asksRights } from '../../../lib/runtime-config.ts';
import { useErrorText } from '../../../ui/banner.tsx';
import { ImagePoint } from '../../../ui/image-point.tsx';
import { MediaImage } from '../image/media-image.tsx';
import { useMediaChanges } from '../media-queries.ts';
import { AltField } from './alt-field.tsx';
import { CaptionsField } from './captions-field.tsx';
import focal from './focal-point-field.module.css';
import classes from './media-form.module.css';
import { Proposal } from './proposal.tsx';
import { RightsFields } from './rights-fields.tsx';

type MediaFormProps = { details: MediaDetails; onReload: () => Promise<MediaDetails | undefined> };

type SavedMedia = SavedDocument<MediaContent>;

const mediaType: DocumentType<MediaContent> = { kind: 'media', draftShape: 'media-1', empty: emptyMedia };

/** A file is always there: nothing of it waits to be shown. */
const toSaved = ({ id, version, modifiedAt, modifiedBy, ...details }: MediaDetails): SavedMedia => {
  const { title, alt, decorative, focalPoint, captions, words, rights } = details;
  const content = { title, alt, decorative, focalPoint, captions, words, rights };
  return { id, version, modifiedAt, modifiedBy, active: false, content };
};

const faultsOf = (content: MediaContent) =>
  toFaults(
    'media',
    (mediaContent.safeParse(content).error?.issues ?? []).map((issue) => fromZod(issue)),
    content,
  );

export function MediaForm({ details, onReload }: MediaFormProps) {
  const t = useTranslations('media.details');
  const { field: text } = useProblemText();
  const errorText = useErrorText();
  const { edit: change } = useMediaChanges();
  const draft = useDraft<MediaContent, SavedMedia, never>({
    type: mediaType,
    saved: useMemo(() => toSaved(details), [details]),
    draftKey: `media:${details.id}`,
  });
  const saving = useSaving(draft, {
    faultsOf,
    missing: [],
    create: () => Promise.reject(new Error('An image or video is made by its upload')),
    save: async ({ version, content }) =>
      toSaved(await change.mutateAsync({ params: { id: details.id }, body: { ...content, version } })),
    newerIn: async (error) => {
      if (!(error instanceof ProblemError) || error.code !== 'media.changed-elsewhere') return null;
      const newer = await onReload();
      return newer ? toSaved(newer) : null;
    },
    onSaved: () => {},
  });
  const editor = { ...draft, ...saving };
  const { content, faults, refusal, edit } = editor;
  const errorsAt = (field: string) => placeFaults(faults, { row: null, field }, text);
  const set = (part: Partial<MediaContent>) => edit((before) => ({ ...before, ...part }));

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
            create: '',
            save: details.usedIn.length > 0 ? t('saveFor', { count: details.usedIn.length }) : t('save'),
            discard: t('discardText'),
          }}
          refusal={refusal ? <p>{errorText(refusal)}</p> : null}
        />
      }
    >
      {details.images.length > 0 && (
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
      <Proposal
        field={t('name')}
        text={details.metadata?.title}
        current={content.title}
        onUse={(title) => set({ title })}
      />
      {details.audio ? (
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
      {!content.decorative &&
        languages.map((language) => (
          <Proposal
            key={language}
            field={t(language === 'el' ? 'altGreek' : 'altEnglish')}
            text={details.metadata?.description?.[language]}
            current={content.alt[language]}
            onUse={(alt) => edit((before) => ({ ...before, alt: { ...before.alt, [language]: alt } }))}
          />
        ))}
      {details.video && (
        <CaptionsField
          value={content.captions ?? details.captions}
          hasAudio={details.video.audioCodec !== null}
          onChange={(language, captions) =>
            edit((before) => ({
              ...before,
              captions: { ...(before.captions ?? details.captions), [language]: captions },
            }))
          }
        />
      )}
      <RightsFields
        id={fieldId('media', 'rights')}
        value={content.rights ?? details.rights}
        refused={faults.some(({ field }) => field === 'rights')}
        required={asksRights()}
        metadata={details.metadata}
        onChange={(part) =>
          edit((before) => ({ ...before, rights: { ...(before.rights ?? details.rights), ...part } }))
        }
      />
    </DocumentFrame>
  );
}

type FocalPointFieldProps = { asset: MediaAsset; value: FocalPoint; onChange: (point: FocalPoint) => void };

function FocalPointField({ asset, value, onChange }: FocalPointFieldProps) {
  const t = useTranslations('media.details');
  const hint = useId();
  const moved = { ...asset, focalPoint: value };
  return (
    <Stack gap={12}>
      <ImagePoint
        id={fieldId('media', 'focalPoint')}
        image={<MediaImage asset={asset} sizes="(max-width: 48em) 92vw, 640px" />}
        size={asset.size}
        label={t('focal')}
        valueText={(at) => t('focalValue', at)}
        describedBy={hint}
        {...{ value, onChange }}
      />
      <Box component="p" id={hint} fz={14} c="var(--ink-quiet)">
        {t('focalHint')}
      </Box>
      <ul className={focal.shapes} aria-label={t('focalPreviews')}>
        {shapes.map(({ name, ratio }) => (
          <li key={name} style={{ width: 96 * ratio }}>
            <MediaImage asset={moved} sizes="180px" ratio={ratio} alt="" />
            <span>{t(name)}</span>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

const shapes = [
  { name: 'shapeWall', ratio: 16 / 9 },
  { name: 'shapeSquare', ratio: 1 },
  { name: 'shapeTotem', ratio: 9 / 16 },
] as const;
