import type { EmergencyMessage } from '@psifida/contract/content/display';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Emergency, easyOf, emergenciesNow } from './overlays.tsx';

const message = (id: string, level: EmergencyMessage['level'], from: number, until: number) => ({
  id,
  level,
  title: { el: '', en: '' },
  text: { el: '', en: '' },
  from: new Date(from).toISOString(),
  until: new Date(until).toISOString(),
  drill: false,
});
const ids = (messages: EmergencyMessage[], now: number) => emergenciesNow(messages, now).map(({ id }) => id);

test('a message ends at its time, and not before it has begun', () => {
  const one = [message('a', 'warning', 1_000, 2_000)];
  expect(ids(one, 999)).toEqual([]);
  expect(ids(one, 1_000)).toEqual(['a']);
  expect(ids(one, 2_000)).toEqual([]);
});

test('the gravest comes first, and of these the latest', () => {
  const all = [message('a', 'information', 0, 9), message('b', 'danger', 0, 9), message('c', 'danger', 1, 9)];
  expect(ids(all, 5)).toEqual(['c', 'b', 'a']);
});

test('R-EASY-07 a message has its easy text in its turn; a language without one keeps its text', () => {
  const told = { ...message('a', 'danger', 0, 9), text: { el: 'Εκκενώστε.', en: 'Evacuate.' } };
  expect(easyOf(told)).toBeNull();
  expect(easyOf({ ...told, easy: { el: '', en: '' } })).toBeNull();
  expect(easyOf({ ...told, easy: { el: 'Φύγετε τώρα.', en: '' } })?.text).toEqual({
    el: 'Φύγετε τώρα.',
    en: 'Evacuate.',
  });
});

test('R-ALERT-10 a drill says so in both languages, whatever its level', () => {
  const said = [
    { language: 'el' as const, title: 'Σεισμός', text: 'Καλυφθείτε.' },
    { language: 'en' as const, title: 'Earthquake', text: 'Take cover.' },
  ];
  const shown = (drill: boolean) =>
    renderToStaticMarkup(
      <Emergency message={{ ...message('a', 'danger', 0, 9), drill }} page={{ said, px: 40 }} />,
    );
  expect(shown(true)).toContain('data-drill="true"');
  for (const word of ['Άσκηση', 'Drill', 'Σεισμός', 'Take cover.']) expect(shown(true)).toContain(word);
  expect(shown(true)).not.toMatch(/Κίνδυνος|Danger/);
  expect(shown(false)).not.toMatch(/Άσκηση|Drill|data-drill/);
});
