import { texts } from '@psifida/contract/content/glass-texts/common-texts';
import { dishTexts } from '@psifida/contract/content/glass-texts/dish-texts';
import type { CSSProperties } from 'react';
import { Icon } from '../common/controls/buttons.tsx';
import { useHomeCode } from '../common/controls/home-code.tsx';
import { Image } from '../common/media/image.tsx';
import { Spoken, useListening } from '../common/media/listen.tsx';
import { EasyText, useVersions } from '../common/media/versions.tsx';
import { useMarks } from '../common/places.ts';
import { useItemsShown, useScene } from '../common/scene-context.ts';
import { Fitted } from '../common/text/fitted.tsx';
import { withHyphens } from '../common/text/with-hyphens.ts';
import { pageBudget, wordsShareOf } from '../food/food-budget.ts';
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
  const shownKind = kind === 'dish' ? t.oneDish : t.oneProduct;
  const wordsShare = wordsShareOf(glass);
  const budget = pageBudget(glass, {
    ...{ title: name, text, related: related.map((one) => one.title[language]), wordsShare },
    facts: [shownKind, ...told.map((one) => `${t.facts[one.fact]} ${one.text[language]}`)],
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
      <p className={styles.kind}>{shownKind}</p>
      <PageTitle plate={plate} />
      {told.length > 0 && (
        <dl className={styles.facts} data-inline={budget.inline || undefined}>
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
  const mark = kind === 'dish' ? marks.own('dish', id, 'products') : {};
  const leads = budget.related && (
    <section className={styles.related} {...mark}>
      {budget.related.look === 'cards' && <SectionTitle>{leadsTo}</SectionTitle>}
      <ul
        className={styles[budget.related.look]}
        aria-label={leadsTo}
        style={{ '--columns': budget.related.columns, '--high': `${budget.related.high}px` } as CSSProperties}
      >
        {related.map((one) => (
          <li key={one.key}>
            <button
              type="button"
              className={styles.lead}
              {...marks.entry(one.presentation, one.entry, one.kind)}
              onClick={() => onOpen(one.key)}
            >
              <Image media={one.media} size="small" alt="" mark={marks.own(one.kind, one.id, 'image')} />
              <span className={styles.leadName} {...marks.own(one.kind, one.id, 'title')}>
                {withHyphens(one.title[language], language)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
  return (
    <>
      <FoodPage
        plate={plate}
        inert={home.isOpen}
        wordsShare={wordsShare}
        others={plate.others}
        nameOf={t.image}
      >
        {!budget.tight && header}
        <Fitted
          pager={paper.reading}
          label={name}
          told={`${text} ${easy} ${budget.tight} ${spoken?.words}`}
          between={budget.tight ? [1, 1.6] : [1.2, 2]}
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
          {related.length > 0 && !budget.related && (
            <ul className={styles.ways} {...mark}>
              {related.map((one) => (
                <li key={one.key}>
                  <Action onPress={() => onOpen(one.key)}>{one.title[language]}</Action>
                </li>
              ))}
            </ul>
          )}
        </Fitted>
        {leads}
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
