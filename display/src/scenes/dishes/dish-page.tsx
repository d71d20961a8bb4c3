import { Icon } from '../common/icon.tsx';
import { Picture } from '../common/picture.tsx';
import { useScene } from '../common/scene-context.ts';
import { ScrollArea } from '../common/scroll-area.tsx';
import { texts } from '../common/texts.ts';
import { useItemsShown } from '../common/use-items-shown.ts';
import food from '../food/food.module.css';
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
  useItemsShown({ presentation, entry });
  return (
    <main className={food.page} lang={language}>
      <div className={food.pagePicture}>
        <Picture media={media} size="full" />
      </div>
      <div className={food.pageWords}>
        <p className={styles.kind}>{t[kind]}</p>
        <h1 className={food.pageTitle}>{title[language]}</h1>
        <ScrollArea lang={language} label={title[language]} className={food.reading}>
          <p className={food.paragraph}>{description[language]}</p>
          {related.length > 0 && (
            <>
              <h2 className={food.sectionTitle}>{kind === 'dish' ? t.inDish : t.withProduct}</h2>
              <ul className={styles.related}>
                {related.map((one) => (
                  <li key={one.id}>
                    <button type="button" className={styles.way} onClick={() => onOpen(one.id)}>
                      <span className={styles.wayPicture}>
                        <Picture media={one.media} size="small" alt="" />
                      </span>
                      <span className={styles.wayTitle}>{one.title[language]}</span>
                      <Icon name="next" />
                    </button>
                  </li>
                ))}
              </ul>
            </>
          )}
        </ScrollArea>
        <div className={food.actions}>
          <button type="button" className={food.action} onClick={onBack}>
            <Icon name="back" /> {texts[language].back}
          </button>
        </div>
      </div>
    </main>
  );
}
