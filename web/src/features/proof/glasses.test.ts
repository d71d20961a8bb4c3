import type { Display } from '@psifida/contract/content/display';
import type { JoinedWall } from '@psifida/contract/content/joined-wall';
import { expect, test } from 'vitest';
import { glassesOf } from './glasses.ts';

const idOf = (last: number) => `00000000-0000-4000-8000-0000000000${String(last).padStart(2, '0')}`;
const panel = { widthMm: 1_000, viewingDistanceMm: 3_000 };
const display = (last: number, change: Partial<Display> = {}): Display =>
  ({
    ...{ id: idOf(last), name: `Display ${last}`, system: 'system1a', panel, languageMode: 'el', tags: [] },
    health: { screen: { width: 1_920, height: 1_080 } },
    ...change,
  }) as Display;
const found = (displays: Display[], walls: JoinedWall[] = [], tags: string[] = []) =>
  glassesOf({ system: 'system1a', installation: 'wall', displays, walls, tags });
const namesOf = (displays: Display[], walls: JoinedWall[] = []) =>
  found(displays, walls).glasses.map(({ names }) => names);

test('R-PROOF-02 displays of one size, distance and language are one glass, others are glasses of their own', () => {
  const far = { ...panel, viewingDistanceMm: 5_000 };
  const other = display(5, { system: 'system4' });
  expect(
    namesOf([display(1), display(2), display(3, { panel: far }), display(4, { languageMode: 'en' }), other]),
  ).toEqual([['Display 1', 'Display 2'], ['Display 3'], ['Display 4']]);
});

test('R-PROOF-02 a joined wall is one glass, with its words on the display that has them', () => {
  const places = [0, 1].map((at) => ({
    ...{ display: idOf(at + 1), xMm: at * 1_020, yMm: 0, widthMm: 1_000, heightMm: 562 },
  }));
  const wall: JoinedWall = {
    ...{
      id: idOf(50),
      system: 'system1a',
      name: 'Wall',
      languageMode: 'el',
      viewingDistanceMm: 4_000,
      version: 1,
    },
    places,
  };
  const { glasses } = found([display(1), display(2), display(3)], [wall]);
  expect(glasses.map(({ names }) => names)).toEqual([['Wall'], ['Display 3']]);
  expect(glasses[0]?.judged).toMatchObject({
    panel: { widthMm: 2_020, viewingDistanceMm: 4_000 },
    words: { left: 0, top: 0, width: 1_920 },
  });
  expect(glasses[0]?.drawn).toMatchObject({ pixels: { width: 1_920, height: 1_080 }, wall: { own: 0 } });
});

test('R-PROOF-04 displays for which a presentation is not meant are named, and not judged', () => {
  const displays = [display(1, { tags: ['Harbour'] }), display(2)];
  const { glasses, elsewhere } = found(displays, [], ['harbour']);
  expect(glasses.map(({ names }) => names)).toEqual([['Display 1']]);
  expect(elsewhere).toEqual(['Display 2']);
});

test('R-PROOF-04 a system without a display has its usual glass', () => {
  expect(found([display(1, { system: 'system4' })]).glasses).toMatchObject([{ key: 'usual', names: [] }]);
});
