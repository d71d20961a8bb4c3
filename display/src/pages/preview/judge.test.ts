import { emptyItem } from '@psifida/contract/content/library-item';
import { usualPanels } from '@psifida/contract/content/panel';
import { type ProofGlass, proofAnswer, type Remark } from '@psifida/contract/content/proof';
import { emptyManifest, type Manifest } from '@psifida/contract/content/release';
import { type SystemId, systemIds, systems } from '@psifida/contract/registry/systems';
import { expect, test, vi } from 'vitest';
import { captionBudget } from '../../scenes/common/text/title-budget.ts';
import { passingRoom } from '../../scenes/common/text/titles.tsx';
import { aMedia, aPresentation } from '../../testing/a-release.ts';
import { glassIn, wordsOf } from '../../testing/any-glass.ts';

// A style that this runtime cannot know is asked for as the module of the puzzle is read.
vi.stubGlobal('CSS', { supports: () => false });
const { judge } = await import('./judge.ts');

const uuid = (last: number) => `00000000-0000-4000-8000-0000000000${String(last).padStart(2, '0')}`;
const image = (change: object = {}) => ({
  ...{ kind: 'image', id: uuid(11), active: true, media: uuid(1), category: null },
  ...change,
});
const story = { title: { el: 'Το λιμάνι', en: 'The harbour' }, text: wordsOf(120) };
const glassOf = (system: SystemId, change: Partial<ProofGlass> = {}): ProofGlass => {
  const { pixels, ...panel } = usualPanels[systems[system].installation];
  return { pixels, panel, languageMode: 'alternating', words: null, ...change };
};

type Made = {
  system?: SystemId;
  entries: object[];
  title?: { el: string; en: string };
  focus?: [number, number];
  size?: [number, number];
  items?: Partial<Manifest>;
  glass?: Partial<ProofGlass>;
};
function remarksOf({ system = 'system1a', entries, title, focus, size, items, glass }: Made): Remark[] {
  const [x, y] = focus ?? [0.5, 0.5];
  const [width, height] = size ?? [3840, 2160];
  const media = { ...aMedia('one'), id: uuid(1), focalPoint: { x, y }, size: { width, height } };
  const presentations = [
    aPresentation('p', { id: uuid(50), entries: entries as never, ...(title && { title }) }),
  ];
  const manifest = {
    ...emptyManifest(system, systems[system]),
    ...{ presentations, media: { [media.id]: media } },
    ...items,
  };
  // As the sheet reads it: one remark that is not in the schema would silence all.
  return proofAnswer.shape.remarks.element.parse(judge(manifest, glassOf(system, glass)));
}
const codes = (remarks: readonly Remark[]) => remarks.map(({ code, place }) => `${code} ${place.field}`);

test('R-PROOF-01 of what is seen whole nothing is said, on whatever kind of glass', () => {
  expect(remarksOf({ entries: [image(story)] })).toEqual([]);
  const named = (kind: string) => ({ kind, id: uuid(12), active: true, title: story.title });
  const titled = { title: story.title, image: uuid(1) };
  const recipes = { [uuid(71)]: { ...emptyItem.recipe, ...titled } };
  const dishes = { [uuid(71)]: { ...emptyItem.dish, ...titled } };
  const entries: Record<SystemId, object> = {
    system1a: image(story),
    system1b: { ...image(), kind: 'video' },
    system3: image(story),
    system4: { ...named('point-title'), text: story.text, media: [uuid(1)], place: null },
    system6: image(story),
    system7a: { kind: 'recipe', id: uuid(13), active: true, recipe: uuid(71) },
    system7b: { kind: 'dish', id: uuid(13), active: true, dish: uuid(71) },
    system8: { ...named('puzzle-image'), media: uuid(1) },
  };
  for (const system of systemIds)
    expect(remarksOf({ system, entries: [entries[system]], items: { recipes, dishes } }), system).toEqual([]);
});

test('R-PROOF-01 a story that has too few seconds is named with both, exactly where the scene leaves it out', () => {
  const remarks = remarksOf({ entries: [image({ ...story, text: wordsOf(200), seconds: 8 })] });
  expect(remarks).toMatchObject([{ code: 'text-time', has: 8, place: { row: uuid(11), field: 'text' } }]);
  const needs = remarks[0]?.needs ?? 0;
  expect(needs).toBeGreaterThan(8);
  expect(remarksOf({ entries: [image({ ...story, text: wordsOf(200), seconds: needs })] })).toEqual([]);
  const { panel, pixels } = glassOf('system1a');
  const room = passingRoom(glassIn('wall', panel, pixels), null);
  const text = { words: wordsOf(200).el, lang: 'el' as const };
  const shown = (seconds: number) =>
    captionBudget({ title: story.title, text }, 'el', { ...room, ms: seconds * 1_000 })
      .flatMap(({ page }) => page)
      .some(({ part }) => part === 'text');
  expect([shown(8), shown(needs)]).toEqual([false, true]);
});

