import { tooFew } from '@psifida/contract/registry/check';
import { useTranslations } from 'use-intl';
import { useItemTexts } from '../../../i18n/item-texts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Checklist } from '../../../ui/checklist.tsx';
import type { ItemEditor } from './use-item-editor.ts';

/** What it needs and how it stands, by the judge that the server asks (R-VAL-04, R-VAL-08). */
export function ItemChecklist({ editor }: { editor: ItemEditor }) {
  const t = useTranslations();
  const texts = useItemTexts();
  const { kind, standing, isLoading, isTitled, isReady, unfinished } = editor;
  return (
    <Checklist
      id={`${kind}-requirements`}
      about={t(`library.requirements.${kind}`)}
      title={t(isReady ? 'library.ready' : 'editor.notReady')}
      ready={isReady}
      isLoading={isLoading}
      lines={[
        { key: 'title', state: isTitled ? 'done' : 'open', text: t('hints.inBothDone') },
        ...standing.map((need) => ({
          key: need.part,
          state:
            need.part === 'image' && isLoading ? null : tooFew(need) ? ('open' as const) : ('done' as const),
          text: texts.standing(need),
        })),
        ...(unfinished
          ? [{ key: 'texts', state: 'open' as const, text: t('library.unfinished', { count: unfinished }) }]
          : []),
      ]}
    />
  );
}

/** R-VAL-07 */
export function ItemLowNote({ editor: { content, assets } }: { editor: ItemEditor }) {
  const t = useTranslations();
  const low = [content.image, ...content.media].some((id) => {
    const asset = id ? assets.get(id) : undefined;
    return asset?.kind === 'image' && asset.lowResolution;
  });
  if (!low) return null;
  return (
    <Banner tone="wait" role="note">
      {t('media.lowWarning')}. {t('library.lowResolutionDo')}
    </Banner>
  );
}
