import type { NewsItem } from '@psifida/contract/content/news-item';
import { Dialog } from '../common/dialog.tsx';
import type { Mark } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { ScrollArea } from '../common/scroll-area.tsx';
import { withHyphens } from '../common/with-hyphens.ts';
import { cloudTexts } from './cloud-texts.ts';
import { NewsMeta } from './news-meta.tsx';
import styles from './news-reader.module.css';
import { PageControls } from './page-controls.tsx';

type NewsReaderProps = {
  items: readonly NewsItem[];
  /** Which of them. */
  at: number;
  mark: Mark | undefined;
  onOpen(at: number): void;
  onClose(): void;
};

/** One piece of news to read. Its link leads out of the glass, so it is not offered. */
export function NewsReader({ items, at, mark, onOpen, onClose }: NewsReaderProps) {
  const { language } = useScene();
  const words = cloudTexts[language];
  const item = items[at];
  const count = items.length;
  if (!item) return null;
  return (
    <Dialog label={item.title} className={styles.reader}>
      <article key={at} className={styles.sheet} lang={language} {...mark}>
        <NewsMeta item={item} />
        <h2 className={styles.heading}>{withHyphens(item.title, language)}</h2>
        {item.text && (
          <ScrollArea key={item.title} lang={language} className={styles.text}>
            <p className={styles.body}>{withHyphens(item.text, language)}</p>
          </ScrollArea>
        )}
        <PageControls
          words={{ previous: words.previousNews, next: words.nextNews }}
          onTurn={count > 1 ? (way) => onOpen((at + way + count) % count) : null}
          onClose={onClose}
          className={styles.controls}
        >
          {count > 1 && <p className={styles.count}>{words.newsOf(at + 1, count)}</p>}
        </PageControls>
      </article>
    </Dialog>
  );
}
