import type { NewsItem } from '@psifida/contract/content/news-item';
import { useState } from 'react';
import { RoundButton } from '../common/round-button.tsx';
import { useScene } from '../common/scene-context.ts';
import { useLoop } from '../common/use-loop.ts';
import styles from './cloud.module.css';
import { cloudTexts } from './cloud-texts.ts';
import { NewsMeta } from './news-meta.tsx';

const turnMs = 12_000;

/** The news along the edge: as many as fit side by side. They turn by themselves while nobody is here. */
export function NewsStrip({ items, onOpen }: { items: readonly NewsItem[]; onOpen(index: number): void }) {
  const { language, glass, visit, live } = useScene();
  const [turned, setTurned] = useState(0);
  const columns = glass.width > glass.height ? 3 : 1;
  const pages = Math.ceil(items.length / columns);
  const auto = useLoop({
    keys: Array.from({ length: pages }, (_, page) => String(page)),
    ms: turnMs,
    running: live && visit === null,
  });
  const page = pages === 0 ? 0 : (Number(auto ?? 0) + turned + pages * Math.abs(turned)) % pages;
  if (items.length === 0) return null;
  const words = cloudTexts[language];
  return (
    <section className={styles.news} aria-label={words.news} lang={language}>
      <ul key={page} className={styles.newsItems} style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
        {items.slice(page * columns, page * columns + columns).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a feed may say the same thing twice
          <li key={index}>
            <button type="button" className={styles.newsItem} onClick={() => onOpen(page * columns + index)}>
              <span className={styles.newsTitle}>{item.title}</span>
              <NewsMeta item={item} />
            </button>
          </li>
        ))}
      </ul>
      {pages > 1 && visit !== null && (
        <div className={styles.newsButtons}>
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
