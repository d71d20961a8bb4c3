import { emergencyLongestHours } from '@psifida/contract/content/display';
import { expect, test } from 'vitest';
import { endsAt } from './until-field.tsx';

const now = Date.parse('2026-07-01T11:00:00Z');

test('a message ends after the chosen time', () => {
  expect(endsAt({ preset: 'm15', custom: '', now })).toBe('2026-07-01T11:15:00.000Z');
  expect(endsAt({ preset: 'h3', custom: '', now })).toBe('2026-07-01T14:00:00.000Z');
});

test('another time is the town’s own, and lies ahead, as far as a message may last', () => {
  expect(endsAt({ preset: 'custom', custom: '2026-07-01T18:30', now })).toBe('2026-07-01T15:30:00.000Z');
  expect(endsAt({ preset: 'custom', custom: '2026-07-01T13:59', now })).toBeNull();
  const day = `2026-07-0${1 + emergencyLongestHours / 24}`;
  expect(endsAt({ preset: 'custom', custom: `${day}T14:00`, now })).not.toBeNull();
  expect(endsAt({ preset: 'custom', custom: `${day}T14:01`, now })).toBeNull();
  for (const custom of ['', '2026-07-01T', '01/07T18', '2026-02-30T10:00', 'tomorrowT18:00'])
    expect(endsAt({ preset: 'custom', custom, now })).toBeNull();
});
