import { makeAudio } from '@psifida/api/testing/make-audio';
import { aJpeg } from '@psifida/api/testing/make-image';
import { makeVideo } from '@psifida/api/testing/make-video';
import type { Bilingual } from '@psifida/contract/bilingual';
import type { Entry } from '@psifida/contract/content/entry';
import type { ItemContentOf } from '@psifida/contract/content/library-item';
import {
  emptyContent,
  isIllustrated,
  type PresentationContent,
} from '@psifida/contract/content/presentation-content';
import { defaultPuzzleView } from '@psifida/contract/content/puzzle-view';
import type { Schedule } from '@psifida/contract/content/schedule';
import { defaultTableView } from '@psifida/contract/content/table-view';
import { endpoints } from '@psifida/contract/endpoints/all';
import {
  type ContentKind,
  type TownKind,
  townKinds,
  type UsedKind,
  usedKinds,
} from '@psifida/contract/kinds';
import { passingOf } from '@psifida/contract/registry/passing';
import { isHeard, storyOf } from '@psifida/contract/registry/stories';
import { type SystemId, systemIds, systems } from '@psifida/contract/registry/systems';
import { uploadFile } from '@psifida/server/testing/furnish';
import type { Installation } from './installation.ts';

/** Ids that are the same each time it is made. */
const createIds = () => {
  let last = 0;
  return () => `00000000-0000-4000-8000-${String(++last).padStart(12, '0')}`;
};

const text = (el: string, en: string): Bilingual => ({ el, en });

const schedule: Schedule = {
  from: '2026-01-01T00:00',
  until: '2036-01-01T00:00',
  weekdays: [1, 7],
  hours: { from: '09:00', until: '21:00' },
  yearly: [
    { kind: 'date', first: '12-24', last: '01-06' },
    { kind: 'easter', first: -2, last: 1 },
  ],
  exceptions: [{ first: '2026-12-31', last: '2026-12-31', shown: false }],
};

type Deps = {
  id: () => string;
  image: string;
  video: string;
  audio: string;
  items: Record<UsedKind, string>;
  feed: string;
};

/** An entry with every field that its system knows. */
function entryOf(system: SystemId, kind: ContentKind, deps: Deps, category: string | null): Entry {
  const base = { id: deps.id(), active: true };
  const rules = systems[system];
  const told = Object.fromEntries(
    storyOf(rules, kind).map((part) => [part, text('Ο φάρος', 'The lighthouse')]),
  );
  const heard = isHeard(rules, kind) ? { audio: { el: null, en: deps.audio } } : {};
  switch (kind) {
    case 'image':
      return {
        ...{ kind, ...base, ...told, ...heard, media: deps.image, category },
        ...(passingOf(rules)?.each && { seconds: 20 }),
      };
    case 'video':
      return { kind, ...base, ...told, media: deps.video };
    case 'image-category':
      return { kind, ...base, title: text('Παραλίες', 'Beaches') };
    case 'news-links':
      return { kind, ...base, links: { el: `${deps.feed}/el`, en: `${deps.feed}/en` } };
    case 'point-title':
      return {
        ...{ kind, ...base, ...heard, title: text('Το κάστρο', 'The castle'), media: [deps.image] },
        ...{ text: text('Του 13ου αιώνα.', 'Of the 13th century.'), place: { x: 0.25, y: 0.75 } },
      };
    case 'recipe':
      return { kind, ...base, recipe: deps.items.recipe };
    case 'dish':
      return { kind, ...base, dish: deps.items.dish };
    case 'product':
      return { kind, ...base, product: deps.items.product };
    case 'puzzle-image':
      return { kind, ...base, media: deps.image, title: text('Το λιμάνι', 'The harbour') };
  }
}

/** What is complete for the system, with every setting that it knows. */
function contentOf(system: SystemId, deps: Deps): PresentationContent {
  const entries: Entry[] = [];
  for (const { kind, atLeast } of systems[system].sections)
    for (let made = 0; made < Math.max(atLeast, 1); made += 1) {
      const category = entries.find((one) => one.kind === 'image-category')?.id ?? null;
      entries.push(entryOf(system, kind, deps, category));
    }
  const images = entries.flatMap((one) => (one.kind === 'image' ? one.id : []));
  const passing = passingOf(systems[system]);
  return {
    ...emptyContent(text(`Παρουσίαση ${system}`, `Presentation ${system}`)),
    entries,
    cover: entries.find(isIllustrated)?.id ?? null,
    map: entries.some(({ kind }) => kind === 'point-title') ? (images[0] ?? null) : null,
    seconds: passing?.seconds ? 20 : null,
    shuffle: !!passing,
    table: systems[system].view === 'table' ? defaultTableView(images) : null,
    puzzle: systems[system].view === 'puzzle' ? defaultPuzzleView : null,
    room: 'room' in systems[system] ? { announcements: true, events: true, after: 3 } : null,
  };
}

