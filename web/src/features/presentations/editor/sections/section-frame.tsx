import type { Section } from '@psifida/contract/registry/registry';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useRequirementTexts } from '../../../../i18n/requirement-texts.ts';
import head from '../../../../ui/part-head.module.css';
import { useReadOnly } from '../../../../ui/read-only.ts';
import classes from './section-frame.module.css';

type SectionFrameProps = {
  section: Section;
  /** Beside the requirement, such as how to reorder. */
  hint?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
};

/** One section of the presentation: its name, what it asks for before anyone fails it (R-VAL-04), and its entries. */
export function SectionFrame({ section, hint, action, children }: SectionFrameProps) {
  const t = useTranslations();
  const texts = useRequirementTexts();
  const readOnly = useReadOnly();
  const id = `section-${section.kind}`;
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={`${head.head} ${classes.head}`}>
        <div className={head.words}>
          <h2 id={id} className={`${head.title} ${classes.title}`}>
            {t(`kinds.${section.kind}.title`)}
          </h2>
          <p className={`${head.hint} ${classes.hint}`}>
            <span className={head.need}>{texts.hint(section)}.</span> {!readOnly && hint}
          </p>
        </div>
        {action && !readOnly && <div className="shape-line">{action}</div>}
      </div>
      {children}
    </section>
  );
}

/** What could be put here; whoever may only look is not asked to. */
export function EmptySection({ children }: { children: ReactNode }) {
  const t = useTranslations('editor');
  const readOnly = useReadOnly();
  return <p className="shape-empty">{readOnly ? t('emptyToRead') : children}</p>;
}
