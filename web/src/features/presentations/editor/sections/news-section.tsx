import { languages } from '@psifida/contract/bilingual';
import { useTranslations } from 'use-intl';
import { rowFieldId } from '../../../../document/faults.ts';
import { useParts } from '../../../../lib/parts.tsx';
import { entriesOf, setNewsLink } from '../content-edits.ts';
import classes from './news-section.module.css';
import { type SectionProps, useFieldErrors } from './section-context.ts';
import { SectionFrame } from './section-frame.tsx';

/** R-CONT-08: two links, each checked and shown by itself. */
export function NewsSection({ section, editor }: SectionProps) {
  const { LinkField } = useParts().news;
  const t = useTranslations('news');
  const errorsAt = useFieldErrors(editor);
  const [entry] = entriesOf(editor.content, 'news-links');
  const errors = entry ? errorsAt(entry.id, 'links') : {};
  return (
    <SectionFrame section={section} hint={t('hint')}>
      <div className={classes.pair}>
        {languages.map((language) => (
          <LinkField
            key={language}
            id={`${entry ? rowFieldId(entry.id, 'links') : 'links'}-${language}`}
            language={language}
            value={entry?.links[language] ?? ''}
            onChange={(link) => editor.edit(setNewsLink(language, link))}
            error={errors[language] ?? errors.both}
          />
        ))}
      </div>
    </SectionFrame>
  );
}
