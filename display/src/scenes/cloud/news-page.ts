import type { NewsItem } from '@psifida/contract/content/news-item';

export const newsPages = (count: number, columns: number): number => Math.ceil(count / Math.max(1, columns));

/**
 * The items side by side on one turn of the strip, each with its place in the feed, always in the feed's order: the last
 * page reaches back for as many as it lacks, and after it comes the first.
 */
export function newsPage(items: readonly NewsItem[], columns: number, turn: number) {
  const pages = newsPages(items.length, columns);
  const page = pages === 0 ? 0 : ((turn % pages) + pages) % pages;
  const first = Math.max(0, Math.min(page * columns, items.length - columns));
  return items.slice(first, first + columns).map((item, column) => ({ index: first + column, item }));
}
