import { randomUUID } from 'node:crypto';
import type { Presentation } from '@psifida/contract/content/presentation';
import type { PresentationContent } from '@psifida/contract/content/presentation-content';
import { resolveRegistry } from '@psifida/contract/registry/override';
import { type SystemId, systemIds, systems } from '@psifida/contract/registry/systems';
import { beforeAll, describe, expect, test } from 'vitest';
import { countAgain, countAllAfterChange } from '../../documents/count-again.ts';
import { anAsset, anEntry, completeContent } from '../../testing/builders.ts';
import { aShownPresentation } from '../../testing/display-steps.ts';
import { ownApi } from '../../testing/open-test-api.ts';
import { addressOf, savePresentation } from '../../testing/presentation-steps.ts';
import { FeedRefusal } from '../news/feed-refusal.ts';
import type { FetchFeed } from '../news/fetch-feed.ts';

const fetched: string[] = [];
const aFeed: FetchFeed = async (url) => {
  fetched.push(url);
  if (url.includes('broken')) throw new FeedRefusal('not-a-feed');
  return { unchanged: false, title: 'Νέα', items: [], etag: null, lastModified: null };
};
const api = ownApi({ fetchFeed: aFeed });

const path = (system: SystemId, rest?: string) => addressOf({ system }, rest);
const create = (system: SystemId, body: object) => api.post(path(system), body);
const save = (one: Presentation, change: object) => savePresentation(api, one, change);
const deactivate = (one: Presentation) =>
  api.post(path(one.system, `/${one.id}/deactivate`), { version: one.version });
const remove = (one: Presentation) => api.delete(path(one.system, `/${one.id}?version=${one.version}`));

describe.each(systemIds)('%s', (system) => {
  test('R-CONT-12 from an empty system to an active presentation, a change, a refusal at the minimum and a deletion', async () => {
    const one = await aShownPresentation(api, system);
    expect(one).toMatchObject({ active: true, missing: [], version: 1 });

    const title = { el: 'Άλλος τίτλος', en: 'Another title' };
    const saved: Presentation = (await save(one, { content: { ...one.content, title } })).json();
    expect(saved).toMatchObject({ title, version: 2, active: true });

    const section = systems[system].sections.filter(({ atLeast }) => atLeast > 0).at(-1);
    const fewer = saved.content.entries.filter(
      (entry) => entry !== saved.content.entries.find(({ kind }) => kind === section?.kind),
    );
    const refused = await save(saved, { content: { ...saved.content, entries: fewer, cover: null } });
    expect(refused.json()).toMatchObject({
      code: 'presentation.incomplete',
      params: {
        missing: [{ kind: section?.kind, atLeast: section?.atLeast, have: (section?.atLeast ?? 0) - 1 }],
      },
    });

    expect((await remove(saved)).json().code).toBe('presentation.last-active-delete');
    const second = await aShownPresentation(api, system);
    expect((await remove(saved)).statusCode).toBe(200);
    expect((await api.read(path(system, `/${saved.id}`))).code).toBe('presentation.not-found');
    expect((await deactivate(second)).json().code).toBe('presentation.last-active');
  });

  test('R-RULE-01 R-RULE-03 R-RULE-04 R-RULE-05 an entry deactivated at the minimum is refused, in an inactive draft it is not', async () => {
    const one = await aShownPresentation(api, system);
    for (const { kind, atLeast } of systems[system].sections.filter((section) => section.atLeast > 0)) {
      const entries = one.content.entries.map((entry) => ({
        ...entry,
        active: entry.active && entry !== one.content.entries.find((candidate) => candidate.kind === kind),
      }));
      const content = { ...one.content, entries } as PresentationContent;
      const refused = await save(one, { content });
      expect(refused.json().code).toBe('presentation.incomplete');
      expect(refused.json().params.missing).toContainEqual(
        expect.objectContaining({ kind, atLeast, have: atLeast - 1 }),
      );
    }
  });

  test('an inactive draft may lack everything, and cannot be activated until it does not', async () => {
    const draft: Presentation = (await create(system, { title: { el: 'Πρόχειρη', en: 'Draft' } })).json();
    const refused = await api.post(path(system, `/${draft.id}/activate`), { version: 1 });
    expect(refused.json().code).toBe('presentation.incomplete');
    const filled = await save(draft, { content: await completeContent(api.db, system) });
    const active = await api.post(path(system, `/${draft.id}/activate`), { version: filled.json().version });
    expect(active.json()).toMatchObject({ active: true, missing: [] });
  });
});

