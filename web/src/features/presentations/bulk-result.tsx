import { missingSection, type PresentationSummary } from '@psifida/contract/content/presentation';
import type { ProblemCode } from '@psifida/contract/problems';
import { useLocale, useTranslations } from 'use-intl';
import { z } from 'zod';
import { useProblemText } from '../../i18n/problem-text.ts';
import { list, useRequirementTexts } from '../../i18n/requirement-texts.ts';
import { Banner } from '../../ui/banner.tsx';
import classes from './bulk-result.module.css';

export type BulkResult = {
  active: boolean;
  changed: readonly string[];
  refused: readonly { id: string; code: ProblemCode; params: Record<string, unknown> }[];
};

const incomplete = z.object({ missing: z.array(missingSection) });

type BulkResultBannerProps = { result: BulkResult; items: readonly PresentationSummary[] };

/** What was done, and by name what was not and why, with the way out. */
export function BulkResultBanner({ result, items }: BulkResultBannerProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { problem } = useProblemText();
  const { lacking } = useRequirementTexts();
  const { active, changed, refused } = result;

  const reason = ({ code, params }: BulkResult['refused'][number]): string => {
    const { data } = incomplete.safeParse(params);
    if (data) return t('editor.cannotActivate', { what: list(locale, data.missing.map(lacking)) });
    return code === 'presentation.last-active'
      ? `${problem(code)} ${t('presentations.activateAnother')}`
      : problem(code, params);
  };

  return (
    <Banner tone={refused.length ? 'wait' : 'good'} role={refused.length ? 'alert' : 'status'}>
      <p>{t('presentations.bulkDone', { active: String(active), count: changed.length })}</p>
      {refused.length > 0 && (
        <ul className={classes.list}>
          {refused.map((one) => (
            <li key={one.id}>
              {t('presentations.bulkRefused', {
                title: items.find(({ id }) => id === one.id)?.title[locale] ?? '',
                reason: reason(one),
              })}
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
