import { z } from 'zod';

/** One piece of news as a display shows it: plain text throughout, never markup. */
const newsItem = z.object({
  title: z.string(),
  text: z.string(),
  /** Http or https. */
  link: z.string().nullable(),
  /** Null where the feed does not say, or says it in no known way. */
  time: z.iso.datetime().nullable(),
  /** Who says it: the feed's own title unless the item names another. */
  source: z.string(),
  /** The image's address as the feed gave it, http or https; nobody has fetched it. */
  image: z.string().nullable(),
});
export type NewsItem = z.infer<typeof newsItem>;

export const newsItemsAtMost = 50;

/** What one feed says now, newest first. */
export const newsFeed = z.object({ title: z.string(), items: z.array(newsItem).max(newsItemsAtMost) });
export type NewsFeed = z.infer<typeof newsFeed>;
