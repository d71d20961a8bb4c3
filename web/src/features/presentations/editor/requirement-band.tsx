import { Skeleton } from '@mantine/core';
import { languages } from '@psifida/contract/content/bilingual';
import { useTranslations } from 'use-intl';
import { useRequirementTexts } from '../../../i18n/requirement-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { lowResolutionShown } from './judge-draft.ts';
import classes from './requirement-band.module.css';
import type { Editor } from './use-editor.ts';

type State = 'done' | 'open' | 'optional';
const icons = { done: 'circle-check', open: 'circle-dashed', optional: 'circle-dotted' } as const;

/** The rule seen before it is met: live, at the top, by the judge that the server asks (R-VAL-04, R-VAL-08). */
export function RequirementBand({ editor }: { editor: Editor }) {
  const t = useTranslations();
  const { standing, hint } = useRequirementTexts();
  const { content, rules, judgement, assets, isLoading } = editor;
  const titled = languages.every((language) => content.title[language].trim() !== '');
  const ready = titled && judgement.missing.length === 0 && !isLoading;
  const low = lowResolutionShown(content, assets);
  return (
    <section className={classes.band} data-ready={ready || undefined} aria-labelledby="requirements">
      <h2 id="requirements" className={classes.title}>
        <span className={classes.unseen}>{t('editor.requirements')}: </span>
        {ready ? t(`editor.ready.${rules.installation}`) : t('editor.notReady')}
      </h2>
      <ul className={classes.list}>
        <Line state={titled ? 'done' : 'open'} text={t('hints.inBothDone')} />
        {judgement.standing.map((section) =>
          isLoading ? (
            <li key={section.kind}>
              <Skeleton height={24} width={220} />
            </li>
          ) : (
            <Line
              key={section.kind}
              state={section.atLeast === 0 ? 'optional' : section.have >= section.atLeast ? 'done' : 'open'}
              text={
                section.atLeast === 0
                  ? `${t(`kinds.${section.kind}.title`)}: ${hint(section)}`
                  : standing(section)
              }
            />
          ),
        )}
      </ul>
      {low > 0 && (
        <p className={classes.warning} role="note">
          <Icon name="alert-triangle" size={18} />
          <span>
            {t('editor.lowResolution')}. {t('editor.lowResolutionDo')}
          </span>
        </p>
      )}
    </section>
  );
}

function Line({ state, text }: { state: State; text: string }) {
  const t = useTranslations('editor');
  return (
    <li className={classes.line} data-state={state}>
      <Icon name={icons[state]} size={22} />
      <span>
        {text}
        {state !== 'optional' && <span className={classes.unseen}> ({t(state)})</span>}
      </span>
    </li>
  );
}
