import type { NewsItem } from '@psifida/contract/content/news-item';
import { useState } from 'react';
import { RoundButton } from '../common/buttons.tsx';
import type { Mark } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { useLoop } from '../common/use-loop.ts';
import type { CloudBudget } from './cloud-budget.ts';
import { cloudTexts } from './cloud-texts.ts';
import { NewsMeta } from './news-meta.tsx';
import { newsPage, newsPages } from './news-page.ts';
import styles from './news-strip.module.css';

const turnMs = 12_000;

type NewsStripProps = Exclude<CloudBudget['news'], 'button'> & {
  items: readonly NewsItem[];
  mark: Mark | undefined;
  onOpen(index: number): void;
};

/** The news along the edge: as many as fit side by side. They turn by themselves while nobody is here. */
export function NewsStrip({ items, columns, meta, text, mark, onOpen }: NewsStripProps) {
  const { language, visit, live } = useScene();
  const [turned, setTurned] = useState(0);
  const pages = newsPages(items.length, columns);
  const turns = pages > 1;
  const auto = useLoop({
    keys: Array.from({ length: Math.max(1, pages) }, (_, page) => String(page)),
    ms: turnMs,
    running: live && visit === null,
  });
  if (items.length === 0) return null;
  const turn = Number(auto ?? 0) + turned;
  const words = cloudTexts[language];
  return (
    <section className={styles.strip} aria-label={words.news} lang={language} {...mark}>
      <ul key={turn} className={styles.items} style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
        {newsPage(items, columns, turn).map(({ item, index }) => (
          <li key={index}>
            <button type="button" className={styles.item} onClick={() => onOpen(index)}>
              {meta && <NewsMeta item={item} className={styles.meta} />}
              <span className={styles.title}>{item.title}</span>
              {text && item.text && <span className={styles.text}>{item.text}</span>}
            </button>
          </li>
        ))}
      </ul>
      {turns && visit !== null && (
        <div className={styles.buttons}>
          <RoundButton
            icon="previous"
            label={words.previousNews}
            lang={language}
            tone="quiet"
            onPress={() => setTurned(turned - 1)}
          />
          <RoundButton
            icon="next"
            label={words.nextNews}
            lang={language}
            tone="quiet"
            onPress={() => setTurned(turned + 1)}
          />
        </div>
      )}
    </section>
  );
}
