import type { NewsItem } from '@psifida/contract/content/news-item';

/** The items side by side on one turn of the strip, each with its place in the feed. After the last comes the first. */
export const newsPage = (items: readonly NewsItem[], columns: number, turn: number) =>
  Array.from({ length: Math.min(columns, items.length) }, (_, column) => {
    const index = (((turn * columns + column) % items.length) + items.length) % items.length;
    return { index, item: items[index] };
  });
