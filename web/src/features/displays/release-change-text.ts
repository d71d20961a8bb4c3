import type { ReleaseChange } from '@psifida/contract/endpoints/displays';
import { useLocale, useTranslations } from 'use-intl';
import { useChangeTexts } from '../../i18n/change-text.ts';

const toldAtMost = 3;

/** '“The harbour”: cover changed · “Carnival” added' */
export function useReleaseChangeText() {
  const t = useTranslations('releases');
  const hints = useTranslations('hints');
  const locale = useLocale();
  const { phrase } = useChangeTexts();
  const lineOf = ({ kind, title, change, changes }: ReleaseChange): string => {
    const name = title[locale];
    if (kind === 'order') return t('changes.order');
    if (kind === 'media') return t(change === 'replaced' ? 'changes.replaced' : 'changes.details', { name });
    return change === 'added' || change === 'removed'
      ? t(`changes.${change}`, { name })
      : t('changes.changed', { name, what: phrase(changes) });
  };
  return (changes: readonly ReleaseChange[]): string => {
    const rest = changes.length - toldAtMost;
    const lines = changes.slice(0, toldAtMost).map(lineOf);
    if (!lines.length) return t('changes.same');
    return (rest > 0 ? [...lines, hints('more', { count: String(rest) })] : lines).join(' · ');
  };
}
