import { useTranslations } from 'use-intl';
import { languageTags } from '../../../i18n/language-tags.ts';
import { useProblemText } from '../../../i18n/problem-text.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import type { ItemField } from './changed-fields.ts';
import { type ItemFault, inputOfFault } from './item-faults.ts';
import type { ItemEditor } from './use-item-editor.ts';

/** Every fault with the way to its field; it takes the focus after each attempt. */
export function ItemSummaryOfFaults({ editor }: { editor: ItemEditor }) {
  const t = useTranslations();
  const { field: text } = useProblemText();
  const { kind, faults, attempt } = editor;
  const label = ({ field, row, language }: ItemFault): string => {
    const name = row
      ? t(`library.rows.one.${field as 'ingredients' | 'steps'}`, { position: String(row.position) })
      : t(`library.fields.${field as ItemField}`);
    return language ? `${name} (${languageTags[language]})` : name;
  };
  return (
    <ErrorSummary
      attempt={attempt}
      {...(faults.every(({ code }) => code.startsWith('field.required')) && { title: t('form.summary') })}
      entries={faults.map((fault) => ({
        fieldId: inputOfFault(kind, fault),
        label: label(fault),
        text: text(fault.code, fault.params),
      }))}
    />
  );
}
