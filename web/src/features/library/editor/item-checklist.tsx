import { tooFew } from '@psifida/contract/registry/check';
import { useTranslations } from 'use-intl';
import { useItemTexts } from '../../../i18n/item-texts.ts';
import { Checklist } from '../../../ui/checklist.tsx';
import type { ItemEditor } from './use-item-editor.ts';

/** What it needs and how it stands, by the judge that the server asks (R-VAL-04, R-VAL-08). */
export function ItemChecklist({ editor }: { editor: ItemEditor }) {
  const t = useTranslations();
  const texts = useItemTexts();
  const { kind, content, standing, assets, isLoading, isTitled, isReady, unfinished } = editor;
  const low = [content.image, ...content.media].some((id) => {
    const asset = id ? assets.get(id) : undefined;
    return asset?.kind === 'image' && asset.lowResolution;
  });
  return (
    <Checklist
      id={`${kind}-requirements`}
      about={t(`library.requirements.${kind}`)}
      title={t(isReady ? 'library.ready' : 'library.notReady')}
      ready={isReady}
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
      warning={low && `${t('library.lowResolution')}. ${t('library.lowResolutionDo')}`}
    />
  );
}
