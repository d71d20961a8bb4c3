import '../../i18n/testing/both-languages.ts';
import { languages } from '@psifida/contract/bilingual';
import { foundKinds } from '@psifida/contract/endpoints/find';
import { systems } from '@psifida/contract/registry/systems';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../lib/testing/memory-storage.ts';
import { addressOfFound, openedAt } from './found-addresses.ts';
import { ownFinds } from './own-finds.ts';
import { createRecentFinds } from './recent-finds.ts';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const editor = { registry: systems, may: (level: string) => level !== 'administer' };
const viewer = { registry: systems, may: (level: string) => level === 'view' };
const labels = (query: string, who = editor, language: 'el' | 'en' = 'en') =>
  ownFinds(query, { ...who, language, known: languages }).map(({ label }) => label);

test.each(foundKinds)('R-FIND-04 the address of a %s that was found says what it opens', (kind) => {
  const [path = '', query = ''] = addressOfFound({ kind, id, system: 'system8' }).split('?');
  expect(openedAt(path, Object.fromEntries(new URLSearchParams(query)))).toBe(id);
});

test('pages, and addresses that name nothing, open no document', () => {
  expect(openedAt('/media-library', {})).toBeNull();
  expect(openedAt('/system7b/edesmata', { product: 'new' })).toBeNull();
  expect(openedAt(`/nowhere/${id}`, {})).toBeNull();
});

test('R-FIND-01 pages and actions are found by the words of both languages, and by the number of a system', () => {
  expect(labels('new presentation system7a')).toEqual([`New presentation in ${systems.system7a.name.en}`]);
  for (const query of ['sign out', 'aposyndesi', 'Έξοδος', 'log out'])
    expect(labels(query)).toEqual(['Log out']);
  expect(labels('hmerologio', editor, 'el')).toEqual(['Ημερολόγιο']);
  expect(labels('dark')).toEqual(['Colours: Dark']);
});

test('R-HELP-03 topics of the guide are found as well, in Greeklish too', () => {
  expect(labels('ektakt', editor, 'el')).toEqual(['Έκτακτα μηνύματα', 'Στείλτε έκτακτο μήνυμα']);
  expect(labels('voithia syntages', editor, 'el')).toEqual(['Γράψτε συνταγές']);
  expect(labels('help', viewer)).toContain('Guide');
});

test('R-FIND-05 whoever may only look is offered nothing new to make', () => {
  expect(labels('νέα προβολή', viewer)).toEqual([]);
  expect(labels('new recipe', viewer)).toEqual([]);
  expect(labels('new recipe')).toContain('New recipe');
});

test('R-FIND-04 what was opened last comes first, once, for each person apart, and nonsense is nothing', () => {
  const storage = memoryStorage();
  const recent = createRecentFinds({ storage });
  const ids = Array.from({ length: 10 }, (_, index) => id.replace('0f8', `0f${index}`));
  for (const one of [...ids, ids[3] ?? '']) recent.opened('maria', one);
  expect(recent.list('maria')).toEqual([3, 9, 8, 7, 6, 5, 4, 2].map((index) => ids[index]));
  expect(recent.list('nikos')).toEqual([]);
  storage.setItem('psifida-opened:nikos', '["<script>"]');
  expect(recent.list('nikos')).toEqual([]);
});
