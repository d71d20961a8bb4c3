import type { ParityDoubt } from '@psifida/contract/content/parity';
import { useLocale, useTranslations } from 'use-intl';
import { list } from './requirement-texts.ts';

const namedAtMost = 5;

export function useDoubtTexts() {
  const t = useTranslations('parity');
  const locale = useLocale();
  const named = (words: readonly string[]) => list(locale, words.slice(0, namedAtMost));
  return (doubt: ParityDoubt): string => {
    switch (doubt.code) {
      case 'older':
      case 'far-shorter':
        return t(`${doubt.code}.${doubt.language}`);
      case 'no-greek':
      case 'older-than-text':
        return t(doubt.code);
      case 'numbers-differ':
        return [
          doubt.onlyGreek.length && t('onlyGreek', { numbers: named(doubt.onlyGreek) }),
          doubt.onlyEnglish.length && t('onlyEnglish', { numbers: named(doubt.onlyEnglish) }),
        ]
          .filter(Boolean)
          .join(' ');
      default:
        return t(doubt.code, { words: named(doubt.words) });
    }
  };
}
