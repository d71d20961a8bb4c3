import { randomUUID } from 'node:crypto';
import type { Presentation } from '@psifida/contract/content/presentation';
import type { PresentationContent } from '@psifida/contract/content/presentation-content';
import { resolveRegistry } from '@psifida/contract/registry/override';
import { type SystemId, systemIds, systems } from '@psifida/contract/registry/systems';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countAgain, countAllAfterChange } from '../../recount/count-again.ts';
import { anAsset, anEntry, completeContent } from '../../testing/builders.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { FeedRefusal } from '../news/feed-refusal.ts';
import type { FetchFeed } from '../news/fetch-feed.ts';

let api: TestApi;
const fetched: string[] = [];
const aFeed: FetchFeed = async (url) => {
  fetched.push(url);
  if (url.includes('broken')) throw new FeedRefusal('not-a-feed');
  return { unchanged: false, title: 'Νέα', items: [], etag: null, lastModified: null };
};
beforeAll(async () => {
  api = await openTestApi({ fetchFeed: aFeed });
});
afterAll(() => api.close());

const path = (system: SystemId, rest = '') => `/systems/${system}/presentations${rest}`;
const create = (system: SystemId, body: object) => api.call('POST', path(system), { payload: body });
const save = (
  one: Presentation,
  change: Partial<{ content: PresentationContent; active: boolean; version: number }>,
) =>
  api.call('PUT', path(one.system, `/${one.id}`), {
    payload: { version: one.version, active: one.active, content: one.content, ...change },
  });
const deactivate = (one: Presentation) =>
  api.call('POST', path(one.system, `/${one.id}/deactivate`), { payload: { version: one.version } });
const remove = (one: Presentation) =>
  api.call('DELETE', path(one.system, `/${one.id}?version=${one.version}`));

async function anActivePresentation(system: SystemId): Promise<Presentation> {
  const created = await create(system, { active: true, ...(await completeContent(api.db, system)) });
  expect(created.statusCode).toBe(201);
  return created.json();
}

describe.each(systemIds)('%s', (system) => {
  test('R-CONT-12 from an empty system to an active presentation, a change, a refusal at the minimum and a deletion', async () => {
    const one = await anActivePresentation(system);
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
      status: 409,
      code: 'presentation.incomplete',
      params: {
        missing: [{ kind: section?.kind, atLeast: section?.atLeast, have: (section?.atLeast ?? 0) - 1 }],
      },
    });

    expect((await remove(saved)).json()).toMatchObject({
      status: 409,
      code: 'presentation.last-active-delete',
    });
    const second = await anActivePresentation(system);
    expect((await remove(saved)).statusCode).toBe(200);
    expect((await api.call('GET', path(system, `/${saved.id}`))).json().code).toBe('presentation.not-found');
    expect((await deactivate(second)).json()).toMatchObject({
      status: 409,
      code: 'presentation.last-active',
    });
  });

  test('R-RULE-01 R-RULE-03 R-RULE-04 R-RULE-05 an entry deactivated at the minimum is refused, in an inactive draft it is not', async () => {
    const one = await anActivePresentation(system);
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
    const refused = await api.call('POST', path(system, `/${draft.id}/activate`), {
      payload: { version: 1 },
    });
    expect(refused.json().code).toBe('presentation.incomplete');
    const filled = await save(draft, { content: await completeContent(api.db, system) });
    const active = await api.call('POST', path(system, `/${draft.id}/activate`), {
      payload: { version: filled.json().version },
    });
    expect(active.json()).toMatchObject({ active: true, missing: [] });
  });
});

test('R-RULE-10 deactivating the last two at once leaves one', async () => {
  const local = await openTestApi();
  const call = (one: Presentation) =>
    local.call('POST', `/systems/system4/presentations/${one.id}/deactivate`, {
      payload: { version: one.version },
    });
  for (let round = 0; round < 5; round += 1) {
    const both: Presentation[] = [];
    for (let made = 0; made < 2; made += 1)
      both.push(
        (
          await local.call('POST', '/systems/system4/presentations', {
            payload: { active: true, ...(await completeContent(local.db, 'system4')) },
          })
        ).json(),
      );
    if (round > 0) {
      const others = await local.db
        .selectFrom('presentation')
        .select(['id', 'version'])
        .where('active', '=', true)
        .execute();
      for (const other of others.filter(({ id }) => !both.some((one) => one.id === id)))
        await call({ id: other.id, version: other.version } as Presentation);
    }
    const answers = await Promise.all(both.map(call));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  }
  const active = await local.db.selectFrom('presentation').selectAll().where('active', '=', true).execute();
  expect(active).toHaveLength(1);
  await local.close();
});

