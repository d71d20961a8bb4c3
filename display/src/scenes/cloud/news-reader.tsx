import type { NewsItem } from '@psifida/contract/content/news-item';
import { Dialog } from '../common/dialog.tsx';
import { RoundButton } from '../common/round-button.tsx';
import { useScene } from '../common/scene-context.ts';
import { ScrollArea } from '../common/scroll-area.tsx';
import { texts } from '../common/texts.ts';
import styles from './cloud.module.css';
import { cloudTexts } from './cloud-texts.ts';
import { NewsMeta } from './news-meta.tsx';

type NewsReaderProps = {
  item: NewsItem;
  /** Which of how many. */
  at: number;
  count: number;
  onNext: (() => void) | null;
  onPrevious: (() => void) | null;
  onClose(): void;
};

/** One piece of news to read. Its link leads out of the glass, so it is not offered. */
export function NewsReader({ item, at, count, onNext, onPrevious, onClose }: NewsReaderProps) {
  const { language } = useScene();
  const words = cloudTexts[language];
  return (
    <Dialog label={item.title} className={styles.reader}>
      <article key={at} className={styles.sheet} lang={language}>
        <NewsMeta item={item} />
        <h2 className={styles.newsHeading}>{item.title}</h2>
        {item.text && (
          <ScrollArea key={item.title} lang={language} className={styles.readerText}>
            <p className={styles.newsBody}>{item.text}</p>
          </ScrollArea>
        )}
        <div className={styles.controls}>
          {onPrevious && (
            <RoundButton
              icon="previous"
              label={words.previousNews}
              lang={language}
              tone="quiet"
              onPress={onPrevious}
            />
          )}
          {onNext && (
            <RoundButton icon="next" label={words.nextNews} lang={language} tone="quiet" onPress={onNext} />
          )}
          {count > 1 && <p className={styles.count}>{words.newsOf(at + 1, count)}</p>}
          <RoundButton
            icon="close"
            label={texts[language].close}
            lang={language}
            onPress={onClose}
            className={styles.close}
          />
        </div>
      </article>
    </Dialog>
  );
}
