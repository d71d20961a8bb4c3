import { expect, test } from 'vitest';
import { hasVersions } from '../registry/stories.ts';
import { systemIds, systems } from '../registry/systems.ts';
import { differences } from './difference.ts';
import { entry } from './entry.ts';
import { dishContent, emptyItem, itemFields, mediaOfItem, unfinishedTexts } from './library-item.ts';
import { mergeContent } from './merge-content.ts';
import { hasChangedUnder, parityDoubts, versionsByPlace } from './parity.ts';
import { contradictions, emptyContent, presentationFields } from './presentation-content.ts';
import { easyIn, withEasy } from './versions.ts';

const id = 'e2c2a0f4-0d5e-4f0e-9a0e-2d5a6d1f7c01';
const other = 'e2c2a0f4-0d5e-4f0e-9a0e-2d5a6d1f7c02';
const easy = { el: 'Ψωμί με ντομάτα.', en: '' };
const dish = {
  ...emptyItem.dish,
  title: { el: 'Ντάκος', en: 'Dakos' },
  description: { el: 'Παξιμάδι με ντομάτα', en: 'Rusk with tomato' },
};

test('R-EASY-01 where nobody made them there is no field, and taking them away leaves none', () => {
  for (const name of ['easy', 'sign']) {
    expect(dish).not.toHaveProperty(name);
    expect(dishContent.parse(dish)).not.toHaveProperty(name);
  }
  expect(withEasy(easy)).toEqual(easy);
  expect(withEasy({ el: '', en: '' })).toBeUndefined();
  expect(mediaOfItem({ ...dish, sign: id })).toEqual([id]);
});

test('R-EASY-01 an easy text may stand in one language; whoever reads the other is not offered it', () => {
  expect(unfinishedTexts({ ...dish, easy })).toEqual([]);
  expect(easyIn({ easy }, 'el')).toBe(easy.el);
  expect(easyIn({ easy }, 'en')).toBeNull();
});

test('R-EASY-01 each is one change, and two who each add one are joined', () => {
  expect(differences(itemFields.dish, dish, { ...dish, easy, sign: id })).toMatchObject([
    { field: 'easy.el', after: easy.el },
    { field: 'sign', after: id },
  ]);
  const { content, conflicts } = mergeContent(itemFields.dish, {
    base: dish,
    mine: { ...dish, easy },
    theirs: { ...dish, sign: id },
  });
  expect(conflicts).toEqual([]);
  expect(content).toEqual({ ...dish, easy, sign: id });
});

test.each(systemIds)(
  'R-EASY-01 in %s only what visitors open by a page with buttons can carry them',
  (name) => {
    const system = systems[name];
    const image = entry.parse({
      kind: 'image',
      id,
      active: true,
      media: other,
      category: null,
      easy,
      sign: other,
    });
    const found = contradictions(system, { ...emptyContent(dish.title), entries: [image] });
    const isRefused = found.some(({ path }) => path.at(-1) === 'easy');
    expect(isRefused).toBe(!hasVersions(system, 'image'));
    expect(hasVersions(system, 'image')).toBe(system.installation === 'touch-wall');
  },
);

test('R-EASY-02 a version is older once the text that it was made of changes: the easy one by its language, signs by the Greek', () => {
  const at = (content: object, place: string) => {
    const found = versionsByPlace(itemFields.dish, content).get(place);
    if (!found) throw new Error(place);
    return found;
  };
  const before = { ...dish, easy, sign: id };
  const greek = { ...before, description: { ...dish.description, el: 'Παξιμάδι με ελιές' } };
  const english = { ...before, description: { ...dish.description, en: 'Rusk with olives' } };
  const accents = { ...before, description: { ...dish.description, el: 'ΠΑΞΙΜΑΔΙ, με ντομάτα' } };
  for (const [place, after, is] of [
    ['easy', greek, true],
    ['sign', greek, true],
    ['easy', english, false],
    ['sign', english, false],
    ['easy', accents, false],
    ['easy', { ...greek, easy: { el: 'Ψωμί με ελιές.', en: '' } }, false],
    ['sign', { ...greek, sign: other }, false],
  ] as const)
    expect(hasChangedUnder(at(after, place), at(before, place)), place).toBe(is);
  expect(hasChangedUnder(at(greek, 'sign'), undefined)).toBe(false);
  expect(parityDoubts(easy, null, true)).toEqual([{ code: 'older-than-text' }]);
});

test('R-EASY-02 of an entry of a presentation its own texts count, and no other', () => {
  const point = (rest: object) =>
    entry.parse({
      ...{ kind: 'point-title', active: true, media: [], place: null, id },
      ...{ title: { el: 'Φάρος', en: 'Lighthouse' }, text: { el: 'Παλιός', en: 'Old' }, ...rest },
    });
  const content = (...entries: ReturnType<typeof point>[]) => ({ ...emptyContent(dish.title), entries });
  const place = `entries/${id}/sign`;
  const was = versionsByPlace(presentationFields, content(point({ sign: id }), point({ id: other })));
  const is = versionsByPlace(
    presentationFields,
    content(point({ sign: id }), point({ id: other, text: { el: 'Νέος', en: 'New' } })),
  );
  const found = is.get(place);
  expect(found && hasChangedUnder(found, was.get(place))).toBe(false);
  expect([...is.keys()]).toEqual([place]);
});