describe('a stale version is refused and nothing is lost on either side', () => {
  test('the latest comes along with the refusal', async () => {
    const one = await anActivePresentation('system1a');
    const mine = { ...one.content, title: { el: 'Δικός μου', en: 'Mine' } };
    const theirs = { ...one.content, title: { el: 'Δικός τους', en: 'Theirs' } };
    expect((await save(one, { content: theirs })).statusCode).toBe(200);
    const refused = await save(one, { content: mine });
    expect(refused.json()).toMatchObject({
      status: 409,
      code: 'presentation.changed-elsewhere',
      params: { current: { version: 2, title: theirs.title } },
    });
    expect((await remove(one)).json().code).toBe('presentation.changed-elsewhere');
  });

  test('of twenty saves at once of the same version exactly one is taken', async () => {
    const one = await anActivePresentation('system1a');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        save(one, { content: { ...one.content, title: { el: `Τίτλος ${index}`, en: `Title ${index}` } } }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
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

describe('content that cannot be is refused at its field', () => {
  test.each([
    [
      'an entry of a kind that the system does not have',
      async () => ({ entries: [await anEntry(api.db, 'recipe')] }),
      ['entries', 0, 'kind'],
    ],
    [
      'a picture that is not in the library',
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
      'a schedule that ends before it begins',
      async () => ({
        schedule: { from: '2026-05-02T10:00', until: '2026-05-01T10:00', weekdays: [], hours: null },
      }),
      ['schedule', 'until'],
    ],
  ])('%s', async (_what, change, at) => {
    const refused = await create('system1a', { title: { el: 'Τίτλος', en: 'Title' }, ...(await change()) });
    expect(refused.json()).toMatchObject({ status: 422, code: 'input.invalid', issues: [{ path: at }] });
  });

  test('two entries under one id', async () => {
    const entry = await anEntry(api.db, 'image');
    const refused = await create('system1a', {
      title: { el: 'Τίτλος', en: 'Title' },
      entries: [entry, entry],
    });
    expect(refused.json().issues).toEqual([{ path: ['entries', 1, 'id'], code: 'field.invalid' }]);
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

test('in a whole-document save the path of a fault begins where the content stands', async () => {
  const draft: Presentation = (await create('system4', { title: { el: 'Τίτλος', en: 'Title' } })).json();
  const refused = await save(draft, { content: { ...draft.content, cover: randomUUID() } });
  expect(refused.json().issues).toEqual([{ path: ['content', 'cover'], code: 'field.unknown' }]);
});

test('R-VAL-06 links that give no news are refused, each in its own language, when the presentation is to be shown', async () => {
  const content = await completeContent(api.db, 'system3');
  const entries = content.entries.map((entry) =>
    entry.kind === 'news-links'
      ? { ...entry, links: { ...entry.links, en: 'https://town.example/broken' } }
      : entry,
  );
  const index = entries.findIndex(({ kind }) => kind === 'news-links');
  const refused = await create('system3', { ...content, entries, active: true });
  expect(refused.json().issues).toEqual([
    {
      path: ['entries', index, 'links', 'en'],
      code: 'news.english-link-invalid',
      params: { reason: 'not-a-feed' },
    },
  ]);
  expect((await create('system3', { ...content, entries, active: false })).statusCode).toBe(201);
});

test('R-VAL-06 a draft keeps half an address, nothing is fetched from it, and visitors never get it', async () => {
  const content = await completeContent(api.db, 'system3');
  const entries = content.entries.map((entry) =>
    entry.kind === 'news-links' ? { ...entry, links: { ...entry.links, en: 'town.exam' } } : entry,
  );
  const index = entries.findIndex(({ kind }) => kind === 'news-links');
  const draft: Presentation = (await create('system3', { ...content, entries })).json();
  expect(draft.content.entries[index]).toEqual(entries[index]);
  expect(draft.missing).toMatchObject([{ kind: 'news-links', have: 0 }]);
  const uses = api.db.selectFrom('news_feed_use').select('url').where('presentation', '=', draft.id);
  expect(await uses.execute()).toEqual([{ url: 'https://town.example/el?format=feed' }]);

  const refusals = [
    await create('system3', { ...content, entries, active: true }),
    await save(draft, { active: true }),
    await api.call('POST', path('system3', `/${draft.id}/activate`), { payload: { version: 1 } }),
  ].map((refused) => refused.json().issues);
  const issue = { code: 'news.english-link-invalid', params: { reason: 'not-an-address' } };
  const at = ['entries', index, 'links', 'en'];
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

test('a picture that is too small is kept but does not count where a resolution is named', async () => {
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

test('a picture in use cannot be deleted: the database itself guards it', async () => {
  const one = await anActivePresentation('system1a');
  const [first] = one.content.entries;
  const media = first?.kind === 'image' ? first.media : '';
  await expect(api.db.deleteFrom('media_asset').where('id', '=', media).execute()).rejects.toMatchObject({
    constraint: 'media.in-use',
  });
});

describe('history', () => {
  test('R-WORK-02 every save is a revision, and an old one restored is a new one that passes the same rules', async () => {
    const one = await anActivePresentation('system6');
    const saved: Presentation = (
      await save(one, { content: { ...one.content, title: { el: 'Νέος', en: 'New' } } })
    ).json();
    const { items } = (await api.call('GET', path('system6', `/${one.id}/revisions`))).json();
    expect(items.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    const restored = await api.call('POST', path('system6', `/${one.id}/revisions/1/restore`), {
      payload: { version: saved.version },
    });
    expect(restored.json()).toMatchObject({ version: 3, title: one.title, content: one.content });
  });

  test('a revision that is not there is not found', async () => {
    const one = await anActivePresentation('system6');
    const answer = await api.call('GET', path('system6', `/${one.id}/revisions/99`));
    expect(answer.json().code).toBe('presentation.not-found');
  });

  test('R-WORK-07 the activity record keeps who, when and the title of what is gone', async () => {
    const one: Presentation = (
      await create('system7a', { title: { el: 'Προσωρινή', en: 'Temporary' } })
    ).json();
    await remove(one);
    const { items } = (await api.call('GET', '/activity?system=system7a&limit=2')).json();
    expect(items).toMatchObject([
      { action: 'deleted', title: one.title, exists: false, by: { name: 'Μαρία Ψηφιδοπούλου' } },
      { action: 'created', title: one.title, exists: false },
    ]);
  });
});

describe('finding', () => {
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
    const local = await openTestApi();
    for (const title of [
      { el: 'Το λιμάνι το σούρουπο', en: 'The harbour at dusk' },
      { el: 'Ορίζοντας', en: 'Horizon' },
      { el: 'Ψηφιδωτά', en: 'Mosaics' },
    ])
      await local.call('POST', '/systems/system1a/presentations', { payload: { title } });
    const found = await local.call(
      'GET',
      `/systems/system1a/presentations?search=${encodeURIComponent(question)}`,
    );
    expect(found.json().items).toHaveLength(count);
    await local.close();
  });

  test('in Greek order, page by page', async () => {
    const local = await openTestApi();
    for (const el of ['ωμέγα', 'Άλφα', 'βήτα', 'άλφα δύο', 'Ζήτα'])
      await local.call('POST', '/systems/system3/presentations', { payload: { title: { el, en: el } } });
    const seen: string[] = [];
    let after = '';
    do {
      const { items, next } = (
        await local.call('GET', `/systems/system3/presentations?order=title&limit=2${after}`)
      ).json();
      seen.push(...items.map((item: Presentation) => item.title.el));
      after = next ? `&after=${next}` : '';
    } while (after);
    expect(seen).toEqual(['Άλφα', 'άλφα δύο', 'βήτα', 'Ζήτα', 'ωμέγα']);
    await local.close();
  });

  test('by state', async () => {
    const one = await anActivePresentation('system7b');
    const list = async (state: string) =>
      (await api.call('GET', path('system7b', `?state=${state}&limit=100`))).json().items;
    expect((await list('active')).some(({ id }: Presentation) => id === one.id)).toBe(true);
    expect((await list('inactive')).every(({ active }: Presentation) => !active)).toBe(true);
    expect((await list('incomplete')).every(({ missing }: Presentation) => missing.length > 0)).toBe(true);
  });
});

test('a duplicate is an inactive copy under its own title', async () => {
  const one = await anActivePresentation('system1b');
  const title = { el: 'Αντίγραφο', en: 'Copy' };
  const copy = await api.call('POST', path('system1b', `/${one.id}/duplicate`), {
    payload: { id: randomUUID(), title },
  });
  expect(copy.json()).toMatchObject({
    active: false,
    title,
    missing: [],
    content: { entries: one.content.entries },
  });
});

test('when the operator raises a minimum, what is shown stays shown and says what it now lacks', async () => {
  const local = await openTestApi();
  const payload = { active: true, ...(await completeContent(local.db, 'system1a')) };
  const { id } = (await local.call('POST', '/systems/system1a/presentations', { payload })).json();
  await countAllAfterChange(local.db, resolveRegistry({ system1a: { minimums: { image: 6 } } }));
  const row = await local.db
    .selectFrom('presentation')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ active: true, complete: false, standing: { image: 4 } });
  await countAllAfterChange(local.db, resolveRegistry());
  const again = await local.db
    .selectFrom('presentation')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(again.complete).toBe(true);
  await local.close();
});

test('a file replaced by a smaller one may not take a shown presentation below its minimum', async () => {
  const one = await anActivePresentation('system1a');
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
