import { expect, test } from 'vitest';
import { markupOf } from './testing/markup-of.tsx';
import { Days, Hours } from './value-picker.tsx';

const focused = (markup: string) =>
  [...markup.matchAll(/<button[^>]*data-autofocus[^>]*>/g)].map(([tag]) => tag);

test('the calendar speaks the page’s language, begins its weeks on Monday and its focus at what is written', () => {
  const firstDay = (markup: string) => /<th[^>]*>([^<]+)<\/th>/.exec(markup)?.[1];
  const greek = markupOf(<Days yearly={false} value="2026-08-15" onPick={() => {}} />, 'el');
  expect(greek).toMatch(/Αύγουστος 2026/i);
  expect(greek).toContain('Επόμενος μήνας');
  expect(firstDay(greek)).toMatch(/^Δε/);
  expect(focused(greek)).toHaveLength(1);
  expect(focused(greek)[0]).toMatch(/15 Αυγούστου 2026/i);
  const english = markupOf(<Days yearly={false} value="2026-08-15" onPick={() => {}} />);
  expect(english).toContain('August 2026');
  expect(firstDay(english)).toMatch(/^Mo/);
});

test('a day of every year has a month and no year; what cannot be read starts at today', () => {
  expect(markupOf(<Days yearly value="12-24" onPick={() => {}} />)).toMatch(/>December</);
  expect(focused(markupOf(<Days yearly={false} value="tomorrow" onPick={() => {}} />))).toHaveLength(1);
});

test('hours run from 00:00 to 23:30, and the focus begins at the one before what is written', () => {
  const hours = markupOf(<Hours value="17:45" onPick={() => {}} />);
  expect(hours).toContain('00:00');
  expect(hours).toContain('23:30');
  expect(hours).not.toMatch(/AM|PM/);
  expect(focused(hours)).toHaveLength(1);
});
