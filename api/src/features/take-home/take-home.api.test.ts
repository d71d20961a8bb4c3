import { randomUUID } from 'node:crypto';
import { dateAt, weekdayOf } from '@psifida/contract/content/athens-time';
import type { PresentationContent } from '@psifida/contract/content/presentation-content';
import { manifest } from '@psifida/contract/content/release';
import { unlimited } from '@psifida/contract/content/schedule';
import { takenKinds } from '@psifida/contract/kinds';
import type { SystemId } from '@psifida/contract/registry/systems';
import { systemIds } from '@psifida/contract/registry/systems';
import { expect, test, vi } from 'vitest';
import { anEntry, anItem, completeContent } from '../../testing/builders.ts';
import { aDisplay, aShownPresentation } from '../../testing/display-steps.ts';
import { anEmptyFeed } from '../../testing/mount-test-api.ts';
import { ownApi } from '../../testing/open-test-api.ts';
import { saveContent, savePresentation } from '../../testing/presentation-steps.ts';

const day = 24 * 60 * 60 * 1000;
// Releases are made by the database's clock: every day of these tests is after that.
let now = Date.parse(`${dateAt(Date.now() + 2 * day)}T09:00:00Z`);
const api = ownApi({ now: () => now, fetchFeed: anEmptyFeed });

const ask = (kind: string, id: string) =>
  api.call('GET', `/take-home/${kind}/${encodeURIComponent(id)}`, { token: null });
const statusOf = async (kind: string, id: string) => (await ask(kind, id)).statusCode;

const show = (system: SystemId, change: Partial<PresentationContent> & { active?: boolean } = {}) =>
  aShownPresentation(api, system, change);

test('R-GLASS-08 a recipe that a display shows can be read by anyone, without a word about who wrote it', async () => {
  const recipe = await anItem(api.db, { kind: 'recipe' });
  expect(await statusOf('recipe', recipe), 'before it is shown').toBe(404);
  await show('system7a', { entries: [{ kind: 'recipe', id: randomUUID(), active: true, recipe }] });

  const answer = await ask('recipe', recipe);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(Object.keys(answer.json()).sort()).toEqual(
    [
      ...['kind', 'id', 'system', 'title', 'images'],
      ...['ingredients', 'steps', 'servings', 'minutes'],
    ].sort(),
  );
  expect(answer.body).not.toMatch(/Μαρία|person-1/);
  expect(await statusOf('recipe', recipe.toUpperCase()), 'typed in capitals').toBe(200);

  const { version, content } = await api.read(`/library/recipe/${recipe}`);
  const title = { el: 'Άλλη σαλάτα', en: 'Another salad' };
  const saved = await api.put(`/library/recipe/${recipe}`, {
    version,
    active: true,
    content: { ...content, title },
  });
  expect(saved.statusCode, saved.body).toBe(200);
  expect((await ask('recipe', recipe)).json().title, 'after a change').toEqual(title);
});

test('R-HOME-10 a dish goes home with its products, and a product with its dishes, also one that only a dish names', async () => {
  const product = await anItem(api.db, {
    kind: 'product',
    content: { producer: { el: 'Συνεταιρισμός', en: 'Cooperative' } },
  });
  const dish = await anItem(api.db, { kind: 'dish', content: { products: [product] } });
  await show('system7b', {
    entries: [{ kind: 'dish', id: randomUUID(), active: true, dish }, await anEntry(api.db, 'product')],
  });
  expect((await ask('dish', dish)).json()).toMatchObject({
    ...{ kind: 'dish', system: 'system7b', title: { en: 'Dakos' }, description: { en: 'Text' } },
    products: [{ kind: 'product', id: product, title: { en: 'Olive oil' } }],
  });
  expect((await ask('product', product)).json()).toMatchObject({
    ...{ kind: 'product', producer: { en: 'Cooperative' }, season: { en: '' } },
    dishes: [{ kind: 'dish', id: dish }],
  });
  expect(await statusOf('recipe', dish), 'under another kind').toBe(404);
});

test('R-HOME-10 a point goes home with the presentation that it is of; its place stays a place on an image', async () => {
  const content = await completeContent(api.db, 'system4');
  const [point, map] = content.entries;
  if (point?.kind !== 'point-title') throw new Error('a totem begins with a point');
  const { id } = await show('system4', {
    entries: [{ ...point, place: { x: 0.25, y: 0.5 } }, ...content.entries.slice(1)],
    map: map?.id ?? null,
  });
  expect((await ask('point', point.id)).json()).toMatchObject({
    ...{ kind: 'point', system: 'system4', text: { en: 'Text' }, presentation: { id, kind: 'presentation' } },
  });
  expect((await ask('point', point.id)).body).not.toMatch(/latitude|geo/);
});

test('R-EVENT-08 an event goes home while displays say it, and for a week after, where a presentation gives it room', async () => {
  const at = (days: number) => `${dateAt(now + days * day)}T20:00`;
  const own = (content: object) => anItem(api.db, { kind: 'event', content });
  const [soon, later] = await Promise.all([own({ begin: at(2) }), own({ begin: at(30) })]);
  const weekly = { every: 1, unit: 'week' as const, weekdays: [], until: null };
  const repeated = await own({ begin: at(-21), repeats: weekly, place: { el: 'Κάστρο', en: 'Castle' } });
  await show('system4');
  expect(await statusOf('event', soon), 'without room').toBe(404);
  await show('system4', { room: { announcements: false, events: true, after: 1 } });
  expect((await ask('event', soon)).json()).toMatchObject({
    ...{ kind: 'event', system: 'system4', title: { en: 'Concert' }, place: null },
    times: [{ begin: at(2) }],
  });
  expect(await statusOf('event', later), 'of next month').toBe(404);
  const { times, place } = (await ask('event', repeated)).json();
  expect([times.length, times[0].begin, place.en]).toEqual([10, at(0), 'Castle']);
  const before = now;
  now += 5 * day;
  expect((await ask('event', soon)).json().times, 'when it is over').toMatchObject([
    { begin: `${dateAt(before + 2 * day)}T20:00` },
  ]);
  now += 6 * day;
  expect(await statusOf('event', soon), 'a week after').toBe(404);
  now = before;
});

