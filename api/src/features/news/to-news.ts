import { type NewsFeed, type NewsItem, newsItemsAtMost } from '@psifida/contract/content/news-item';
import type { AtomFeed, MediaNs, RdfFeed, RssFeed } from 'feedsmith';
import type { ParsedFeed } from './parse-feed.ts';
import { toPlainText } from './plain-text.ts';

const limits = { title: 300, text: 1_000, address: 2_000 };

/** What the three formats have in common, as they gave it. */
type RawItem = {
  title: string | undefined;
  text: string | undefined;
  link: string | undefined;
  time: string | undefined;
  source: string | undefined;
  image: string | undefined;
};

const mediaImage = (media: MediaNs.ItemOrFeed | undefined): string | undefined => {
  const contents = [
    ...(media?.contents ?? []),
    ...(media?.groups?.flatMap((group) => group.contents ?? []) ?? []),
  ];
  const image = contents.find(({ medium, type }) => medium === 'image' || type?.startsWith('image/'));
  return image?.url ?? media?.thumbnails?.[0]?.url ?? contents[0]?.thumbnails?.[0]?.url;
};

const linkOf = (links: AtomFeed.Entry<string>['links'], rel: string): string | undefined =>
  links?.find((link) => (link.rel ?? 'alternate') === rel)?.href;

const fromRss = (item: RssFeed.Item<string>): RawItem => ({
  title: item.title ?? item.dc?.titles?.[0],
  text: item.description ?? item.content?.encoded,
  link: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
  time: item.pubDate ?? item.dc?.dates?.[0] ?? item.atom?.updated,
  source: item.source?.title,
  image: mediaImage(item.media) ?? item.enclosures?.find(({ type }) => type?.startsWith('image/'))?.url,
});

const fromAtom = (entry: AtomFeed.Entry<string>): RawItem => ({
  title: entry.title?.value,
  text: entry.summary?.value ?? entry.content?.value,
  link: linkOf(entry.links, 'alternate'),
  time: entry.published ?? entry.updated,
  source: entry.source?.title?.value,
  image:
    mediaImage(entry.media) ??
    entry.links?.find(({ rel, type }) => rel === 'enclosure' && type?.startsWith('image/'))?.href,
});

const fromRdf = (item: RdfFeed.Item<string>): RawItem => ({
  title: item.title ?? item.dc?.titles?.[0],
  text: item.description ?? item.content?.encoded,
  link: item.link ?? item.rdf?.about,
  time: item.dc?.dates?.[0],
  source: item.dc?.sources?.[0],
  image: mediaImage(item.media),
});

type RawFeed = { title: string | undefined; items: RawItem[] };

function toRaw(parsed: ParsedFeed): RawFeed {
  switch (parsed.format) {
    case 'rss':
      return { title: parsed.feed.title, items: parsed.feed.items?.map(fromRss) ?? [] };
    case 'atom':
      return { title: parsed.feed.title?.value, items: parsed.feed.entries?.map(fromAtom) ?? [] };
    case 'rdf':
      return { title: parsed.feed.title, items: parsed.feed.items?.map(fromRdf) ?? [] };
  }
}

function webAddress(given: string | undefined, base: string): string | null {
  const url =
    given && given.length <= limits.address && URL.canParse(given, base) ? new URL(given, base) : null;
  return url && /^https?:$/.test(url.protocol) && url.href.length <= limits.address ? url.href : null;
}

const instantOf = ({ time }: NewsItem): number => (time ? Date.parse(time) : -1);

/** What has no time stays in the feed's own order, behind what has. */
const newestFirst = (a: NewsItem, b: NewsItem): number => instantOf(b) - instantOf(a);

/** News from a parsed feed; `url` is where it came from, for addresses that are relative to it. */
export function toNews(parsed: ParsedFeed, url: string): NewsFeed {
  const raw = toRaw(parsed);
  const title = toPlainText(raw.title ?? '', limits.title) || new URL(url).hostname;
  const items = raw.items.map((item): NewsItem => {
    const text = toPlainText(item.text ?? '', limits.text);
    return {
      title: toPlainText(item.title ?? '', limits.title) || toPlainText(item.text ?? '', 120),
      text,
      link: webAddress(item.link, url),
      time: readTime(item.time),
      source: toPlainText(item.source ?? '', limits.title) || title,
      image: webAddress(item.image, url),
    };
  });
  return {
    title,
    items: items
      .filter((item) => item.title !== '')
      .sort(newestFirst)
      .slice(0, newsItemsAtMost),
  };
}

/** Zones by name that JavaScript does not know; it does know GMT, UTC and those of North America. */
const zones: Record<string, string> = {
  EEST: '+0300',
  EET: '+0200',
  CEST: '+0200',
  CET: '+0100',
  BST: '+0100',
  WEST: '+0100',
  WET: '+0000',
};

const latest = Date.UTC(9999, 0);

/** An instant from what feeds write: RFC 822, RFC 3339 and their relatives. Without a zone it is taken as UTC. */
export function readTime(raw: string | undefined): string | null {
  if (!raw || raw.length > 60) return null;
  const text = raw.trim().replace(/\b[A-Z]{3,4}$/, (zone) => zones[zone] ?? zone);
  const hasZone = /(?:[A-Z]|[+-]\d{2}:?\d{2})$/i.test(text) || /^\d{4}(?:-\d{2}){0,2}$/.test(text);
  const instant = Date.parse(hasZone ? text : `${text.replace(/(\d)T(\d)/, '$1 $2')} UTC`);
  return instant >= 0 && instant < latest ? new Date(instant).toISOString() : null;
}
