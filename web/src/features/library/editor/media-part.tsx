import type { MediaKind } from '@psifida/contract/content/media';
import { useTranslations } from 'use-intl';
import { fieldId } from '../../../document/faults.ts';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { useReadOnly } from '../../../ui/read-only.ts';
import { PickedMedia, withMedia } from '../../media/picker/picked-media.tsx';
import { oneLine, type PartProps, useItemErrors } from './item-context.ts';
import { change } from './item-edits.ts';
import { ItemPart } from './item-part.tsx';

export function MediaPart({ editor, pick }: PartProps) {
  const t = useTranslations('library');
  const { atField } = useItemErrors(editor);
  const { kind, content, assets } = editor;
  const { media } = content;
  const readOnly = useReadOnly();
  const add = (wanted: MediaKind) =>
    pick({
      kind: wanted,
      multiple: true,
      onPick: (picked) => editor.edit(change({ media: withMedia(media, picked) })),
    });
  if (readOnly && !media.length) return null;
  return (
    <ItemPart
      id={fieldId(kind, 'media')}
      title={t('fields.media')}
      hint={t('fields.mediaHint')}
      error={oneLine(atField('media'))}
      action={
        <>
          <PlainButton icon="photo-plus" onClick={() => add('image')}>
            {t('image.addImages')}
          </PlainButton>
          <PlainButton icon="movie" onClick={() => add('video')}>
            {t('image.addVideos')}
          </PlainButton>
        </>
      }
    >
      <PickedMedia {...{ media, assets, pick }} onChange={(next) => editor.edit(change({ media: next }))} />
    </ItemPart>
  );
}
