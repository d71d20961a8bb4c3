import { describe, expect, test } from 'vitest';
import { FeedRefusal } from './feed-refusal.ts';
import { parseFeed } from './parse-feed.ts';
import { toNews } from './to-news.ts';

const url = 'https://www.example.gr/news/index.php?format=feed';
const news = async (xml: string) => toNews(await parseFeed(xml), url);

const rss = (items: string, channel = '<title>Δήμος</title>') =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>${channel}${items}</channel></rss>`;

const item = {
  title: 'Η πλατεία ανοίγει',
  text: 'Αύριο & μεθαύριο.',
  link: 'https://www.example.gr/1',
  time: '2024-05-01T07:00:00.000Z',
  source: 'Δήμος',
  image: 'https://www.example.gr/1.jpg',
};

test.each([
  [
    'RSS 2.0',
    rss(`<item><title><![CDATA[Η πλατεία <b>ανοίγει</b>]]></title><link>https://www.example.gr/1</link>
      <description>&lt;p&gt;Αύριο &amp;amp; μεθαύριο.&lt;/p&gt;</description>
      <pubDate>Wed, 01 May 2024 10:00:00 +0300</pubDate><enclosure url="/1.jpg" type="image/jpeg" length="1"/></item>`),
  ],
  [
    'Atom',
    `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><title>Δήμος</title><entry>
      <title type="html">Η πλατεία &lt;i&gt;ανοίγει&lt;/i&gt;</title><link rel="self" href="/x"/><link href="/1"/>
      <summary type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Αύριο &amp; μεθαύριο.</p></div></summary>
      <published>2024-05-01T10:00:00+03:00</published><media:thumbnail url="https://www.example.gr/1.jpg"/></entry></feed>`,
  ],
  [
    'RDF (RSS 1.0)',
    `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
      xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"><channel rdf:about="https://www.example.gr/"><title>Δήμος</title></channel>
      <item rdf:about="https://www.example.gr/1"><title>Η πλατεία ανοίγει</title><link>https://www.example.gr/1</link>
      <description>Αύριο &amp;amp; μεθαύριο.</description><dc:date>2024-05-01T10:00:00+03:00</dc:date>
      <media:content url="https://www.example.gr/1.jpg" medium="image"/></item></rdf:RDF>`,
  ],
])('R-VAL-06 %s gives news', async (_, xml) => {
  expect(await news(xml)).toEqual({ title: 'Δήμος', items: [item] });
});

test('R-CONT-08 newest first, what has no time last, at most fifty', async () => {
  const day = (index: number) => new Date(Date.UTC(2024, 0, 1 + index)).toUTCString();
  const many = Array.from(
    { length: 60 },
    (_, i) => `<item><title>${i}</title><pubDate>${day(i)}</pubDate></item>`,
  );
  const { items } = await news(rss(`<item><title>undated</title></item>${many.join('')}`));
  expect(items.map(({ title }) => title)).toEqual(Array.from({ length: 50 }, (_, i) => String(59 - i)));
  const few = await news(rss(`<item><title>a</title></item><item><title>b</title></item>${many[0]}`));
  expect(few.items.map(({ title }) => title)).toEqual(['0', 'a', 'b']);
});

test('an item without a title is known by its text, one without either is left out', async () => {
  const { items } = await news(
    rss('<item><description>Μόνο κείμενο</description></item><item><guid>x</guid></item>'),
  );
  expect(items).toMatchObject([{ title: 'Μόνο κείμενο', text: 'Μόνο κείμενο', time: null }]);
});

test('a feed without a title is known by its host, an item may name another source', async () => {
  const { title, items } = await news(
    rss('<item><title>α</title><source url="x">Εφημερίδα</source></item>', ''),
  );
  expect(title).toBe('www.example.gr');
  expect(items).toMatchObject([{ source: 'Εφημερίδα' }]);
});

test('addresses that no browser should follow are dropped', async () => {
  const bad = [
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    `https://a/${'x'.repeat(3_000)}`,
  ];
  const { items } = await news(
    rss(
      bad
        .map((at) => `<item><title>α</title><link>${at}</link><media:thumbnail url="${at}"/></item>`)
        .join(''),
    ),
  );
  expect(items.map(({ link, image }) => link ?? image)).toEqual([null, null, null, null]);
});

test('everything is bounded', async () => {
  const huge = 'λέξη '.repeat(100_000);
  const { items } = await news(
    rss(`<item><title>${huge}</title><description>${huge}</description></item>`, `<title>${huge}</title>`),
  );
  expect(JSON.stringify(items).length).toBeLessThan(3_000);
});

describe('what is no feed is refused', () => {
  test.each([
    ['nothing', ''],
    ['words', 'Δεν βρέθηκε'],
    ['a page', '<!doctype html><html><head><title>Δήμος</title></head><body><p>rss</p></body></html>'],
    ['JSON', '{"version":"https://jsonfeed.org/version/1.1","title":"x","items":[]}'],
    ['broken XML', '<rss version="2.0"><channel><item><title>α</item>'],
  ])('R-VAL-06 %s', async (_, text) => {
    await expect(parseFeed(text)).rejects.toThrow(FeedRefusal);
  });
});

describe('hostile XML is harmless', () => {
  const bomb = Array.from({ length: 20 }, (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`).join('');

  test.each([
    ['an entity bomb', `<!DOCTYPE x [<!ENTITY a0 "ha">${bomb}]>${rss('<item><title>&a20;</title></item>')}`],
    ['a huge attribute', rss(`<item a="${'x'.repeat(1_500_000)}"><title>α</title></item>`)],
  ])('%s expands to nothing', async (_, xml) => {
    const { items } = await news(xml);
    expect(items).toHaveLength(1);
    expect(items[0]?.title.length).toBeLessThan(10);
  });

  test.each([
    [
      'an external entity',
      `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/hostname">]>${rss('<item><title>&a;</title></item>')}`,
    ],
    ['an endless descent', `<rss version="2.0"><channel>${'<a>'.repeat(500_000)}`],
    ['a name that reaches for prototypes', rss('<item><__proto__><x>1</x></__proto__></item>')],
  ])('%s is refused', async (_, xml) => {
    await expect(parseFeed(xml)).rejects.toThrow(FeedRefusal);
  });

  test('what keeps the parser busy is given up, and the server goes on meanwhile', async () => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 20);
    const busy = rss(`<item><author>${'('.repeat(1_500_000)}</author></item>`);
    await expect(parseFeed(busy, 800)).rejects.toThrow(FeedRefusal);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(5);
  });
});
