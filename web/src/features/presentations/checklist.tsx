import type { Missing } from '@psifida/contract/registry/check';
import type { Section } from '@psifida/contract/registry/registry';
import { useTranslations } from 'use-intl';
import { useRequirementTexts } from '../../i18n/requirement-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './checklist.module.css';

type ChecklistProps = { sections: readonly Section[]; missing: readonly Missing[]; titleDone: boolean };

/** The rule seen before it is met: a line for the title and one for each section, ticked as they are fulfilled. */
export function Checklist({ sections, missing, titleDone }: ChecklistProps) {
  const t = useTranslations();
  const { hint, progress } = useRequirementTexts();
  return (
    <ul className={classes.list}>
      <Line
        state={titleDone ? 'done' : 'open'}
        label={t('presentations.titleField')}
        text={t('hints.inBoth')}
      />
      {sections.map((section) => {
        const lacking = missing.find(({ kind }) => kind === section.kind);
        return (
          <Line
            key={section.kind}
            state={section.atLeast === 0 ? 'optional' : lacking ? 'open' : 'done'}
            label={t(`kinds.${section.kind}.title`)}
            text={lacking ? progress(lacking) : hint(section)}
          />
        );
      })}
    </ul>
  );
}

const icons = { done: 'circle-check', open: 'circle-dashed', optional: 'circle-dotted' } as const;

function Line({ state, label, text }: { state: keyof typeof icons; label: string; text: string }) {
  const t = useTranslations('presentations');
  return (
    <li className={classes.line} data-state={state}>
      <Icon name={icons[state]} size={24} />
      <span>
        <strong className={classes.label}>{label}</strong>
        <span className={classes.text}>{text}</span>
      </span>
      {state !== 'optional' && (
        <span className={classes.verdict}>{state === 'done' ? t('lineDone') : t('lineOpen')}</span>
      )}
    </li>
  );
}
