import type { NewsItem } from '@psifida/contract/content/news-item';
import { useEffect, useState } from 'react';
import { useScene } from '../common/scene-context.ts';
import styles from './news-meta.module.css';
import { newsTime } from './news-time.ts';

type NewsMetaProps = { item: NewsItem; className?: string | undefined };

/** When, and who says it. */
export function NewsMeta({ item: { time, source }, className = '' }: NewsMetaProps) {
  const { language } = useScene();
  const now = useNow();
  return (
    <span className={`${styles.meta} ${className}`}>
      {time && <span>{newsTime(time, language, now)}</span>}
      {time && source && <i> · </i>}
      {source && <span>{source}</span>}
    </span>
  );
}

/** Anew every minute: what was just now is not just now for ever. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
