import './testing/both-languages.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from './language-provider.tsx';
import { daysBetween, longDay, useWhen } from './when.ts';

const between = (earlier: string, later: string) => daysBetween(new Date(earlier), new Date(later));

test.each([
  ['the same evening', '2026-11-15T20:00:00Z', '2026-11-15T21:30:00Z', 0],
  ["past the town's midnight, before that of Greenwich", '2026-11-15T21:30:00Z', '2026-11-15T22:30:00Z', 1],
  ['over the night on which summer time ends', '2026-10-24T20:59:00Z', '2026-10-25T21:59:00Z', 1],
  ['over the night on which summer time begins', '2027-03-27T21:59:00Z', '2027-03-28T20:59:00Z', 1],
  ['over the turn of the year', '2026-12-31T21:59:00Z', '2027-01-01T12:00:00Z', 1],
])('%s', (_, earlier, later, days) => {
  expect(between(earlier, later)).toBe(days);
});

test('a day is written as in Europe, by the clock of the town', () => {
  const lateInGreenwich = new Date('2027-01-13T23:00:00Z');
  expect(longDay('en', lateInGreenwich)).toBe('Thursday 14 January');
  expect(longDay('el', lateInGreenwich)).toBe('Πέμπτη 14 Ιανουαρίου');
});

const When = ({ at }: { at: string }) => useWhen()(at, new Date('2026-11-15T10:00:00Z'));

test.each([
  ['2026-11-15T12:32:00Z', 'σήμερα στις 14:32', 'today at 14:32'],
  ['2026-11-14T07:05:00Z', 'χθες στις 09:05', 'yesterday at 09:05'],
  ['2026-11-16T16:00:00Z', 'αύριο στις 18:00', 'tomorrow at 18:00'],
  ['2026-03-03T16:00:00Z', '3 Μαρτίου στις 18:00', '3 March at 18:00'],
  ['2027-03-03T16:00:00Z', '3 Μαρτίου 2027 στις 18:00', '3 March 2027 at 18:00'],
])('%s is said as people say it', (at, ...said) => {
  const languages = ['el', 'en'] as const;
  const written = languages.map((language) =>
    renderToStaticMarkup(
      <LanguageProvider language={language}>
        <When at={at} />
      </LanguageProvider>,
    ),
  );
  expect(written).toEqual(said);
});
