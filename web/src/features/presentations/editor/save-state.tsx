import { useLocale, useTranslations } from 'use-intl';
import { languageTags } from '../../../i18n/language-tags.ts';
import { useRequirementTexts } from '../../../i18n/requirement-texts.ts';
import { useWhen } from '../../../i18n/when.ts';
import { changedParts } from './changed-parts.ts';
import type { Editor } from './use-editor.ts';

/** 'Unsaved changes: title (EN), 2 images', or when it was saved. */
export function SaveState({ editor: { base, content, dirty, isSaving, saved } }: { editor: Editor }) {
  const t = useTranslations('save');
  const locale = useLocale();
  const when = useWhen();
  const { things } = useRequirementTexts();
  if (isSaving) return t('saving');
  if (!dirty) return saved ? t('saved', { when: when(saved.modifiedAt) }) : t('new');
  const parts = changedParts(base, content).map((changed) => {
    if (changed.part === 'title') return t('title', { language: languageTags[changed.language] });
    return changed.part === 'entries' ? things(changed, changed.count) : t(changed.part);
  });
  if (!parts.length) return t('unsavedPlain');
  // Short forms in a row, as they are scanned and not read.
  return t('unsaved', { what: new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(parts) });
}