test.each(systemIds)('R-HOME-10 a presentation of %s goes home whole', async (system) => {
  const { id, title, content } = await show(system);
  const answer = await ask('presentation', id);
  expect(answer.statusCode, answer.body).toBe(200);
  const { parts, ...rest } = answer.json();
  expect(rest).toMatchObject({ kind: 'presentation', id, system, title });
  const told = content.entries.filter(({ kind }) => kind !== 'image-category' && kind !== 'news-links');
  // What is still being made of an image has no size that a page could show.
  const illustrated = told.filter(({ kind }) => kind !== 'image' && kind !== 'puzzle-image');
  expect(parts.length).toBeGreaterThanOrEqual(illustrated.length);
});

test('R-HOME-11 a draft, what is planned for later and what was taken away are not to be had, by no kind of address', async () => {
  const draft = await show('system4', { active: false });
  const point = draft.content.entries.find(({ kind }) => kind === 'point-title')?.id ?? '';
  expect(await statusOf('presentation', draft.id)).toBe(404);
  expect(await statusOf('point', point)).toBe(404);

  const later = await show('system4', {
    schedule: { ...unlimited, from: `${dateAt(now + 3 * day)}T09:00` },
  });
  expect(await statusOf('presentation', later.id), 'before its first day').toBe(404);
  now += 4 * day;
  expect(await statusOf('presentation', later.id), 'from its first day on').toBe(200);

  const away = await savePresentation(api, later, { active: false });
  expect(away.statusCode, away.body).toBe(200);
  expect(await statusOf('presentation', later.id), 'once it is taken away').toBe(404);
});

test('R-HOME-11 what is on the glass in the morning is still read at home in the evening, and not weeks after its end', async () => {
  const today = dateAt(now);
  const morning = { ...unlimited, hours: { from: '08:00', until: '13:00' } };
  const { id } = await show('system4', { schedule: { ...morning, until: `${today}T23:00` } });
  now = Date.parse(`${today}T18:00:00Z`);
  expect(await statusOf('presentation', id)).toBe(200);
  now += 8 * day;
  expect(await statusOf('presentation', id)).toBe(404);
});

test('R-HOME-11 what is made for certain days is not public by a day before it was there', async () => {
  const yesterday = weekdayOf(dateAt(now - day));
  const { id } = await show('system4', { schedule: { ...unlimited, weekdays: [yesterday] } });
  const newest = api.db.selectFrom('release').select(({ fn }) => fn.max('number').as('number'));
  await api.db
    .updateTable('release')
    .set({ made_at: new Date(now) })
    .where('system', '=', 'system4')
    .where('number', '=', newest.where('system', '=', 'system4'))
    .execute();
  expect(await statusOf('presentation', id), 'before its first day').toBe(404);
  now += 6 * day;
  expect(await statusOf('presentation', id), 'on its day').toBe(200);
  now += 2 * day;
  expect(await statusOf('presentation', id), 'after it was on the glass').toBe(200);
});

test('R-HOME-11 of what is tried on the first display, pages tell only what is new', async () => {
  const shown = await show('system6');
  const { id, title } = shown;
  const { display } = await aDisplay(api, { system: 'system6' });
  const careful = await api.put('/systems/system6/first-display', {
    first: { display: display.id, waitMinutes: null },
  });
  expect(careful.statusCode, careful.body).toBe(200);
  const saved = await saveContent(api, shown, { title: { el: 'Δοκιμή', en: 'Tried' } });
  expect(saved.statusCode, saved.body).toBe(200);
  expect((await ask('presentation', id)).json().title).toEqual(title);
  expect(await statusOf('presentation', (await show('system6')).id), 'on the first display alone').toBe(200);
});

test('R-HOME-10 a release that this process cannot read takes no page from others, and is read once', async () => {
  const { id } = await show('system4');
  const { id: unread } = await show('system8');
  const { number, manifest: text } = await api.db
    .selectFrom('release')
    .select(['number', 'manifest'])
    .where('system', '=', 'system8')
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  await api.db
    .updateTable('release')
    .set({ hash: 'f'.repeat(64), manifest: text.replaceAll('"kind":"image"', '"kind":"of-tomorrow"') })
    .where('system', '=', 'system8')
    .where('number', '=', number)
    .execute();
  const reading = vi.spyOn(manifest, 'safeParse');
  expect(await statusOf('presentation', id)).toBe(200);
  expect(await statusOf('presentation', unread)).toBe(404);
  expect(await statusOf('presentation', id)).toBe(200);
  expect(reading.mock.results.filter(({ value }) => !value.success)).toHaveLength(1);
});

test('what is no id, or nobody’s, is a clear not-found; what is no kind is refused', async () => {
  for (const kind of takenKinds)
    for (const id of ['x', randomUUID(), '%00', '"'])
      expect((await ask(kind, id)).json()).toMatchObject({ code: 'item.not-found' });
  expect(await statusOf('image', randomUUID())).not.toBe(200);
});
