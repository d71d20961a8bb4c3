import { memo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useDisplayTags } from '../../../api/display-tags.ts';
import { fieldId } from '../../../document/faults.ts';
import classes from '../../../document/schedule-editor.module.css';
import { useFieldTexts } from '../../../i18n/field-texts.ts';
import { list } from '../../../i18n/requirement-texts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Choice } from '../../../ui/choice-group.tsx';
import { useReadOnly } from '../../../ui/read-only.ts';
import { TagsField } from '../../../ui/tags-field.tsx';
import type { Editor } from './use-editor.ts';

type AudienceProps = Pick<Editor, 'system' | 'edit'> & Pick<Editor['content'], 'tags'>;

export const AudienceEditor = memo(function AudienceEditor({ system, tags, edit }: AudienceProps) {
  const t = useTranslations('tags');
  const words = useFieldTexts();
  const locale = useLocale();
  const readOnly = useReadOnly();
  const { tags: known, unknown } = useDisplayTags(system);
  // Chosen, but no tag is written yet.
  const [wantsSome, setWantsSome] = useState(false);
  const some = tags.length > 0 || wantsSome;
  const set = (next: string[], isAll = false) => {
    setWantsSome(!isAll);
    edit((content) => ({ ...content, tags: next }));
  };
  const nowhere = unknown(tags);
  return (
    <section className={classes.section} aria-labelledby="audience-title">
      <h2 id="audience-title" className={classes.title}>
        {t('title')}
      </h2>
      {!readOnly && <p className={classes.quiet}>{t('hint')}</p>}
      <div className={classes.card}>
        {readOnly ? (
          <p>{words.value('tags', tags)}</p>
        ) : (
          <fieldset className={classes.choices} aria-labelledby="audience-title">
            <Choice
              name="audience"
              checked={!some}
              onChoose={() => (tags.length ? set([], true) : setWantsSome(false))}
            >
              {t('all')}
            </Choice>
            <Choice name="audience" checked={some} onChoose={() => setWantsSome(true)}>
              {t('some')}
            </Choice>
          </fieldset>
        )}
        {some && (
          <div className={classes.wide}>
            {!readOnly && (
              <TagsField
                id={fieldId('presentation', 'tags')}
                label={t('someLabel')}
                hint={tags.length ? t('someHint') : t('chooseAtLeast')}
                value={tags}
                known={known}
                onChange={(next) => set(next)}
              />
            )}
            <div role="status">
              {nowhere.length > 0 && (
                <Banner tone="wait">
                  {t('unknown', { count: nowhere.length, tags: list(locale, nowhere) })} {t('unknownDo')}
                </Banner>
              )}
            </div>
          </div>
        )}
      </div>
    </section>
  );
});
