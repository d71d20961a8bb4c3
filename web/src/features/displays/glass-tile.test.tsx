import type { Display } from '@psifida/contract/content/display';
import { expect, test } from 'vitest';
import { markupOf } from '../../ui/testing/markup-of.tsx';
import { GlassTile } from './glass-tile.tsx';

const display = {
  ...{ name: 'Quay', place: 'Harbour', state: 'green', since: '2026-01-10T08:00:00.000Z', message: null },
  ...{
    glass: 'shows',
    showing: { el: 'Το λιμάνι', en: 'The harbour' },
    showingSince: '2026-01-10T08:00:00.000Z',
  },
  ...{ image: { url: '/1.webp', focalPoint: { x: 0.5, y: 0.5 } }, until: '2026-01-10T20:00:00.000Z' },
  next: [{ id: '1', title: { el: 'Η γιορτή', en: 'The feast' } }],
} as unknown as Display;

test('R-ROOM-05 at home a tile says no title that stands on a card; whoever does not see the image hears it', () => {
  const home = markupOf(<GlassTile display={display} on="home" />);
  expect(home).toContain('alt="The harbour"');
  expect(home).toContain('since ');
  expect(home).not.toContain('<strong');
  expect(home).not.toContain('The feast');
  const card = markupOf(<GlassTile display={display} on="card" />);
  expect(card).toContain('alt=""');
  expect(card).toMatch(/<strong[^>]*>The harbour</);
  expect(card).toContain('The feast');
  expect(markupOf(<GlassTile display={{ ...display, image: null }} on="home" />)).toContain('The harbour');
});

test('of several displays in a card of the overview only those that want something say their status', () => {
  const line = (state: Display['state']) =>
    markupOf(<GlassTile display={{ ...display, state, glass: 'behind' }} on="line" />);
  expect(line('green')).not.toContain('data-tone="good"');
  expect(line('amber')).toContain('data-tone="wait"');
});
