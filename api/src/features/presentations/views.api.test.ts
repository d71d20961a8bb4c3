import { randomUUID } from 'node:crypto';
import type { Presentation } from '@psifida/contract/content/presentation';
import type { PresentationContent } from '@psifida/contract/content/presentation-content';
import type { PuzzleView } from '@psifida/contract/content/puzzle-view';
import { defaultTableView, type TableView } from '@psifida/contract/content/table-view';
import type { SystemId } from '@psifida/contract/registry/systems';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAsset, anEntry, completeContent } from '../../testing/builders.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function aPresentation(system: SystemId, active = true): Promise<Presentation> {
  const content = await completeContent(api.db, system);
  const created = await api.call('POST', `/systems/${system}/presentations`, {
    payload: { active, ...content },
  });
  expect(created.statusCode).toBe(201);
  return created.json();
}
const save = (one: Presentation, change: Partial<PresentationContent>) =>
  api.call('PUT', `/systems/${one.system}/presentations/${one.id}`, {
    payload: { version: one.version, active: one.active, content: { ...one.content, ...change } },
  });
const issuesOf = (answer: { json(): { issues: unknown } }) => answer.json().issues;

describe('R-CONT-02 the table view', () => {
  const tableOf = (one: Presentation): TableView => defaultTableView(one.content.entries.map(({ id }) => id));

  test('is stored with the presentation and read back as it was', async () => {
    const one = await aPresentation('system6');
    const table: TableView = {
      ...tableOf(one),
      layout: 'ring',
      background: { kind: 'image', media: await anAsset(api.db) },
    };
    expect((await save(one, { table })).json()).toMatchObject({ version: 2, content: { table } });
    const read = await api.call('GET', `/systems/system6/presentations/${one.id}`);
    expect(read.json().content.table).toEqual(table);
  });

  test('a revision from before there were views is restored without one', async () => {
    const one = await aPresentation('system6', false);
    await api.db
      .updateTable('presentation_revision')
      .set({ content: sql`content - 'table' - 'puzzle'` })
      .where('presentation_id', '=', one.id)
      .execute();
    const arranged: Presentation = (await save(one, { table: tableOf(one) })).json();
    const restored = await api.call('POST', `/systems/system6/presentations/${one.id}/revisions/1/restore`, {
      payload: { version: arranged.version },
    });
    expect(restored.statusCode, restored.body).toBe(200);
    expect(restored.json().content).toMatchObject({ table: null, puzzle: null });
  });

  test('R-RULE-01 an active presentation keeps at least 4 images on the table; a draft may have fewer', async () => {
    const one = await aPresentation('system6');
    const table = tableOf(one);
    const fewer = { ...table, pictures: table.pictures.slice(1) };
    expect((await save(one, { table: fewer })).json()).toMatchObject({
      status: 409,
      code: 'presentation.incomplete',
      params: { missing: [{ kind: 'image', atLeast: 4, have: 3 }] },
    });
    const draft = await aPresentation('system6', false);
    const left = { ...tableOf(draft), pictures: tableOf(draft).pictures.slice(1) };
    expect((await save(draft, { table: left })).json()).toMatchObject({
      active: false,
      missing: [{ kind: 'image', have: 3 }],
    });
  });

  test('is refused where it is wrong', async () => {
    const one = await aPresentation('system6');
    const table = tableOf(one);
    const [first] = table.pictures;
    if (!first) throw new Error('no picture');
    const refused = async (change: Partial<TableView>) =>
      issuesOf(await save(one, { table: { ...table, ...change } }));

    const twice = { ...table, pictures: [...table.pictures, first] };
    expect(await refused(twice)).toMatchObject([{ path: ['content', 'table', 'pictures', 4, 'entry'] }]);
    const unknown = { entry: randomUUID(), width: 'small' as const };
    expect(await refused({ pictures: [...table.pictures, unknown] })).toMatchObject([
      { path: ['content', 'table', 'pictures', 4, 'entry'], code: 'field.unknown' },
    ]);
    const crowd = { people: 3, language: 'el' as const };
    expect(await refused({ sides: { bottom: crowd, right: crowd, top: crowd, left: crowd } })).toMatchObject([
      { path: ['content', 'table', 'sides'] },
    ]);
    const nobody = { people: 0, language: 'el' as const };
    expect(
      await refused({ sides: { bottom: nobody, right: nobody, top: nobody, left: nobody } }),
    ).toMatchObject([{ path: ['content', 'table', 'sides'] }]);
    const film = await anAsset(api.db, { kind: 'video' });
    for (const media of [randomUUID(), film])
      expect(await refused({ background: { kind: 'image', media } })).toMatchObject([
        { path: ['content', 'table', 'background', 'media'], code: 'field.unknown' },
      ]);
  });

  test('belongs to the table alone', async () => {
    const wall = await aPresentation('system1a');
    expect(issuesOf(await save(wall, { table: tableOf(wall) }))).toMatchObject([
      { path: ['content', 'table'], code: 'field.invalid' },
    ]);
  });
});

describe('R-CONT-02 R-CONT-10 the puzzle view', () => {
  const puzzle: PuzzleView = { pieces: [6, 150], rotation: true };

  test('is stored with the presentation and read back as it was', async () => {
    const one = await aPresentation('system8');
    expect((await save(one, { puzzle })).json()).toMatchObject({ version: 2, content: { puzzle } });
  });

  test('refuses pieces too small to touch on the glass of its installation, at their count', async () => {
    const one = await aPresentation('system8');
    const panorama = {
      ...(await anEntry(api.db, 'puzzle-image')),
      media: await anAsset(api.db, { width: 9_720, height: 1_080 }),
    } as PresentationContent['entries'][number];
    const entries = [...one.content.entries, panorama];
    const refused = await save(one, { entries, puzzle });
    expect(refused.json()).toMatchObject({
      status: 422,
      issues: [{ path: ['content', 'puzzle', 'pieces', 1], code: 'field.invalid' }],
    });
    expect((await save(one, { entries, puzzle: { ...puzzle, pieces: [6] } })).statusCode).toBe(200);
  });

  test.each([
    ['no count', []],
    ['a count twice', [6, 6]],
    ['a count that nobody cuts', [7]],
  ])('refuses %s', async (_, pieces) => {
    const one = await aPresentation('system8');
    const refused = await save(one, { puzzle: { pieces, rotation: false } as unknown as PuzzleView });
    expect(refused.statusCode).toBe(422);
    expect(JSON.stringify(issuesOf(refused))).toContain('"puzzle","pieces"');
  });

  test('needs 1 image of 1920x1080 or larger to be shown', async () => {
    const one = await aPresentation('system8');
    const [entry] = one.content.entries;
    const small = { ...entry, media: await anAsset(api.db, { width: 1_280, height: 720 }) };
    const refused = await save(one, { entries: [small as PresentationContent['entries'][number]], puzzle });
    expect(refused.json()).toMatchObject({
      code: 'presentation.incomplete',
      params: { missing: [{ kind: 'puzzle-image', atLeast: 1, have: 0, quality: 'fullHd' }] },
    });
  });
});
