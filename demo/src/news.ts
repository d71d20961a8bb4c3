import type { FetchFeed } from '@psifida/api/features/news/fetch-feed';
import { type Bilingual, type Language, languages } from '@psifida/contract/bilingual';
import type { NewsFeed } from '@psifida/contract/content/news-item';
import type { FastifyInstance } from 'fastify';

type DemoNews = { daysAgo: number; title: Bilingual; text: Bilingual };

const items: readonly DemoNews[] = [
  {
    daysAgo: 0,
    title: { el: 'Ανοίγει ξανά το παραλιακό μονοπάτι', en: 'The coastal path opens again' },
    text: {
      el: 'Ολοκληρώθηκαν οι εργασίες συντήρησης και το μονοπάτι είναι πλέον προσβάσιμο με αμαξίδιο σε όλο το μήκος του. Στη διαδρομή θα βρείτε καινούργια παγκάκια, δύο βρύσες και σκιά κάτω από τα αλμυρίκια. Από την πλατεία ως τον φάρο χρειάζεστε περίπου σαράντα λεπτά.',
      en: 'Maintenance is complete, and the path can now be used with a wheelchair along its whole length. On the way there are new benches, two drinking fountains and shade under the tamarisks. From the square to the lighthouse it takes about forty minutes.',
    },
  },
  {
    daysAgo: 1,
    title: { el: 'Συναυλία στο παλιό λιμάνι το Σάββατο', en: 'A concert at the old harbour on Saturday' },
    text: {
      el: 'Η φιλαρμονική του δήμου παίζει στις εννέα το βράδυ μπροστά στο παλιό τελωνείο, με τραγούδια της θάλασσας και μουσική από ταινίες. Η είσοδος είναι ελεύθερη. Αν βρέξει, η συναυλία θα γίνει στην αίθουσα του δημαρχείου.',
      en: 'The town band plays at nine in the evening in front of the old customs house: songs of the sea and music from films. Admission is free. If it rains, the concert moves to the town hall.',
    },
  },
  {
    daysAgo: 2,
    title: { el: 'Γιορτή της ελιάς: το πρόγραμμα', en: 'Olive festival: the programme' },
    text: {
      el: 'Τρεις μέρες με γευσιγνωσίες, ξεναγήσεις στο ελαιοτριβείο και εργαστήρια για παιδιά. Η γιορτή αρχίζει την Παρασκευή το απόγευμα στον ελαιώνα και κλείνει την Κυριακή με κοινό τραπέζι στην πλατεία. Για τις ξεναγήσεις δηλώστε συμμετοχή στο δημαρχείο.',
      en: 'Three days of tastings, tours of the olive mill and workshops for children. The festival opens on Friday afternoon in the olive grove and ends on Sunday with a long table on the square. For the tours, please sign up at the town hall.',
    },
  },
  {
    daysAgo: 4,
    title: { el: 'Νέο ωράριο στη βιβλιοθήκη', en: 'New hours at the library' },
    text: {
      el: 'Από τη Δευτέρα η βιβλιοθήκη της πλατείας μένει ανοιχτή ως τις οκτώ το βράδυ, και τα Σάββατα ως το μεσημέρι. Κάθε Τετάρτη απόγευμα διαβάζουμε παραμύθια για παιδιά από τεσσάρων χρονών.',
      en: 'From Monday the library on the square stays open until eight in the evening, and until noon on Saturdays. Every Wednesday afternoon we read stories for children from the age of four.',
    },
  },
  {
    daysAgo: 6,
    title: { el: 'Εθελοντικός καθαρισμός της παραλίας', en: 'Volunteers clean the beach' },
    text: {
      el: 'Συνάντηση την Κυριακή στις δέκα το πρωί στα αλμυρίκια. Γάντια και σακούλες θα μοιραστούν εκεί. Φέρτε νερό και καπέλο· στο τέλος μας περιμένουν καφές και κουλούρια στο καφενείο του λιμανιού.',
      en: 'We meet on Sunday at ten in the morning by the tamarisks. Gloves and bags will be handed out there. Please bring water and a hat; coffee and sesame rings are waiting for us afterwards at the harbour café.',
    },
  },
];

const channel: Bilingual = { el: 'Δήμος Γαλάζιου Όρμου', en: 'Municipality of Azure Bay' };
const hour = 60 * 60 * 1000;
const day = 24 * hour;

export const demoNewsPath = (language: Language) => `/demo/news/${language}.xml?format=feed`;

const asXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const toNews = (language: Language, now: number): NewsFeed => ({
  title: channel[language],
  items: items.map(({ daysAgo, title, text }) => ({
    title: title[language],
    text: text[language],
    link: null,
    time: new Date(Math.min(now - (now % day) + 7 * hour, now) - daysAgo * day).toISOString(),
    source: channel[language],
    image: null,
  })),
});

/** RSS 2.0, with times that are always of this week. */
function toRss(language: Language, { origin, now }: { origin: string; now: number }): string {
  const news = toNews(language, now);
  const entries = news.items.map(
    ({ title, text, time }, index) =>
      `<item><title>${asXml(title)}</title><description>${asXml(text)}</description>` +
      `<guid isPermaLink="false">demo-${index + 1}</guid><pubDate>${new Date(time ?? now).toUTCString()}</pubDate></item>`,
  );
  return (
    `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>${asXml(news.title)}</title>` +
    `<link>${origin}</link><description>${asXml(news.title)}</description><language>${language}</language>` +
    `${entries.join('')}</channel></rss>`
  );
}

export function demoNewsRoutes(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  for (const language of languages)
    app.get(new URL(demoNewsPath(language), publicUrl).pathname, async (_request, reply) =>
      reply
        .type('application/rss+xml; charset=utf-8')
        .send(toRss(language, { origin: publicUrl, now: Date.now() })),
    );
}

/** Our own feed is not fetched through the network: it may lie on an address that the guard rightly refuses. */
export const withDemoNews = (fetchFeed: FetchFeed, { publicUrl }: { publicUrl: string }): FetchFeed => {
  const own = new Map(languages.map((language) => [publicUrl + demoNewsPath(language), language]));
  return async (url, options) => {
    const language = own.get(url);
    if (!language) return fetchFeed(url, options);
    return { unchanged: false, ...toNews(language, Date.now()), etag: null, lastModified: null };
  };
};