const itemsOf = (
  { id, image, audio }: Pick<Deps, 'id' | 'image' | 'audio'>,
  product: string,
): Pick<ItemContentOf, UsedKind> => {
  const base = { image, media: [image], audio: { el: null, en: audio } };
  return {
    product: {
      ...base,
      title: text('Ελαιόλαδο', 'Olive oil'),
      description: text('Από ντόπιες ελιές.', 'From local olives.'),
      producer: text('Συνεταιρισμός', 'Cooperative'),
      origin: text('Ο κάμπος', 'The plain'),
      season: text('Νοέμβριος', 'November'),
    },
    dish: {
      ...base,
      title: text('Ντάκος', 'Dakos'),
      description: text('Παξιμάδι με ντομάτα.', 'Rusk with tomato.'),
      products: [product],
    },
    recipe: {
      ...base,
      title: text('Χωριάτικη σαλάτα', 'Greek salad'),
      ingredients: [
        { id: id(), amount: 200, text: text('γρ. φέτα', 'g feta') },
        { id: id(), amount: null, text: text('Ρίγανη', 'Oregano') },
      ],
      steps: [{ id: id(), text: text('Κόψτε τα λαχανικά.', 'Cut the vegetables.') }],
      servings: 4,
      minutes: 15,
    },
  };
};

const townItemsOf = ({ image, audio }: Pick<Deps, 'image' | 'audio'>): Pick<ItemContentOf, TownKind> => {
  const base = { image, media: [image], audio: { el: null, en: audio } };
  return {
    announcement: {
      ...base,
      ...{ title: text('Κλειστή βιβλιοθήκη', 'Library closed'), text: text('Από τις 14:00.', 'From 14:00.') },
      ...{ schedule, tags: ['Ισόγειο'], pressing: 'important' },
    },
    event: {
      ...base,
      ...{ title: text('Συναυλία', 'Concert'), text: text('Με είσοδο ελεύθερη.', 'Free entry.') },
      ...{ place: text('Κάστρο', 'Castle'), point: null, category: 'music', tags: ['Ισόγειο'] },
      ...{ begin: '2026-06-01T21:00', end: '2026-06-01T23:00', wholeDay: false },
      repeats: { every: 2, unit: 'week', weekdays: [1, 5], until: '2036-01-01' },
      except: ['2026-06-05'],
    },
  };
};

async function fillMedia({ ask, staff }: Installation) {
  const image = await uploadFile(staff, await aJpeg({ width: 1920, height: 1080 }));
  const video = await uploadFile(staff, await makeVideo({ width: 1920, height: 1080, seconds: 1 }));
  const audio = await uploadFile(staff, await makeAudio({ lasting: 1 }));
  const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\nΤο λιμάνι';
  const more = { [video]: { captions: { el: captions, en: null } }, [audio]: { words: 'Καλώς ήρθατε' } };
  for (const id of [image, video, audio]) {
    const { title, version } = await ask(endpoints.findMedia, { params: { id } });
    await ask(endpoints.editMedia, {
      params: { id },
      body: {
        title: `${title} του λιμανιού`,
        version,
        alt: text('Το λιμάνι', 'The harbour'),
        decorative: false,
        focalPoint: { x: 0.25, y: 0.75 },
        ...more[id],
      },
    });
  }
  return { image, video, audio };
}

/** Of each system one display with its token; the two of the wall's system are joined. */
async function fillDisplays({ ask, post }: Installation, map: string, id: () => string) {
  const tokens: Record<string, string> = {};
  const joined: string[] = [];
  for (const system of [...systemIds, 'system1a'] as const) {
    const { code, secret } = (await post('/player/pairing')) as { code: string; secret: string };
    const { id: display } = await ask(endpoints.pairDisplay, {
      body: {
        code,
        system,
        name: `Οθόνη ${system}`,
        place: 'Είσοδος',
        languageMode: 'alternating',
        audio: true,
        ...{ panel: { widthMm: 1_210, viewingDistanceMm: 3_000 }, tags: ['Ισόγειο'] },
        ...{ idleSeconds: 90, warningSeconds: 30, youAreHere: { [map]: { x: 0.5, y: 0.5, heading: 90 } } },
      },
    });
    const { token } = (await post('/player/pairing/claim', { secret })) as { token: string };
    tokens[display] = token;
    if (system === 'system1a') joined.push(display);
  }
  const hours = { from: '08:00', until: '22:00' };
  await ask(endpoints.planScreens, {
    body: { plan: { week: [...Array(6).fill(hours), null], exceptions: [] }, displays: null, tags: [] },
  });
  await ask(endpoints.makeWall, {
    body: {
      ...{ id: id(), system: 'system1a', name: 'Τοίχος', languageMode: 'el', viewingDistanceMm: 4_000 },
      places: joined.map((display, index) => ({
        ...{ display, xMm: index * 1_300, yMm: 0, widthMm: 1_210, heightMm: 680 },
      })),
    },
  });
  return tokens;
}