test('R-RULE-10 deactivating the last two at once leaves one', async () => {
  const active = async (): Promise<Presentation[]> =>
    (await api.read(path('system4', '?state=active&limit=100'))).items;
  for (let round = 0; round < 5; round += 1) {
    const both = [await aShownPresentation(api, 'system4'), await aShownPresentation(api, 'system4')];
    for (const one of await active()) if (!both.some(({ id }) => id === one.id)) await deactivate(one);
    const answers = await Promise.all(both.map(deactivate));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  }
  expect(await active()).toHaveLength(1);
});

test('a stale version is refused, the latest comes along, and nothing is lost on either side', async () => {
  const one = await aShownPresentation(api, 'system1a');
  const mine = { ...one.content, title: { el: 'Δικός μου', en: 'Mine' } };
  const theirs = { ...one.content, title: { el: 'Δικός τους', en: 'Theirs' } };
  expect((await save(one, { content: theirs })).statusCode).toBe(200);
  const refused = await save(one, { content: mine });
  expect(refused.json()).toMatchObject({
    code: 'presentation.changed-elsewhere',
    params: { current: { version: 2, title: theirs.title } },
  });
  expect((await remove(one)).json().code).toBe('presentation.changed-elsewhere');
});

test('double clicks and retries create one thing', async () => {
  const id = randomUUID();
  const body = { id, title: { el: 'Μία φορά', en: 'Once' } };
  const answers = await Promise.all(Array.from({ length: 5 }, () => create('system8', body)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.json().id))).toEqual(new Set([id]));
  const rows = await api.db.selectFrom('presentation').selectAll().where('id', '=', id).execute();
  expect(rows).toHaveLength(1);
});

describe('content that cannot be is refused at its field, in a whole-document save below the content', () => {
  test.each([
    [
      'an entry of a kind that the system does not have',
      async () => ({ entries: [await anEntry(api.db, 'recipe')] }),
      ['entries', 0, 'kind'],
    ],
    [
      'an image that is not in the library',
      async () => ({ entries: [{ ...(await anEntry(api.db, 'image')), media: randomUUID() }] }),
      ['entries', 0, 'media'],
    ],
    [
      'a category that is not in the presentation',
      async () => ({ entries: [await anEntry(api.db, 'image', randomUUID())] }),
      ['entries', 0, 'category'],
    ],
    ['a cover that is not in the presentation', async () => ({ cover: randomUUID() }), ['cover']],
    [
      'two entries under one id',
      async () => ({ entries: Array(2).fill(await anEntry(api.db, 'image')) }),
      ['entries', 1, 'id'],
    ],
  ])('%s', async (_what, change, at) => {
    const title = { el: 'Τίτλος', en: 'Title' };
    const changed = await change();
    const refused = await create('system1a', { title, ...changed });
    expect(refused.json()).toMatchObject({ code: 'input.invalid', issues: [{ path: at }] });
    const draft: Presentation = (await create('system1a', { title })).json();
    const saved = await save(draft, { content: { ...draft.content, ...changed } as never });
    expect(saved.json()).toMatchObject({ code: 'input.invalid', issues: [{ path: ['content', ...at] }] });
  });

  test('R-VAL-03 an active point without an English title', async () => {
    const content = await completeContent(api.db, 'system4');
    const entries = content.entries.map((entry) =>
      entry.kind === 'point-title' ? { ...entry, title: { el: 'Κάστρο', en: '' } } : entry,
    );
    const refused = await create('system4', { ...content, entries, active: true });
    expect(refused.json().issues).toMatchObject([
      { path: ['entries', 0, 'title'], code: 'field.required-in-english' },
    ]);
    expect((await create('system4', { ...content, entries, active: false })).statusCode).toBe(201);
  });
});

