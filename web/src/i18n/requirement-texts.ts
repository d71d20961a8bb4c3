import { type Bilingual, languages } from '@psifida/contract/bilingual';
import type { Missing } from '@psifida/contract/registry/check';
import { type Quality, qualities, type Section } from '@psifida/contract/registry/registry';
import { type Locale, useLocale } from 'use-intl';
import { regions } from './catalogues.ts';
import { listFormat, madeOnce, translatorOf } from './made-once.ts';

/** No minimum and no size is written into a text (R-VAL-04): both come from the registry. */
const sizeNames: Record<Quality, string> = {
  fullHd: `${qualities.fullHd.width}x${qualities.fullHd.height}`,
  hd: `${qualities.hd.height}p`,
};

export const requirementTexts = madeOnce((locale) => {
  const t = translatorOf(locale);

  const things = ({ kind }: Pick<Section, 'kind'>, count: number): string =>
    t(`kinds.${kind}.count`, { count });

  /** '4 images of 1920x1080 or larger' */
  const exactly = (section: Section, counted = things(section, section.atLeast)): string => {
    if (section.quality)
      return t(`hints.${section.quality}`, { things: counted, size: sizeNames[section.quality] });
    if (section.inCategory) return t('hints.inCategory', { things: counted });
    return counted;
  };

  return {
    things,
    exactly,
    hint: (section: Section): string =>
      section.atLeast === 0
        ? t('hints.optional')
        : t('hints.atLeast', {
            things:
              section.kind === 'news-links'
                ? t('hints.bothLinks', { things: exactly(section) })
                : exactly(section),
          }),
    /** '0 of 4 images of 1920x1080 or larger' */
    progress: (section: Missing): string =>
      t('hints.have', { have: String(section.have), things: exactly(section) }),
    /** '4 of 4 active images of 1920x1080 or larger'; beyond the minimum '5 active images of … (at least 4)'. */
    standing: (section: Missing): string => {
      const { kind, have, atLeast } = section;
      const active = (count: number) => exactly(section, t(`kinds.${kind}.active`, { count }));
      return have > atLeast
        ? t('hints.beyond', { things: active(have), atLeast: String(atLeast) })
        : t('hints.have', { have: String(have), things: active(atLeast) });
    },
    /** R-RULE-01 to 05: 'At least 4 active images are required for display presentation.' */
    required: ({ kind, atLeast }: Section): string => t(`kinds.${kind}.required`, { count: atLeast }),
    /** '2 images of 1920x1080 or larger' that are still missing */
    lacking: (section: Missing): string => exactly(section, things(section, section.atLeast - section.have)),
    /** What keeps it from being shown, in one list: a missing title too, which no section asks for. */
    missing: (title: Bilingual, parts: readonly string[]): string => {
      const lacks = languages.filter((language) => title[language].trim() === '').join();
      return list(locale, lacks ? [t('hints.titleLacking', { lacks }), ...parts] : parts);
    },
    /** 'Draft: 4 images missing', or 'On no display: 4 images missing' of what is active all the same. */
    draft: (
      missing: readonly Missing[],
      words: 'states.draftMissing' | 'status.lacking' = 'states.draftMissing',
    ) => {
      const lacking = missing.map((section) => ({ section, count: section.atLeast - section.have }));
      return t(words, {
        total: lacking.reduce((sum, { count }) => sum + count, 0),
        things: list(
          locale,
          lacking.map(({ section, count }) => things(section, count)),
        ),
      });
    },
  };
});

export const list = (locale: Locale, parts: readonly string[]): string =>
  listFormat(regions[locale], { type: 'conjunction' }).format(parts);

export const namedAtMost = 3;

/** 'The harbour, Sea, Music and 12 more' */
export const shortList = (locale: Locale, names: readonly string[]): string => {
  const count = names.length - namedAtMost;
  return list(
    locale,
    count > 0
      ? [...names.slice(0, namedAtMost), translatorOf(locale)('hints.more', { count: String(count) })]
      : names,
  );
};

export const useRequirementTexts = () => requirementTexts(useLocale());
