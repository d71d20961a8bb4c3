import { texts } from '@psifida/contract/content/glass-texts/common-texts';
import { dishTexts } from '@psifida/contract/content/glass-texts/dish-texts';
import { Icon } from '../common/controls/buttons.tsx';
import { useHomeCode } from '../common/controls/home-code.tsx';
import { Spoken, useListening } from '../common/media/listen.tsx';
import { EasyText, useVersions } from '../common/media/versions.tsx';
import { useMarks } from '../common/places.ts';
import { useItemsShown, useScene } from '../common/scene-context.ts';
import { withHyphens } from '../common/text/with-hyphens.ts';
import { Fitted } from '../food/fitted.tsx';
import { pageBudget } from '../food/food-budget.ts';
import { FoodCards } from '../food/food-cards.tsx';
import {
  Action,
  Actions,
  FoodPage,
  ListenAction,
  PageTitle,
  SectionTitle,
  VersionActions,
} from '../food/food-page.tsx';
import styles from './dish-page.module.css';
import type { DishPlate } from './dish-plates.ts';

type DishPageProps = {
  plate: DishPlate;
  related: readonly DishPlate[];
  onOpen: (id: string) => void;
  onBack: (() => void) | null;
  /** Straight to the list that the visitor began with, once it is far behind. */
  all: { of: DishPlate['kind']; onShow: () => void } | null;
};

export function DishPage({ plate, related, onOpen, onBack, all }: DishPageProps) {
  const { language, glass } = useScene();
  const { kind, id, title, description, facts } = plate;
  const marks = useMarks();
  const t = dishTexts[language];
  const home = useHomeCode({ taken: plate, shown: plate });
  const leadsTo = kind === 'dish' ? t.inDish : t.withProduct;
  useItemsShown(plate);
  const name = title[language];
  const text = description[language];
  const { listening, spoken } = useListening(plate.audio, language);
  const { easy, buttons, signer } = useVersions(plate, language);
  const told = facts.filter((one) => one.text[language] !== '');
  const budget = pageBudget(glass, {
    ...{ title: name, facts: 1 + told.length, text, related: related.length, wordsShare: 0.54 },
    buttons: [
      onBack ? `← ${texts[language].back}` : '',
      all ? t.allOf[all.of] : '',
      home.name,
      ...(listening ? [`M ${texts[language].listen}`] : []),
      ...buttons.map((one) => `M ${one.name}`),
    ],
  });
  const header = (
    <header>
      <p className={styles.kind}>{kind === 'dish' ? t.oneDish : t.oneProduct}</p>
      <PageTitle plate={plate} />
      {told.length > 0 && (
        <dl className={styles.facts}>
          {told.map((one) => (
            <div key={one.fact} {...marks.own('product', id, one.fact)}>
              <dt>{t.facts[one.fact]}</dt>
              <dd>{withHyphens(one.text[language], language)}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
  const cards = <FoodCards small plates={related} label={leadsTo} onOpen={({ key }) => onOpen(key)} />;
  return (
    <>
      <FoodPage plate={plate} inert={home.isOpen} others={plate.others} nameOf={t.image}>
        {!budget.tight && header}
        <Fitted
          label={name}
          told={`${text} ${easy} ${budget.tight} ${spoken?.words}`}
          between={budget.tight ? [1, 1] : [1.2, 2]}
        >
          {budget.tight && header}
          {easy ? (
            <EasyText text={easy} language={language} />
          ) : (
            <p className={styles.description} {...marks.own(kind, id, 'description')}>
              {withHyphens(text, language)}
            </p>
          )}
          <Spoken said={spoken} className={styles.description} />
          {budget.tight && related.length > 0 && budget.related === 'none' && (
            <ul className={styles.ways} {...(kind === 'dish' && marks.own('dish', id, 'products'))}>
              {related.map((one) => (
                <li key={one.key}>
                  <Action onPress={() => onOpen(one.key)}>{one.title[language]}</Action>
                </li>
              ))}
            </ul>
          )}
        </Fitted>
        {budget.related !== 'none' && (
          <section
            className={styles.related}
            {...(kind === 'dish' && marks.own('dish', id, 'products'))}
            data-low={budget.related === 'row' || undefined}
          >
            {budget.related === 'cards' && <SectionTitle>{leadsTo}</SectionTitle>}
            {cards}
          </section>
        )}
        <Actions>
          {onBack && (
            <Action first={!all} onPress={onBack}>
              <Icon name="back" /> {texts[language].back}
            </Action>
          )}
          <ListenAction listening={listening} tight={budget.tight} />
          <VersionActions buttons={buttons} tight={budget.tight} />
          {all && (
            <Action first onPress={all.onShow}>
              {t.allOf[all.of]}
            </Action>
          )}
          <Action
            {...(budget.tight ? { look: 'round' as const, 'aria-label': home.name } : {})}
            onPress={home.open}
          >
            {budget.tight ? <Icon name="phone" /> : home.name}
          </Action>
        </Actions>
      </FoodPage>
      {signer}
      {home.sheet}
    </>
  );
}