test('R-PROOF-01 a story that is longer than any image is shown is called so', () => {
  expect(codes(remarksOf({ entries: [image({ ...story, text: wordsOf(2_000) })] }))).toEqual([
    'text-never text',
  ]);
});

test('R-PROOF-01 a long title takes pages on a small glass read from afar and none on a large one', () => {
  const entries = [image({ title: wordsOf(90), seconds: 8 })];
  const far = { panel: { widthMm: 700, viewingDistanceMm: 8_000 } };
  const [one, ...others] = remarksOf({ entries, glass: far });
  expect(others).toEqual([]);
  expect(one).toMatchObject({ code: 'title-time', has: 8, place: { field: 'title' } });
  expect(one?.needs).toBe((one?.pages ?? 0) * 5);
  const near = { panel: { widthMm: 2_000, viewingDistanceMm: 2_000 } };
  expect(remarksOf({ entries, glass: near })).toEqual([]);
  // That of the presentation goes on with the next image.
  expect(codes(remarksOf({ entries: [image()], title: wordsOf(150), glass: far }))).toEqual([
    'title-pages title',
  ]);
});

test('R-PROOF-01 a focal point at the lower edge is covered by the caption, one in the middle is not', () => {
  const remarks = remarksOf({ entries: [image(story)], focus: [0.4, 0.97] });
  expect(remarks).toMatchObject([{ code: 'focus-covered', media: uuid(1), place: { field: 'media' } }]);
  expect(remarks[0]?.needs).toBeLessThanOrEqual(remarks[0]?.has ?? 0);
  expect(remarksOf({ entries: [image(story)], focus: [0.4, 0.5] })).toEqual([]);
});

test('R-PROOF-01 what is told in one language alone is named where the other is spoken', () => {
  const entries = [image({ ...story, text: { ...story.text, en: '' } })];
  expect(remarksOf({ entries })).toMatchObject([
    { code: 'language', language: 'en', place: { field: 'text' } },
  ]);
  expect(remarksOf({ entries, glass: { languageMode: 'el' } })).toEqual([]);
});

test('R-PROOF-01 the words of a joined wall are judged on the display that has them', () => {
  const whole = {
    panel: { widthMm: 4_000, viewingDistanceMm: 3_000 },
    pixels: { width: 7_680, height: 1_080 },
  };
  const entries = [image({ title: wordsOf(90), seconds: 8 })];
  expect(remarksOf({ entries, glass: whole })).toEqual([]);
  const words = { left: 0, top: 0, width: 960, height: 540 };
  expect(codes(remarksOf({ entries, glass: { ...whole, words } }))).toEqual(['title-time title']);
});

test('R-PROOF-01 totems, dishes and puzzles have their own faults', () => {
  const point = {
    kind: 'point-title',
    id: uuid(12),
    active: true,
    text: story.text,
    media: [uuid(1)],
    place: null,
  };
  const far = { panel: { widthMm: 300, viewingDistanceMm: 3_000 } };
  const totem = { system: 'system4' as const, entries: [{ ...point, title: story.title }] };
  expect(codes(remarksOf({ ...totem, focus: [0.5, 0.98] }))).toEqual(['focus-covered media']);
  expect(codes(remarksOf({ ...totem, entries: [{ ...point, title: wordsOf(200) }], glass: far }))).toEqual([
    'title-time title',
    'focus-covered media',
  ]);
  const dish = { ...emptyItem.dish, title: story.title, image: uuid(1) };
  const plate = { kind: 'dish', id: uuid(13), active: true, dish: uuid(71) };
  const dishes = { system: 'system7b' as const, entries: [plate], items: { dishes: { [uuid(71)]: dish } } };
  expect(remarksOf({ ...dishes, focus: [0.06, 0.1] })).toMatchObject([
    { code: 'focus-cut', media: uuid(1), place: { of: 'dish', id: uuid(71), field: 'image' } },
  ]);
  const puzzle = { kind: 'puzzle-image', id: uuid(14), active: true, media: uuid(1), title: wordsOf(200) };
  expect(codes(remarksOf({ system: 'system8', entries: [puzzle], glass: far }))).toEqual([
    'title-pages title',
  ]);
});
