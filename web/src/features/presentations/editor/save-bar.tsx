import { type ReactNode, useEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { languageTags } from '../../../i18n/language-tags.ts';
import { useRequirementTexts } from '../../../i18n/requirement-texts.ts';
import { useWhen } from '../../../i18n/when.ts';
import { changedParts } from './changed-parts.ts';
import classes from './save-bar.module.css';
import type { Editor } from './use-editor.ts';

type SaveBarProps = {
  editor: Editor;
  /** Why the last attempt was not taken; stays until the next. */
  refusal?: ReactNode;
  children: ReactNode;
};

/** Always at hand at the foot of the page: what is not saved yet, and the one main action. */
export function SaveBar({ editor, refusal, children }: SaveBarProps) {
  const place = useRef<HTMLDivElement>(null);
  // What else stands at the foot of the window, such as the uploads, makes room for it.
  useEffect(() => {
    const element = place.current;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() =>
      style.setProperty('--save-bar-height', `${element?.offsetHeight ?? 0}px`),
    );
    if (element) watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty('--save-bar-height');
    };
  }, []);
  return (
    <div className={classes.place} ref={place}>
      <div className={classes.bar}>
        <div className={classes.refusal} role="alert">
          {refusal}
        </div>
        <p className={classes.text} role="status">
          <SaveState editor={editor} />
        </p>
        <div className={classes.actions}>{children}</div>
      </div>
    </div>
  );
}

function SaveState({ editor: { base, content, dirty, isSaving, saved } }: { editor: Editor }) {
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