/** Complete but for the English link, with where that stands. */
async function withEnglishLink(en: string) {
  const content = await completeContent(api.db, 'system3');
  const entries = content.entries.map((entry) =>
    entry.kind === 'news-links' ? { ...entry, links: { ...entry.links, en } } : entry,
  );
  const index = entries.findIndex(({ kind }) => kind === 'news-links');
  return { content: { ...content, entries }, index, at: ['entries', index, 'links', 'en'] };
}

test('R-VAL-06 links that give no news are refused, each in its own language, when the presentation is to be shown', async () => {
  const { content, at } = await withEnglishLink('https://town.example/broken');
  const refused = await create('system3', { ...content, active: true });
  expect(refused.json().issues).toEqual([
    { path: at, code: 'news.english-link-invalid', params: { reason: 'not-a-feed' } },
  ]);
  expect((await create('system3', { ...content, active: false })).statusCode).toBe(201);
});

test('R-VAL-06 a draft keeps half an address, nothing is fetched from it, and visitors never get it', async () => {
  const { content, index, at } = await withEnglishLink('town.exam');
  const draft: Presentation = (await create('system3', content)).json();
  expect(draft.content.entries[index]).toEqual(content.entries[index]);
  expect(draft.missing).toMatchObject([{ kind: 'news-links', have: 0 }]);
  const uses = api.db.selectFrom('news_feed_use').select('url').where('presentation', '=', draft.id);
  expect(await uses.execute()).toEqual([{ url: 'https://town.example/el?format=feed' }]);

  const refusals = [
    await create('system3', { ...content, active: true }),
    await save(draft, { active: true }),
    await api.post(path('system3', `/${draft.id}/activate`), { version: 1 }),
  ].map((refused) => refused.json().issues);
  const issue = { code: 'news.english-link-invalid', params: { reason: 'not-an-address' } };
  expect(refusals).toEqual([
    [{ path: at, ...issue }],
    [{ path: ['content', ...at], ...issue }],
    [{ path: at, ...issue }],
  ]);
  expect(fetched).not.toContain('town.exam');
});

test('an identifier in capital letters is the same identifier', async () => {
  const content = await completeContent(api.db, 'system1a');
  const capital = JSON.parse(
    JSON.stringify(content).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => id.toUpperCase()),
  );
  const [first] = content.entries;
  const created = await create('system1a', { ...capital, cover: first?.id.toUpperCase(), active: true });
  expect(created.json()).toMatchObject({ active: true, content: { cover: first?.id } });
});

test('an image that is too small is kept but does not count where a resolution is named', async () => {
  const content = await completeContent(api.db, 'system1a');
  const small = {
    ...(await anEntry(api.db, 'image')),
    media: await anAsset(api.db, { width: 1280, height: 720 }),
  };
  const draft: Presentation = (
    await create('system1a', { ...content, entries: [...content.entries.slice(1), small] })
  ).json();
  expect(draft.missing).toMatchObject([{ kind: 'image', atLeast: 4, have: 3 }]);
});

