import { expect, test } from 'vitest';
import { createPresentation } from '../endpoints/presentations.ts';
import { libraryKinds } from '../kinds.ts';
import {
  bilingualTexts,
  type FieldTable,
  isSame,
  seen,
  title,
  unseen,
  whole,
  writtenLanguage,
} from './fields.ts';
import { emptyItem, itemContents, itemFields } from './library-item.ts';
import { mediaContent, mediaFields } from './media.ts';
import { emptyContent, presentationContent, presentationFields } from './presentation-content.ts';

test.each([
  { name: 'a presentation', fields: presentationFields, shape: presentationContent },
  ...libraryKinds.map((kind) => ({ name: kind, fields: itemFields[kind], shape: itemContents[kind] })),
  { name: 'an image or video', fields: mediaFields, shape: mediaContent },
])('every field of $name has its line in the table', ({ fields, shape }) => {
  expect(Object.keys(fields).sort()).toEqual(Object.keys(shape.shape).sort());
});

test('a forgotten field, and one of the wrong kind, do not compile', () => {
  type Content = { title: { el: string; en: string }; count: number };
  const right = { title: seen(title), count: unseen(whole) } satisfies FieldTable<Content>;
  // @ts-expect-error count is missing
  const forgotten = { title: seen(title) } satisfies FieldTable<Content>;
  // @ts-expect-error whether it is seen on the glass is not said
  const unsaid = { title: seen(title), count: whole } satisfies FieldTable<Content>;
  // @ts-expect-error a text in two languages is not one value
  const wrong = { title: seen(whole), count: seen(whole) } satisfies FieldTable<Content>;
  expect([right, forgotten, unsaid, wrong]).toHaveLength(4);
});

test('what is empty has the right shape once it has titles, and a presentation is made of titles alone', () => {
  const named = { el: 'Τίτλος', en: 'Title' };
  expect(presentationContent.safeParse(emptyContent(named)).success).toBe(true);
  for (const kind of libraryKinds) {
    // When an event begins is for whoever makes it to say.
    const begins = kind === 'event' ? { begin: '2030-06-01T21:00' } : {};
    const made = { ...emptyItem[kind], ...begins, title: named };
    expect(itemContents[kind].safeParse(made).success).toBe(true);
  }
  expect(createPresentation.body.parse({ title: named })).toEqual({ ...emptyContent(named), active: false });
});

test('every text in both languages is found, in rows too', () => {
  const step = { id: 'row', text: { el: 'Τηγανίστε.', en: '' } };
  const recipe = { ...emptyItem.recipe, steps: [step] };
  expect(bilingualTexts(itemFields.recipe, recipe)).toEqual([
    { row: null, field: 'title', path: ['title'], text: { el: '', en: '' }, required: true, written: true },
    {
      row: 'row',
      field: 'text',
      path: ['steps', 0, 'text'],
      text: step.text,
      required: false,
      written: true,
    },
  ]);
});

test('a written text has a language; a link, a setting and an image have none', () => {
  expect(writtenLanguage(presentationFields, 'title.en')).toBe('en');
  const links = { links: { kind: 'bilingual', required: true, written: false } } as const;
  expect(writtenLanguage(links, 'links.en')).toBeUndefined();
  for (const field of ['table.layout', 'cover'])
    expect(writtenLanguage(presentationFields, field)).toBeUndefined();
});

test('two values are the same where they are written the same, whatever they share', () => {
  const shared = { el: 'Λιμάνι', en: 'Harbour' };
  const values = [
    ...[undefined, null, Number.NaN, 0, -0, '', 'a', true, [], {}, [undefined], [null], [[]], [{}]],
    ...[shared, { ...shared }, { en: 'Harbour', el: 'Λιμάνι' }, { ...shared, more: undefined }],
    ...[[shared, 1], [{ ...shared }, 1], [1, shared], { a: [shared] }, { a: [{ ...shared, el: 'Λ' }] }],
    ...[{ a: null }, { a: Number.NaN }, { a: undefined }, { 0: 'x' }, ['x']],
    ...[new Date(0), new Date(1), { at: new Date(0) }, { at: new Date(1) }, new Date(0).toJSON()],
  ];
  for (const one of values)
    for (const other of values)
      expect([one, other, isSame(one, other)]).toEqual([
        one,
        other,
        JSON.stringify(one) === JSON.stringify(other),
      ]);
});
