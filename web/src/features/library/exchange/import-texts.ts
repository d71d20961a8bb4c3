import type { ImportIssue } from '@psifida/contract/content/import-issue';
import { itemStanding } from '@psifida/contract/content/library-item';
import { type ImportLine, importLimits } from '@psifida/contract/endpoints/library';
import type { FieldIssue } from '@psifida/contract/problem-shape';
import { isProblemCode } from '@psifida/contract/problems';
import { createTranslator, type Locale, useLocale } from 'use-intl';
import { ProblemError } from '../../../api/problem-error.ts';
import { catalogueOf } from '../../../i18n/catalogues.ts';
import { itemTexts } from '../../../i18n/item-texts.ts';
import { fieldText } from '../../../i18n/problem-text.ts';
import { useErrorText } from '../../../ui/banner.tsx';

const numbersOf = (params: FieldIssue['params'] = {}) =>
  Object.fromEntries(['el', 'en', 'columns', 'have', 'max'].map((name) => [name, Number(params[name] ?? 0)]));

export function importTexts(locale: Locale, errorText: (error: unknown) => string) {
  const t = createTranslator({ locale, messages: catalogueOf(locale), namespace: 'library.exchange' });

  const what = ({ reason, code, params }: ImportIssue): string => {
    if (reason) return t(`faults.${reason}`, numbersOf(params) as never);
    if (isProblemCode(code)) return errorText(new ProblemError({ code, params: params ?? {} }));
    const need = code === 'field.too-few' && itemStanding.safeParse(params).data;
    return need
      ? t('faults.lacks', { needs: itemTexts(locale).hint(need) })
      : fieldText(locale, code, params);
  };

  /** 'ingredients_en, row 2' */
  const place = ({ column, row }: ImportIssue): string =>
    [column, row && t('row', { row: String(row) })].filter(Boolean).join(', ');

  const said = (issue: ImportIssue): string =>
    [place(issue), issue.written && t('wrote', { text: issue.written }), what(issue)]
      .filter(Boolean)
      .join(': ');

  return {
    what,
    place,
    report: (lines: readonly ImportLine[]): string =>
      lines
        .flatMap(({ line, title, issues }) =>
          issues.map(
            (issue) => `${t('reportLine', { line: String(line) })}${title && ` (${title})`}: ${said(issue)}`,
          ),
        )
        .join('\n'),
    file: ({ path: [, column], code, params = {} }: FieldIssue): string => {
      const name = String(column ?? '');
      if (code === 'field.too-long') return t('file.tooMany', { max: importLimits.lines });
      if (code === 'field.required') return name ? t('file.half', { name }) : t('file.empty');
      if (code === 'field.unknown')
        return params.twice
          ? t('file.twice', { name })
          : t('file.unknown', {
              name,
              columns: Array.isArray(params.columns) ? params.columns.join(', ') : '',
            });
      return typeof params.line === 'number'
        ? t('file.brokenAt', { line: String(params.line) })
        : t('file.broken');
    },
  };
}

export function useImportTexts() {
  return importTexts(useLocale(), useErrorText());
}