/** What was on the glass of a wall, and what a visitor did at a puzzle. */
async function fillPast({ ask, post }: Installation, tokens: Record<string, string>): Promise<void> {
  const displayOf = async (system: SystemId) => {
    const [display] = (await ask(endpoints.listDisplays, { query: { system } })).items;
    const [shown] = (
      await ask(endpoints.listPresentations, { params: { system }, query: { state: 'active' } })
    ).items;
    if (!display || !shown) throw new Error(`${system} has no display`);
    return { ...display, presentation: shown.id, token: tokens[display.id] };
  };
  const wall = await displayOf('system1a');
  const outbox = 'f'.repeat(32);
  const until = new Date();
  const shown = {
    ...{ system: wall.system, release: wall.expected, presentation: wall.presentation, continued: false },
    ...{ from: new Date(until.getTime() - 60_000).toISOString(), until: until.toISOString() },
  };
  await post('/player/shown', { outbox, number: 1, items: [shown] }, wall.token);
  const { system, presentation, token } = await displayOf('system8');
  const hour = `${until.toISOString().slice(0, 13)}:00:00.000Z`;
  const items = [
    { hour, system, what: 'visit', presentation: null, times: 3 },
    { hour, system, what: 'puzzle-solved', presentation, times: 2 },
  ];
  await post('/player/visits', { outbox, number: 1, items }, token);
}

/** One of everything that staff make, each saved twice; answers the tokens by which its displays are known. */
export async function fill(installation: Installation, feed: string): Promise<Record<string, string>> {
  const { ask } = installation;
  const id = createIds();
  const media = await fillMedia(installation);
  const items = { recipe: id(), dish: id(), product: id() };
  const contents = itemsOf({ id, ...media }, items.product);
  for (const kind of usedKinds.toReversed()) {
    const params = { kind, id: items[kind] };
    const { version } = await ask(endpoints.createItem, {
      params: { kind },
      body: { id: items[kind], active: true, content: { ...contents[kind], media: [] } },
    });
    await ask(endpoints.saveItem, { params, body: { version, active: true, content: contents[kind] } });
  }
  const parts = { id, ...media, items, feed };
  for (const system of systemIds) {
    const content = contentOf(system, parts);
    const made = await ask(endpoints.createPresentation, {
      params: { system },
      body: { id: id(), active: true, ...content, seconds: null },
    });
    const body = { version: made.version, active: true, content };
    await ask(endpoints.savePresentation, { params: { system, id: made.id }, body });
    await ask(endpoints.createPresentation, {
      params: { system },
      body: {
        ...{ id: id(), active: false, ...content, title: text(`Πρόχειρο ${system}`, `Draft ${system}`) },
        ...{ schedule, tags: ['Ισόγειο'] },
      },
    });
  }
  for (const kind of townKinds) {
    const body = { id: id(), active: true, content: townItemsOf(media)[kind] };
    await ask(endpoints.createItem, { params: { kind }, body });
  }
  await ask(endpoints.saveAlertSettings, {
    body: {
      sources: [{ id: id(), name: 'Πολιτική προστασία', address: `${feed}/cap`, senders: ['p@example.gr'] }],
      ...{ senders: ['p@example.gr'], area: '40.95,24.4 10', codes: ['GR-69'] },
      atLeast: { severity: 'Moderate', urgency: 'Expected', certainty: 'Possible' },
      rule: { categories: ['Fire'], severity: 'Extreme' },
    },
  });
  const tokens = await fillDisplays(installation, media.image, id);
  const [first] = (await ask(endpoints.listDisplays, { query: { system: 'system8' } })).items;
  await ask(endpoints.setFirstDisplay, {
    params: { system: 'system8' },
    body: { first: { display: first?.id ?? '', waitMinutes: 60 } },
  });
  await ask(endpoints.sendEmergency, {
    body: {
      ...{ id: id(), level: 'danger', title: text('Πυρκαγιά', 'Fire'), text: text('Βγείτε.', 'Leave.') },
      ...{ displays: null, tags: [], until: new Date(Date.now() + 3_600_000).toISOString() },
    },
  });
  await fillPast(installation, tokens);
  return tokens;
}
