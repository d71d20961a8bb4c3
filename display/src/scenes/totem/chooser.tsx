import type { ReleaseMedia } from '@psifida/contract/content/release';
import { Picture } from '../common/picture.tsx';
import { useMarks } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { ScrollArea } from '../common/scroll-area.tsx';
import typography from '../common/typography.module.css';
import { withHyphens } from '../common/with-hyphens.ts';
import cards from './card.module.css';
import styles from './chooser.module.css';
import { isNarrow } from './split.tsx';
import { totemTexts } from './totem-texts.ts';
import type { Tour } from './tour.ts';

type ChooserProps = {
  tours: readonly Tour[];
  /** What was on the glass when it was touched: it stays above the choice. */
  above: ReleaseMedia | null;
  onChoose(id: string): void;
};

/** Which of several presentations to walk through; all of them in the lower half, where everybody reaches them. */
export function Chooser({ tours, above, onChoose }: ChooserProps) {
  const { language, glass } = useScene();
  const words = totemTexts[language];
  const marks = useMarks();
  return (
    <div className={styles.chooser}>
      {above && (
        <div className={styles.horizon}>
          <Picture media={above} size="full" alt="" />
        </div>
      )}
      <h1 className={`${typography.title} ${styles.question}`} lang={language}>
        {words.choose}
      </h1>
      <ScrollArea
        lang={language}
        words={{ before: words.fewer, after: words.more }}
        className={styles.choices}
      >
        <div className={styles.cards} data-many={tours.length > 3 && !isNarrow(glass)}>
          {tours.map(({ presentation, presentation: { id, title }, cover }) => (
            <button
              key={id}
              type="button"
              className={cards.card}
              lang={language}
              onClick={() => onChoose(id)}
            >
              {cover && (
                <span className={cards.picture} {...marks.picture(presentation, cover)}>
                  <Picture media={cover} size="small" alt="" />
                </span>
              )}
              <span className={cards.words} {...marks.own('presentation', id, 'title')}>
                <span className={cards.title}>{withHyphens(title[language], language)}</span>
              </span>
            </button>
          ))}
        </div>
      </ScrollArea>
    </div>
  );
}
