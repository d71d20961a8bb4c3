import type { Section } from '@psifida/contract/registry/registry';
import { useTranslations } from 'use-intl';
import { useRequirementTexts } from '../../i18n/requirement-texts.ts';
import classes from './requirement-list.module.css';

/** R-VAL-04: what a presentation of this system needs, said before anyone fails it. */
export function RequirementList({ sections }: { sections: readonly Section[] }) {
  const t = useTranslations();
  const { hint } = useRequirementTexts();
  return (
    <dl className={classes.list}>
      <div className={classes.row}>
        <dt>{t('presentations.titleField')}</dt>
        <dd>{t('hints.inBoth')}</dd>
      </div>
      {sections.map((section) => (
        <div key={section.kind} className={classes.row}>
          <dt>{t(`kinds.${section.kind}.title`)}</dt>
          <dd>{hint(section)}</dd>
        </div>
      ))}
    </dl>
  );
}