describe('history', () => {
  test('R-WORK-02 every save is a revision, and an old one restored is a new one that passes the same rules', async () => {
    const one = await aShownPresentation(api, 'system6');
    const saved: Presentation = (
      await save(one, { content: { ...one.content, title: { el: 'Νέος', en: 'New' } } })
    ).json();
    const { items } = await api.read(path('system6', `/${one.id}/revisions`));
    expect(items.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    const restored = await api.post(path('system6', `/${one.id}/revisions/1/restore`), {
      version: saved.version,
    });
    expect(restored.json()).toMatchObject({ version: 3, title: one.title, content: one.content });
    const none = await api.read(path('system6', `/${one.id}/revisions/99`));
    expect(none.code).toBe('presentation.not-found');
  });

  test('R-WORK-07 the activity record keeps who, when and the title of what is gone', async () => {
    const one: Presentation = (
      await create('system7a', { title: { el: 'Προσωρινή', en: 'Temporary' } })
    ).json();
    await remove(one);
    const { items } = await api.read('/activity?system=system7a&limit=2');
    expect(items).toMatchObject([
      { action: 'deleted', title: one.title, exists: false, by: { name: 'Μαρία Ψηφιδοπούλου' } },
      { action: 'created', title: one.title, exists: false },
    ]);
  });
});

describe('finding', () => {
  const local = ownApi();
  beforeAll(async () => {
    for (const [el, en] of [
      ['Το λιμάνι το σούρουπο', 'The harbour at dusk'],
      ['Ορίζοντας', 'Horizon'],
      ['Ψηφιδωτά', 'Mosaics'],
    ])
      await local.post(path('system1a'), { title: { el, en } });
  });

  test.each([
    ['ΛΙΜΑΝΙ', 1],
    ['λιμανι σουρουπο', 1],
    ['limani', 1],
    ['harbour', 1],
    ['ορίζοντας', 1],
    ['orizontas', 1],
    ['%', 3],
    ['nothing of that name', 0],
  ])('"%s" finds %i', async (question, count) => {
    const found = await local.read(path('system1a', `?search=${encodeURIComponent(question)}`));
    expect(found.items).toHaveLength(count);
  });

  test('in Greek order, page by page', async () => {
    for (const el of ['ωμέγα', 'Άλφα', 'βήτα', 'άλφα δύο', 'Ζήτα'])
      await local.post(path('system3'), { title: { el, en: el } });
    const seen: Presentation[] = await local.readAll(path('system3', '?order=title&limit=2'));
    expect(seen.map(({ title }) => title.el)).toEqual(['Άλφα', 'άλφα δύο', 'βήτα', 'Ζήτα', 'ωμέγα']);
  });

  test('by state', async () => {
    const one = await aShownPresentation(api, 'system7b');
    const list = async (state: string) =>
      (await api.read(path('system7b', `?state=${state}&limit=100`))).items;
    expect((await list('active')).some(({ id }: Presentation) => id === one.id)).toBe(true);
    expect((await list('inactive')).every(({ active }: Presentation) => !active)).toBe(true);
    expect((await list('incomplete')).every(({ missing }: Presentation) => missing.length > 0)).toBe(true);
  });
});

test('a duplicate is an inactive copy under its own title', async () => {
  const one = await aShownPresentation(api, 'system1b');
  const title = { el: 'Αντίγραφο', en: 'Copy' };
  const copy = await api.post(path('system1b', `/${one.id}/duplicate`), { id: randomUUID(), title });
  expect(copy.json()).toMatchObject({
    active: false,
    title,
    missing: [],
    content: { entries: one.content.entries },
  });
});

test('when the operator raises a minimum, what is shown stays shown and says what it now lacks', async () => {
  const { id } = await aShownPresentation(api);
  const row = () =>
    api.db.selectFrom('presentation').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await countAllAfterChange(api.db, resolveRegistry({ system1a: { minimums: { image: 6 } } }));
  expect(await row()).toMatchObject({ active: true, complete: false, standing: { image: 4 } });
  await countAllAfterChange(api.db, resolveRegistry());
  expect((await row()).complete).toBe(true);
});

test('a file replaced by a smaller one may not take a shown presentation below its minimum', async () => {
  const one = await aShownPresentation(api, 'system1a');
  const [first] = one.content.entries;
  const media = first?.kind === 'image' ? first.media : '';
  const small = await anAsset(api.db, { width: 800, height: 600 });
  const replaced = api.db.transaction().execute(async (tx) => {
    const { file_sha256 } = await tx
      .selectFrom('media_asset')
      .select('file_sha256')
      .where('id', '=', small)
      .executeTakeFirstOrThrow();
    await tx.updateTable('media_asset').set({ file_sha256 }).where('id', '=', media).execute();
    await countAgain(tx, resolveRegistry(), [one.id]);
  });
  await expect(replaced).rejects.toMatchObject({
    code: 'presentation.incomplete',
    params: { missing: [{ kind: 'image', have: 3 }], presentation: { id: one.id } },
  });
});
