import { itemLimits } from '@psifida/contract/content/library-item';
import type { MediaKind } from '@psifida/contract/content/media';
import { useTranslations } from 'use-intl';
import { fieldId } from '../../../document/faults.ts';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { useReadOnly } from '../../../ui/read-only.ts';
import { MediaImage } from '../../media/image/media-image.tsx';
import { ImageMenu } from '../../media/picker/image-menu.tsx';
import { oneLine, type PartProps, useItemErrors } from './item-context.ts';
import classes from './item-editor.module.css';
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
      onPick: (picked) =>
        editor.edit(
          change({
            media: [...new Set([...media, ...picked.map(({ id }) => id)])].slice(0, itemLimits.media),
          }),
        ),
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
      {media.length > 0 && (
        <ul className={classes.images}>
          {media.map((id) => {
            const asset = assets.get(id);
            return (
              <li key={id} className={classes.image}>
                {asset ? (
                  <MediaImage asset={asset} sizes="240px" ratio={16 / 9} />
                ) : (
                  <p className={classes.blank}>{t('image.gone')}</p>
                )}
                {!readOnly && (
                  <ImageMenu
                    {...{ media, id, asset, pick }}
                    onChange={(next) => editor.edit(change({ media: next }))}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </ItemPart>
  );
}
