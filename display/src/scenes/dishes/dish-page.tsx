import { Icon } from '../common/icon.tsx';
import { Picture } from '../common/picture.tsx';
import { useScene } from '../common/scene-context.ts';
import { texts } from '../common/texts.ts';
import { useItemsShown } from '../common/use-items-shown.ts';
import { Fitted } from '../food/fitted.tsx';
import food from '../food/food.module.css';
import { FoodCards } from '../food/food-cards.tsx';
import { PageTitle } from '../food/page-title.tsx';
import type { DishPlate } from './dish-plates.ts';
import { dishTexts } from './dish-texts.ts';
import styles from './dishes.module.css';

type DishPageProps = {
  plate: DishPlate;
  related: readonly DishPlate[];
  onOpen: (id: string) => void;
  onBack: () => void;
};

/** A dish with its products, or a product with its dishes: each leads to the other. */
export function DishPage({ plate, related, onOpen, onBack }: DishPageProps) {
  const { language } = useScene();
  const { kind, title, description, media, presentation, entry } = plate;
  const t = dishTexts[language];
  const leadsTo = kind === 'dish' ? t.inDish : t.withProduct;
  useItemsShown({ presentation, entry });
  return (
    <main className={food.page} lang={language}>
      <div className={food.pagePicture}>
        <Picture media={media} size="full" />
      </div>
      <div className={food.pageWords}>
        <header>
          <p className={styles.kind}>{kind === 'dish' ? t.oneDish : t.oneProduct}</p>
          <PageTitle title={title[language]} />
        </header>
        <Fitted label={title[language]} told={description[language]} between={[1.2, 2]}>
          <p className={food.paragraph}>{description[language]}</p>
        </Fitted>
        {related.length > 0 && (
          <section className={styles.related}>
            <h2 className={food.sectionTitle}>{leadsTo}</h2>
            <FoodCards small plates={related} label={leadsTo} onOpen={({ key }) => onOpen(key)} />
          </section>
        )}
        <div className={food.actions}>
          <button type="button" className={`${food.action} ${food.first}`} onClick={onBack}>
            <Icon name="back" /> {texts[language].back}
          </button>
        </div>
      </div>
    </main>
  );
}
