import { useLocale, useTranslations } from 'use-intl';
import { useProblemText } from '../../../i18n/problem-text.ts';
import { refusalText } from '../../../i18n/refusal-text.ts';
import type { UploadReason } from './upload-item.ts';

/** What is wrong with a file and what to do about it. */
export function useReasonText() {
  const locale = useLocale();
  const t = useTranslations('media.panel');
  const { problem } = useProblemText();
  return (reason: UploadReason | null): string => {
    if (!reason) return t('unknownReason');
    return 'refusal' in reason ? refusalText(locale, reason.refusal) : problem(reason.problem, reason.params);
  };
}
