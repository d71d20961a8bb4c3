import { documentFields } from '@psifida/contract/content/documents';
import { rowFields } from '@psifida/contract/content/field-place';
import type { Fields } from '@psifida/contract/content/fields';
import { productFacts } from '@psifida/contract/content/library-item';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isAt, PointingContext, useMarks } from './places.ts';

const id = '5f0c7b1e-0000-4000-8000-000000000001';

function Title() {
  return <h1 {...useMarks().own('presentation', id, 'title')}>Το λιμάνι</h1>;
}

test('R-POINT-03 only in a preview do things on the glass carry the place of their field', () => {
  expect(renderToStaticMarkup(<Title />)).toBe('<h1>Το λιμάνι</h1>');
  const preview = (
    <PointingContext value={{ show: null, still: false }}>
      <Title />
    </PointingContext>
  );
  expect(renderToStaticMarkup(preview)).toContain(`data-field="presentation/${id}//title"`);
});

test('what is asked for is seen with what it belongs to', () => {
  const standing = { presentation: 'walk', entry: 'temple', media: { id: 'image' }, id: 'soup' };
  const presentation = { of: 'presentation', id: 'walk', field: 'title' } as const;
  expect(isAt({ ...presentation, row: null }, standing)).toBe(true);
  expect(isAt({ ...presentation, row: 'temple' }, standing)).toBe(true);
  expect(isAt({ ...presentation, row: 'gate' }, standing)).toBe(false);
  expect(isAt({ of: 'media', id: 'image', row: null, field: 'alt' }, standing)).toBe(true);
  expect(isAt({ of: 'recipe', id: 'soup', row: 'salt', field: 'text' }, standing)).toBe(true);
  expect(isAt({ of: 'recipe', id: 'pie', row: null, field: 'title' }, standing)).toBe(false);
});

const scenes = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });

/** Where scenes mark what they show: `marks.own('media', …, 'alt')`, with a kind that may be any of food. */
function markedFields(): Set<string> {
  const found = new Set<string>();
  for (const text of Object.values(scenes)) {
    for (const [, of = '', field = ''] of text.matchAll(/\.own\(\s*([^,]+),[^,]+,\s*'(\w+)'/g)) {
      const kinds = of.startsWith("'") ? [of.slice(1, -1)] : ['recipe', 'dish', 'product'];
      for (const kind of kinds) found.add(`${kind} ${field}`);
    }
    for (const [, field = ''] of text.matchAll(
      /\.(?:entry|line)\([^()]*(?:\([^()]*\))?[^()]*,\s*'(\w+)',?\s*\)/g,
    ))
      found.add(`row ${field}`);
    // A scene that marks many fields of one entry names it once: `mark('credit')`.
    if (/\.entry\([^()]*, field\)/.test(text))
      for (const [, field = ''] of text.matchAll(/\bmark\('(\w+)'/g)) found.add(`row ${field}`);
    // What is told of a product is drawn in one go, each under the name of its fact.
    if (/\.own\('product', id, one\.fact\)/.test(text))
      for (const fact of productFacts) found.add(`product ${fact}`);
    // A recipe, dish or product is named by the field of its kind.
    if (/\.entry\([^()]*, (?:plate\.)?kind\)/.test(text))
      for (const kind of ['recipe', 'dish', 'product']) found.add(`row ${kind}`);
  }
  return found;
}

test('R-POINT-01 every field that has a place on the glass is marked in some scene', () => {
  const found = markedFields();
  const seenIn = (fields: Fields) => Object.keys(fields).filter((name) => fields[name]?.seen);
  const own = Object.entries(documentFields).flatMap(([of, fields]) =>
    seenIn(fields).map((field) => `${of} ${field}`),
  );
  const inRows = Object.values(rowFields).flatMap((fields) => seenIn(fields).map((field) => `row ${field}`));
  expect([...new Set([...own, ...inRows])].filter((one) => !found.has(one))).toEqual([]);
});
