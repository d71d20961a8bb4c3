import type { Display } from '@psifida/contract/content/display';
import type { JoinedWall } from '@psifida/contract/content/joined-wall';
import { systems } from '@psifida/contract/registry/systems';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { idOf } from '../../../lib/testing/samples.ts';
import { markupOf } from '../../../ui/testing/markup-of.tsx';
import { RegistryProvider } from '../../systems/registry.tsx';
import { WallForm } from './wall-dialog.tsx';

const ids = [1, 2, 3].map(idOf);
const displays = ids.map((id, index) => ({
  ...{ id, name: `Οθόνη ${index}`, system: 'system1a', place: '', tags: [], image: null },
})) as unknown as Display[];
const opened: JoinedWall = {
  ...{ id: 'wall', system: 'system1a', name: 'Όπως ανοίχτηκε', languageMode: 'el', version: 1 },
  viewingDistanceMm: 3_000,
  places: ids.map((display, index) => ({
    ...{ display, xMm: index * 1_020, yMm: 0, widthMm: 1_000, heightMm: 600 },
  })),
};

/** The form of the wall as it was opened, while others have these walls and displays by now. */
const form = (walls: JoinedWall[], there = displays, locale: 'el' | 'en' = 'en') =>
  markupOf(
    <QueryClientProvider client={new QueryClient()}>
      <RegistryProvider registry={systems}>
        <WallForm
          {...{ walls, wall: opened, displays: there, systems: ['system1a'] }}
          onClose={() => {}}
          onDone={() => {}}
        />
      </RegistryProvider>
    </QueryClientProvider>,
    locale,
  );

test('R-JOIN-03 whoever has a wall open that somebody else changes is told so, may load that, and loses nothing', () => {
  expect(form([opened])).not.toContain('role="alert"');
  const theirs = { ...opened, name: 'Του άλλου', version: 2 };
  const markup = form([theirs]);
  expect(markup).toContain('Someone else changed this wall in the meantime');
  expect(markup).toContain('Load their layout');
  expect(markup).toContain('value="Όπως ανοίχτηκε"');
  expect(form([theirs], displays, 'el')).toContain('Φόρτωση της άλλης διάταξης');
});

test('a wall that was taken apart meanwhile can be made anew from what stands in the form', () => {
  const markup = form([]);
  expect(markup).toContain('Someone else separated the displays of this wall');
  expect(markup).toContain('Create the wall');
  expect(markup).not.toContain('Separate the displays<');
});

test('a display that was revoked meanwhile is still ticked, and so can be taken out', () => {
  const markup = form([opened], displays.slice(0, 2));
  expect(markup).toContain('A display that was unpaired');
  expect(markup.match(/<input[^>]*name="wall-displays"[^>]*checked/g)).toHaveLength(3);
});
