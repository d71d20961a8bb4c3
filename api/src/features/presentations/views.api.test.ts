import { randomUUID } from 'node:crypto';
import type { Presentation } from '@psifida/contract/content/presentation';
import type { PresentationContent } from '@psifida/contract/content/presentation-content';
import type { PuzzleView } from '@psifida/contract/content/puzzle-view';
import { defaultTableView, type TableView } from '@psifida/contract/content/table-view';
import type { SystemId } from '@psifida/contract/registry/systems';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { anAsset, anEntry } from '../../testing/builders.ts';
import { aShownPresentation } from '../../testing/display-steps.ts';
import { ownApi } from '../../testing/open-test-api.ts';
import { readPresentation, saveContent } from '../../testing/presentation-steps.ts';

const api = ownApi();

const aPresentation = (system: SystemId, active = true) => aShownPresentation(api, system, { active });
const save = (one: Presentation, change: Partial<PresentationContent>) => saveContent(api, one, change);
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
    expect((await readPresentation(api, one)).content.table).toEqual(table);
  });

  test('a revision from before there were views is restored without one', async () => {
    const one = await aPresentation('system6', false);
    await api.db
      .updateTable('presentation_revision')
      .set({ content: sql`content - 'table' - 'puzzle'` })
      .where('presentation_id', '=', one.id)
      .execute();
    const arranged: Presentation = (await save(one, { table: tableOf(one) })).json();
    const restored = await api.post(`/systems/system6/presentations/${one.id}/revisions/1/restore`, {
      version: arranged.version,
    });
    expect(restored.statusCode, restored.body).toBe(200);
    expect(restored.json().content).toMatchObject({ table: null, puzzle: null });
  });

  test('R-RULE-01 an active presentation keeps at least 4 images on the table; a draft may have fewer', async () => {
    const one = await aPresentation('system6');
    const table = tableOf(one);
    const fewer = { ...table, images: table.images.slice(1) };
    expect((await save(one, { table: fewer })).json()).toMatchObject({
      code: 'presentation.incomplete',
      params: { missing: [{ kind: 'image', atLeast: 4, have: 3 }] },
    });
    const draft = await aPresentation('system6', false);
    const left = { ...tableOf(draft), images: tableOf(draft).images.slice(1) };
    expect((await save(draft, { table: left })).json()).toMatchObject({
      active: false,
      missing: [{ kind: 'image', have: 3 }],
    });
  });

  test('is refused where it is wrong', async () => {
    const one = await aPresentation('system6');
    const table = tableOf(one);
    const [first] = table.images;
    if (!first) throw new Error('no image');
    const refused = async (change: Partial<TableView>) =>
      issuesOf(await save(one, { table: { ...table, ...change } }));

    const twice = { ...table, images: [...table.images, first] };
    expect(await refused(twice)).toMatchObject([{ path: ['content', 'table', 'images', 4, 'entry'] }]);
    const unknown = { entry: randomUUID(), width: 'small' as const };
    expect(await refused({ images: [...table.images, unknown] })).toMatchObject([
      { path: ['content', 'table', 'images', 4, 'entry'], code: 'field.unknown' },
    ]);
    for (const people of [3, 0]) {
      const side = { people, language: 'el' as const };
      const sides = { bottom: side, right: side, top: side, left: side };
      expect(await refused({ sides })).toMatchObject([{ path: ['content', 'table', 'sides'] }]);
    }
    const video = await anAsset(api.db, { kind: 'video' });
    for (const media of [randomUUID(), video])
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
