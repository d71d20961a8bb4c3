import { servingsAtMost } from '@psifida/contract/content/amounts';
import { texts } from '@psifida/contract/content/glass-texts/common-texts';
import { recipeTexts } from '@psifida/contract/content/glass-texts/recipe-texts';
import { useState } from 'react';
import { Icon } from '../common/controls/buttons.tsx';
import { useHomeCode } from '../common/controls/home-code.tsx';
import { Spoken, useListening } from '../common/media/listen.tsx';
import { EasyText, useVersions } from '../common/media/versions.tsx';
import { type Mark, useLeadTo, useMarks } from '../common/places.ts';
import { useItemsShown, useScene } from '../common/scene-context.ts';
import { Fitted } from '../common/text/fitted.tsx';
import { withHyphens } from '../common/text/with-hyphens.ts';
import { pageBudget } from '../food/food-budget.ts';
import {
  Action,
  Actions,
  FoodPage,
  ListenAction,
  PageTitle,
  SectionTitle,
  VersionActions,
} from '../food/food-page.tsx';
import paper from '../food/paper.module.css';
import { IngredientList } from './ingredient-list.tsx';
import styles from './recipe-page.module.css';
import type { RecipePlate } from './recipe-plates.ts';
import { StepMode } from './step-mode.tsx';

type RecipePageProps = {
  plate: RecipePlate;
  servings: number | null;
  onServings: (servings: number) => void;
  onBack: (() => void) | null;
};

export function RecipePage({ plate, servings, onServings, onBack }: RecipePageProps) {
  const { language, glass, access } = useScene();
  const { recipe, id } = plate;
  const marks = useMarks();
  const t = recipeTexts[language];
  const [isCooking, setCooking] = useState(false);
  const home = useHomeCode({
    ...{ taken: plate, shown: plate },
    servings: servings === recipe.servings ? null : servings,
  });
  useLeadTo(() => {
    setCooking(false);
    home.close();
  });
  useItemsShown(plate);
  const { listening, spoken } = useListening(isCooking ? undefined : recipe.audio, language);
  const { easy, buttons, signer } = useVersions(recipe, language);
  const facts = [
    recipe.minutes === null ? '' : t.time(recipe.minutes),
    recipe.servings === null || recipe.servings === servings ? '' : t.writtenFor(recipe.servings),
  ].filter((fact) => fact !== '');

  if (isCooking)
    return (
      <StepMode
        plate={plate}
        servings={servings}
        onClose={() => setCooking(false)}
        onTakeHome={() => {
          setCooking(false);
          home.open();
        }}
      />
    );
  const title = recipe.title[language];
  const wordsShare = access ? 0.69 : 0.64;
  const { tight } = pageBudget(glass, {
    ...{ title, facts: facts.length > 0 ? [facts.join(' · ')] : [], related: [] },
    wordsShare,
    buttons: [
      onBack ? `← ${texts[language].back}` : '',
      ...[home.name, t.stepByStep, 'M— 4 μερίδες —M'],
      ...(listening ? [`M ${texts[language].listen}`] : []),
      ...buttons.map((one) => `M ${one.name}`),
    ],
    text: recipe.ingredients.map(({ text }) => text[language]).join(' '),
  });
  const header = (
    <header>
      <PageTitle plate={plate} />
      {facts.length > 0 && (
        <p className={styles.facts} {...marks.own('recipe', id, 'minutes')}>
          {facts.join(' · ')}
        </p>
      )}
    </header>
  );
  const stepper = servings !== null && (
    <ServingsStepper servings={servings} onChange={onServings} mark={marks.own('recipe', id, 'servings')} />
  );
  return (
    <>
      <FoodPage plate={plate} inert={home.isOpen} wordsShare={wordsShare}>
        {!tight && header}
        <Fitted
          pager={paper.reading}
          label={title}
          told={`${language} ${servings} ${tight} ${easy} ${spoken?.words}`}
          between={tight ? [1, 1] : [1.15, 1.7]}
        >
          {tight && header}
          {easy && <EasyText text={easy} language={language} />}
          <div className={styles.columns} hidden={easy !== null}>
            <section className={styles.needed}>
              <SectionTitle>{t.ingredients}</SectionTitle>
              {tight && stepper}
              <IngredientList id={id} recipe={recipe} servings={servings} />
            </section>
            <section className={styles.method}>
              <SectionTitle>{t.steps}</SectionTitle>
              <ol className={styles.steps}>
                {recipe.steps.map(({ id: step, text }, index) => (
                  <li key={step} {...marks.line(id, step, 'text')}>
                    <span className={styles.figure} aria-hidden="true">
                      {index + 1}
                    </span>
                    {withHyphens(text[language], language)}
                  </li>
                ))}
              </ol>
            </section>
          </div>
          <Spoken said={spoken} className={styles.spoken} />
        </Fitted>
        <Actions>
          {onBack && (
            <Action
              first
              {...(tight ? { look: 'round' as const, 'aria-label': texts[language].back } : {})}
              onPress={onBack}
            >
              <Icon name="back" /> {!tight && texts[language].back}
            </Action>
          )}
          {!tight && stepper}
          <ListenAction listening={listening} tight={tight} />
          <VersionActions buttons={buttons} tight={tight} />
          <Action {...(tight ? { look: 'round' as const, 'aria-label': home.name } : {})} onPress={home.open}>
            {tight ? <Icon name="phone" /> : home.name}
          </Action>
          <Action look="main" onPress={() => setCooking(true)}>
            {t.stepByStep}
          </Action>
        </Actions>
      </FoodPage>
      {signer}
      {home.sheet}
    </>
  );
}

type ServingsStepperProps = { servings: number; onChange: (servings: number) => void; mark: Mark };

function ServingsStepper({ servings, onChange, mark }: ServingsStepperProps) {
  const t = recipeTexts[useScene().language];
  // A disabled button would lose the focus.
  const to = (wanted: number) => {
    const isPossible = wanted >= 1 && wanted <= servingsAtMost;
    return { 'aria-disabled': !isPossible, onClick: () => isPossible && onChange(wanted) };
  };
  return (
    <div className={styles.servings} {...mark}>
      <button type="button" className={styles.stepper} aria-label={t.fewer} {...to(servings - 1)}>
        <Icon name="minus" />
      </button>
      <span className={styles.count} role="status">
        {t.servings(servings)}
      </span>
      <button type="button" className={styles.stepper} aria-label={t.more} {...to(servings + 1)}>
        <Icon name="plus" />
      </button>
    </div>
  );
}
