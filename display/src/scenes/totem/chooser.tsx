import { Picture } from '../common/picture.tsx';
import { useScene } from '../common/scene-context.ts';
import { ScrollArea } from '../common/scroll-area.tsx';
import typography from '../common/typography.module.css';
import styles from './totem.module.css';
import { totemTexts } from './totem-texts.ts';
import type { Tour } from './tour.ts';

/** Which of several presentations to walk through; the nearest to the hand are at the bottom. */
export function Chooser({ tours, onChoose }: { tours: readonly Tour[]; onChoose(id: string): void }) {
  const { language } = useScene();
  const words = totemTexts[language];
  const ground = tours.find(({ cover }) => cover)?.cover;
  return (
    <div className={styles.chooser}>
      {ground && <Picture media={ground} size="small" alt="" className={styles.horizon} />}
      <h1 className={typography.title} lang={language}>
        {words.choose}
      </h1>
      <ScrollArea
        lang={language}
        words={{ before: words.fewer, after: words.more }}
        className={styles.choices}
      >
        <div className={styles.cards}>
          {tours.map(({ presentation: { id, title }, cover }) => (
            <button key={id} type="button" className={styles.card} onClick={() => onChoose(id)}>
              {cover && <Picture media={cover} size="small" alt="" className={styles.cardPicture} />}
              <span className={styles.cardTitle}>{title[language]}</span>
            </button>
          ))}
        </div>
      </ScrollArea>
    </div>
  );
}
