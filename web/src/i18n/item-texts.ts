import type { ItemNeed, ItemStanding } from '@psifida/contract/content/library-item';
import type { LibraryKind } from '@psifida/contract/kinds';
import { useLocale } from 'use-intl';
import { madeOnce, translatorOf } from './made-once.ts';
import { list, requirementTexts } from './requirement-texts.ts';

/** What a recipe, dish or product needs, in words; every number comes from the contract (R-VAL-04). */
export const itemTexts = madeOnce((locale) => {
  const t = translatorOf(locale);
  const { exactly: exactlySection } = requirementTexts(locale);

  /** '2 ingredients, in both languages', '1 image of 1920x1080 or larger' */
  const exactly = ({ part, atLeast, quality }: ItemNeed, count = atLeast): string =>
    part === 'image'
      ? exactlySection({ kind: 'image', atLeast: count, ...(quality && { quality }) })
      : t(`library.parts.${part}`, { count });

  const lacking = (need: ItemStanding): string => exactly(need, need.atLeast - need.have);

  const missingOf = (missing: readonly ItemStanding[]) => ({
    total: missing.reduce((sum, { atLeast, have }) => sum + atLeast - have, 0),
    things: list(locale, missing.map(lacking)),
  });

  return {
    exactly,
    missing: missingOf,
    lacking,
    hint: (need: ItemNeed): string => t('hints.atLeast', { things: exactly(need) }),
    /** '1 of 2 ingredients, in both languages'; beyond the minimum only what is there counts. */
    standing: (need: ItemStanding): string =>
      need.have > need.atLeast
        ? exactly(need, need.have)
        : t('hints.have', { have: String(need.have), things: exactly(need) }),
    /** 'Draft: 1 image of 1920x1080 or larger missing' */
    draft: (kind: LibraryKind, missing: readonly ItemStanding[]): string =>
      t('library.states.draftMissing', { kind, ...missingOf(missing) }),
  };
});

export const useItemTexts = () => itemTexts(useLocale());
