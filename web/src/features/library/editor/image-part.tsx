import { Button, Group, Skeleton } from '@mantine/core';
import { itemNeeds } from '@psifida/contract/content/library-item';
import { isLargeEnough } from '@psifida/contract/registry/check';
import { useLocale, useTranslations } from 'use-intl';
import { fieldId } from '../../../document/faults.ts';
import { useItemTexts } from '../../../i18n/item-texts.ts';
import head from '../../../ui/part-head.module.css';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { useReadOnly } from '../../../ui/read-only.ts';
import { assetName } from '../../media/image/asset-name.ts';
import { MediaImage } from '../../media/image/media-image.tsx';
import { ResolutionBadge } from '../../media/image/resolution-badge.tsx';
import picked from '../../media/picker/picked-media.module.css';
import { FileDrop } from '../../media/uploads/file-drop.tsx';
import { oneLine, type PartProps, useItemErrors } from './item-context.ts';
import classes from './item-editor.module.css';
import { change } from './item-edits.ts';
import { ItemPart } from './item-part.tsx';

/** The image that stands for it. R-VAL-05: of a recipe only one is required, and it has to be large. */
export function ImagePart({ editor, pick }: PartProps) {
  const t = useTranslations('library');
  const texts = useItemTexts();
  const locale = useLocale();
  const { atField } = useItemErrors(editor);
  const readOnly = useReadOnly();
  const { kind, content, assets, isLoading } = editor;
  const need = itemNeeds[kind].find(({ part }) => part === 'image');
  const asset = content.image ? assets.get(content.image) : undefined;
  const counted = !asset || !need?.quality || isLargeEnough(asset.size, need.quality);
  const take = ([first]: { id: string }[]) => first && editor.edit(change({ image: first.id }));
  const choose = () => pick({ kind: 'image', multiple: false, onPick: take });

  return (
    <ItemPart
      id={fieldId(kind, 'image')}
      title={t('fields.image')}
      error={oneLine(atField('image'))}
      hint={
        need && (
          <>
            {kind === 'recipe' && <p>{t('imageOnly', { count: need.atLeast })}</p>}
            <p className={head.need}>{need.quality ? texts.exactly(need) : texts.hint(need)}</p>
          </>
        )
      }
    >
      <FileDrop kind="image" onArrived={take}>
        <Group gap="16px 24px" align="flex-start">
          <div className={classes.frame}>
            {asset ? (
              <MediaImage asset={asset} sizes="480px" ratio={16 / 9} />
            ) : content.image && isLoading ? (
              <Skeleton height={220} radius={12} />
            ) : (
              <p className={picked.blank}>{t(content.image ? 'image.gone' : 'image.none')}</p>
            )}
          </div>
          <div className={classes.side}>
            {asset && <ResolutionBadge asset={asset} counted={counted} />}
            {asset && <p className={classes.name}>{assetName(asset, locale)}</p>}
            {!readOnly && (
              <div className="shape-line">
                <PlainButton icon="photo-plus" onClick={choose}>
                  {t(content.image ? 'image.change' : 'image.choose')}
                </PlainButton>
                {content.image && (
                  <Button variant="default" onClick={() => editor.edit(change({ image: null }))}>
                    {t('image.remove')}
                  </Button>
                )}
              </div>
            )}
          </div>
        </Group>
      </FileDrop>
    </ItemPart>
  );
}
