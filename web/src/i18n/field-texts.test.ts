import './testing/both-languages.ts';
import { defaultTableView } from '@psifida/contract/content/table-view';
import { expect, test } from 'vitest';
import { fieldTexts } from './field-texts.ts';

const { name, value } = fieldTexts('en');
const table = defaultTableView(['a', 'b']);

test('every part of a view is told in words', () => {
  expect(name(null, 'table.layout')).toBe('Layout');
  expect(value('table.layout', 'ring')).toBe('In a ring');
  expect(value('table.sides', table.sides)).toBe('Bottom: 2 (ΕΛ), Top: 2 (ΕΛ)');
  expect(value('table.background', table.background)).toBe('Linen');
  expect(value('table.images', table.images)).toBe('2 images');
  expect(value('puzzle.pieces', [6, 12])).toBe('6, 12');
  expect(value('puzzle.rotation', false)).toBe('No');
});

test('a view that was not there is nothing, one that came is arranged', () => {
  expect(value('table', null)).toBe('empty');
  expect(value('table', table)).toBe('arranged');
  expect(name(null, 'puzzle')).toBe('Puzzle view');
});

test('the last day of rights is told as a date', () => {
  const media = fieldTexts('en', { of: 'media' });
  expect(media.value('rights.endsOn', '2026-12-16')).toBe('16 December 2026');
  const given = { is: 'given', paper: '12/2026', until: '2027-05-31' };
  expect(media.value('rights.consent', given)).toBe('Given (12/2026), until 31 May 2027');
});

test('R-TOWN-04 what an event holds is told in words', () => {
  const event = fieldTexts('en', { of: 'event' });
  expect(event.value('place.el', 'Πλατεία')).toBe('Πλατεία');
  expect(event.value('point', { presentation: 'a', entry: 'b' })).toBe('chosen');
  expect(event.value('begin', '2026-11-16T21:00')).toBe('16 Nov 2026, 21:00');
  expect(event.value('repeats', { every: 2, unit: 'week', weekdays: [], until: null })).toBe('Every 2 weeks');
  expect(event.value('category', 'music')).toBe('Music');
  expect(event.value('end', null)).toBe('empty');
  expect(fieldTexts('el', { of: 'announcement' }).value('pressing', 'usual')).toBe('Συνηθισμένη');
  expect(value('room', { announcements: true, events: true, after: 2 })).toBe('chosen');
  const stretches = [{ a: 0, b: 1, kind: 'steps' }];
  const nodes = [0, 1].map((id) => ({ id, x: 0.1, y: 0.1 }));
  expect(value('paths', { metres: null, nodes, stretches })).toBe('1 stretch');
});
