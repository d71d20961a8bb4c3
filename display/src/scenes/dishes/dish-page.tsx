import { Icon } from '../common/buttons.tsx';
import { useItemsShown, useScene } from '../common/scene-context.ts';
import { texts } from '../common/texts.ts';
import { Fitted } from '../food/fitted.tsx';
import { FoodCards } from '../food/food-cards.tsx';
import { Action, Actions, FoodPage, PageTitle, SectionTitle } from '../food/food-page.tsx';
import styles from './dish-page.module.css';
import type { DishPlate } from './dish-plates.ts';
import { dishTexts } from './dish-texts.ts';

type DishPageProps = {
  plate: DishPlate;
  related: readonly DishPlate[];
  onOpen: (id: string) => void;
  onBack: () => void;
  /** Straight to the list that the visitor began with, once it is far behind. */
  all: { of: DishPlate['kind']; onShow: () => void } | null;
};

/** A dish with its products, or a product with its dishes: each leads to the other. */
export function DishPage({ plate, related, onOpen, onBack, all }: DishPageProps) {
  const { language } = useScene();
  const { kind, title, description, media, presentation, entry } = plate;
  const t = dishTexts[language];
  const leadsTo = kind === 'dish' ? t.inDish : t.withProduct;
  useItemsShown({ presentation, entry });
  return (
    <FoodPage media={media}>
      <header>
        <p className={styles.kind}>{kind === 'dish' ? t.oneDish : t.oneProduct}</p>
        <PageTitle title={title[language]} />
      </header>
      <Fitted label={title[language]} told={description[language]} between={[1.2, 2]}>
        <p className={styles.description}>{description[language]}</p>
      </Fitted>
      {related.length > 0 && (
        <section className={styles.related}>
          <SectionTitle>{leadsTo}</SectionTitle>
          <FoodCards small plates={related} label={leadsTo} onOpen={({ key }) => onOpen(key)} />
        </section>
      )}
      <Actions>
        <Action first={!all} onPress={onBack}>
          <Icon name="back" /> {texts[language].back}
        </Action>
        {all && (
          <Action first onPress={all.onShow}>
            {t.allOf[all.of]}
          </Action>
        )}
      </Actions>
    </FoodPage>
  );
}
