import { describe, expect, test } from 'vitest';
import { readFrom, takeHomeAddress } from '../endpoints/take-home.ts';
import { systems } from '../registry/systems.ts';
import {
  disconnected,
  findWay,
  findWays,
  lengthOf,
  reach,
  type Turn,
  walking,
  widthFrom,
} from './find-way.ts';
import { directionWords } from './glass-texts/way-texts.ts';
import { type Paths, paths, type StretchKind, stretchKinds } from './paths.ts';
import { contradictions, emptyContent } from './presentation-content.ts';

type Spot = { x: number; y: number };
const size = { width: 1_000, height: 1_000 };

/** A kilometre wide: a share of 0.1 is a hundred metres. */
const graph = (
  spots: readonly (Spot & { name?: Paths['nodes'][number]['name'] })[],
  stretches: readonly [a: number, b: number, kind?: StretchKind][],
  metres: number | null = 1_000,
): Paths => ({
  metres,
  nodes: spots.map((spot, id) => ({ id, ...spot })),
  stretches: stretches.map(([a, b, kind = 'level']) => ({ a, b, kind })),
});

const way = (drawn: Paths, from: Spot & { heading?: number | null }, to: Spot, stepFree = false) =>
  findWay(drawn, { size, from, to }, stepFree);
const turnsOf = (drawn: Paths, from: Spot & { heading?: number | null }, to: Spot): Turn[] | undefined =>
  way(drawn, from, to)?.directions.map(({ turn }) => turn);

describe('R-WAY-06 against an exhaustive search', () => {
  /** Mulberry32: the same graphs in every run. */
  const randomOf = (seed: number) => {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    };
  };
  const apart = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y) * 1_000;
  const cost = (metres: number, kind: StretchKind) => metres / walking[kind].speed + walking[kind].wait;

  /** Every way that passes no node twice. */
  function least({ nodes, stretches }: Paths, from: number, to: number, passed = new Set([from])): number {
    if (from === to) return 0;
    return stretches.reduce((best, { a, b, kind }) => {
      const next = a === from ? b : b === from ? a : from;
      if (passed.has(next)) return best;
      const rest = least({ metres: 1_000, nodes, stretches }, next, to, new Set([...passed, next]));
      return Math.min(best, rest + cost(apart(nodes[from] as Spot, nodes[next] as Spot), kind));
    }, Number.POSITIVE_INFINITY);
  }

  /** The nearest place of a stretch, found by trying a great many of them and then nearer ones. */
  function footOf({ nodes, stretches }: Paths, place: Spot) {
    const all = stretches.map((one) => {
      const [a, b] = [nodes[one.a] as Spot, nodes[one.b] as Spot];
      const at = (share: number) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
      let [low, high] = [0, 1];
      for (let round = 0; round < 80; round += 1) {
        const [one3, two3] = [low + (high - low) / 3, high - (high - low) / 3];
        if (apart(at(one3), place) < apart(at(two3), place)) high = two3;
        else low = one3;
      }
      const share = Math.round(((low + high) / 2) * 1e9) / 1e9;
      return { one, share, far: apart(at(share), place), whole: cost(apart(a, b), one.kind) };
    });
    const near = all.sort((one, other) => one.far - other.far)[0];
    return near && near.far <= reach * 1_000 ? near : null;
  }

  function expected(drawn: Paths, from: Spot, to: Spot, stepFree: boolean): number {
    const isBarred = ({ kind }: { kind: StretchKind }) => stepFree && kind === 'steps';
    const allowed = { ...drawn, stretches: drawn.stretches.filter((one) => !isBarred(one)) };
    const along = (part: number, { one, whole }: { one: Paths['stretches'][number]; whole: number }) =>
      part > 0 && isBarred(one) ? Number.POSITIVE_INFINITY : part * whole;
    const [first, last] = [footOf(drawn, from), footOf(drawn, to)];
    if (!first || !last) return Number.POSITIVE_INFINITY;
    const ends = (foot: typeof first) =>
      [
        [foot.one.a, along(foot.share, foot)],
        [foot.one.b, along(1 - foot.share, foot)],
      ] as const;
    const over = ends(first).flatMap(([a, before]) =>
      ends(last).map(([b, after]) => before + least(allowed, a, b) + after),
    );
    const direct = first.one === last.one ? [along(Math.abs(first.share - last.share), first)] : [];
    return cost(first.far, 'level') + cost(last.far, 'level') + Math.min(...over, ...direct);
  }

  test.each([false, true])('3,000 small graphs have the quickest way, without steps: %s', (stepFree) => {
    const random = randomOf(stepFree ? 7 : 11);
    const any = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)] as One;
    let found = 0;
    for (let round = 0; round < 3_000; round += 1) {
      const count = 2 + Math.floor(random() * 5);
      const spots = Array.from({ length: count }, () => ({ x: random(), y: random() }));
      const density = 0.2 + random() * 0.6;
      const stretches = spots.flatMap((_, a) =>
        spots.flatMap((__, b): [number, number, StretchKind][] =>
          b > a && random() < density ? [[a, b, any(stretchKinds)]] : [],
        ),
      );
      const drawn = graph(spots, stretches);
      const place = () => (random() < 0.4 ? any(spots) : { x: random(), y: random() });
      const [from, to] = [place(), place()];
      const seconds = way(drawn, from, to, stepFree)?.seconds ?? Number.POSITIVE_INFINITY;
      const best = expected(drawn, from, to, stepFree);
      if (best === Number.POSITIVE_INFINITY) expect(seconds, `round ${round}`).toBe(best);
      else {
        found += 1;
        expect(Math.abs(seconds - best), `round ${round}`).toBeLessThan(0.01);
      }
    }
    expect(found).toBeGreaterThan(300);
  });
});

const cross = [
  { x: 0.5, y: 0.9 },
  { x: 0.5, y: 0.5 },
  { x: 0.1, y: 0.5 },
  { x: 0.9, y: 0.5 },
];
const streets: [number, number][] = [
  [0, 1],
  [1, 2],
  [1, 3],
];

describe('R-WAY-06 minutes', () => {
  test('4.5 km/h on level ground, rounded, never less than one', () => {
    expect(way(graph(cross, streets), { x: 0.5, y: 0.9 }, { x: 0.9, y: 0.5 })?.minutes).toBe(11);
    expect(way(graph(cross, streets), { x: 0.5, y: 0.9 }, { x: 0.5, y: 0.89 })?.minutes).toBe(1);
  });
  test('slopes and steps are slower, and a crossing is waited for', () => {
    const over = (kind: StretchKind) =>
      way(
        graph(
          [
            { x: 0, y: 0 },
            { x: 0.1, y: 0 },
          ],
          [[0, 1, kind]],
        ),
        { x: 0, y: 0 },
        { x: 0.1, y: 0 },
      )?.seconds;
    expect(stretchKinds.map(over)).toEqual([80, 100, 200, 100]);
  });
  test('are not told of a map whose width nobody has said', () => {
    const told = way(graph(cross, streets, null), { x: 0.5, y: 0.9 }, { x: 0.9, y: 0.5 });
    expect(told).toMatchObject({ minutes: null });
    expect(told?.line).toHaveLength(2);
  });
});

describe('R-WAY-04 the way without steps', () => {
  const square = graph(
    [
      { x: 0.1, y: 0.1 },
      { x: 0.5, y: 0.1 },
      { x: 0.5, y: 0.5 },
      { x: 0.1, y: 0.5 },
    ],
    [
      [0, 1, 'steps'],
      [1, 2],
      [2, 3],
      [3, 0],
    ],
  );
  const ways = (drawn: Paths, to: Spot) => findWays(drawn, { size, from: { x: 0.1, y: 0.1 }, to });
  test('is another one where the quickest has steps', () => {
    const corner = ways(square, { x: 0.5, y: 0.1 });
    expect(corner?.quickest.hasSteps).toBe(true);
    expect(corner?.stepFree).toMatchObject({ hasSteps: false });
    expect(corner?.stepFree?.line).toHaveLength(3);
  });
  test('is the same one where there are none', () => {
    const found = ways(square, { x: 0.1, y: 0.5 });
    expect(found?.stepFree).toBe(found?.quickest);
  });
  test('is none where steps alone lead there, or to what stands in the middle of them', () => {
    expect(ways(square, { x: 0.45, y: 0.1 })).toMatchObject({ stepFree: null });
    const only = { ...square, stretches: square.stretches.slice(0, 2) };
    expect(ways(only, { x: 0.5, y: 0.5 })).toMatchObject({ stepFree: null, quickest: { hasSteps: true } });
  });
});

describe('R-WAY-03 directions', () => {
  test('begin with where the reader looks, and turn by how one walks', () => {
    const from = { x: 0.5, y: 0.9 };
    const begin = (heading: number | null) =>
      turnsOf(graph(cross, streets), { ...from, heading }, { x: 0.9, y: 0.5 });
    expect(begin(0)).toEqual(['start-ahead', 'right', 'arrive']);
    expect(begin(90)).toEqual(['start-left', 'right', 'arrive']);
    expect(begin(270)?.[0]).toBe('start-right');
    expect(begin(180)?.[0]).toBe('start-behind');
    expect(begin(359)?.[0]).toBe('start-ahead');
    expect(begin(null)?.[0]).toBe('start');
    expect(turnsOf(graph(cross, streets), { ...from, heading: 0 }, { x: 0.1, y: 0.5 })?.[1]).toBe('left');
  });
  test('by the real shape of the map, not by shares of it', () => {
    const flat = graph(
      [
        { x: 0.1, y: 0.9 },
        { x: 0.1, y: 0.5 },
        { x: 0.5, y: 0.1 },
      ],
      [
        [0, 1],
        [1, 2],
      ],
    );
    const turn = (height: number) =>
      findWay(flat, {
        size: { width: 1_000, height },
        from: { x: 0.1, y: 0.9, heading: 0 },
        to: { x: 0.5, y: 0.1 },
      })?.directions[1]?.turn;
    expect([turn(1_000), turn(200)]).toEqual(['arrive', 'right']);
  });
  test('name landmarks, also where one goes on ahead, and say what is walked on', () => {
    const name = { el: 'στο συντριβάνι', en: 'at the fountain' };
    const [begin, middle, ...ends] = cross as [Spot, Spot, ...Spot[]];
    const drawn = graph(
      [begin, { ...middle, name }, ...ends, { x: 0.5, y: 0.1 }],
      [
        [0, 1],
        [1, 2, 'steps'],
        [1, 4],
      ],
    );
    const said = (to: Spot, language: 'el' | 'en') =>
      way(drawn, { ...begin, heading: 0 }, to)?.directions.map((one) => directionWords(one, language));
    expect(said({ x: 0.1, y: 0.5 }, 'en')).toEqual([
      'Start straight ahead of you.',
      'Turn left at the fountain. Take the steps.',
      'You are there.',
    ]);
    expect(said({ x: 0.5, y: 0.1 }, 'el')).toEqual([
      'Ξεκινήστε ευθεία μπροστά σας.',
      'Συνεχίστε ευθεία στο συντριβάνι.',
      'Φτάσατε.',
    ]);
  });
  test('pass over bends of a path that has no other, and end with the side', () => {
    const bent = graph(
      [
        { x: 0.5, y: 0.9 },
        { x: 0.5, y: 0.6 },
        { x: 0.7, y: 0.4 },
        { x: 0.7, y: 0.1 },
      ],
      [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
    );
    expect(turnsOf(bent, { x: 0.5, y: 0.9, heading: 0 }, { x: 0.74, y: 0.2 })).toEqual([
      'start-ahead',
      'arrive-right',
    ]);
    expect(turnsOf(bent, { x: 0.5, y: 0.9, heading: 0 }, { x: 0.66, y: 0.2 })?.at(-1)).toBe('arrive-left');
  });
  test('of no way at all say that one is there', () => {
    const here = { x: 0.5, y: 0.7 };
    const none = way(graph(cross, streets), { ...here, heading: 90 }, here);
    expect(none).toMatchObject({ seconds: 0, minutes: 1, directions: [{ turn: 'arrive' }] });
  });
  test('are right where two nodes lie on the same spot', () => {
    const doubled = graph(
      [
        { x: 0.1, y: 0.5 },
        { x: 0.5, y: 0.5 },
        { x: 0.5, y: 0.5 },
        { x: 0.5, y: 0.1 },
      ],
      [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
    );
    expect(turnsOf(doubled, { x: 0.1, y: 0.5, heading: 90 }, { x: 0.5, y: 0.1 })).toEqual([
      'start-ahead',
      'left',
      'arrive',
    ]);
  });
});

describe('R-WAY-02 disconnected points', () => {
  const drawn = graph(
    [...cross, { x: 0.05, y: 0.05 }, { x: 0.2, y: 0.05 }],
    [...streets.map(([a, b]): [number, number, StretchKind] => [a, b, b === 3 ? 'steps' : 'level']), [4, 5]],
  );
  const places = [
    { id: 'near', place: { x: 0.52, y: 0.8 } },
    { id: 'left', place: { x: 0.1, y: 0.5 } },
    { id: 'stepped', place: { x: 0.9, y: 0.5 } },
    { id: 'island', place: { x: 0.1, y: 0.05 } },
    { id: 'far', place: { x: 0.9, y: 0.9 } },
  ];
  test('are those out of reach, and those on a path that is joined to no other', () => {
    expect(disconnected(drawn, size, places)).toEqual({ apart: ['island', 'far'], overSteps: ['stepped'] });
    expect(way(drawn, { x: 0.5, y: 0.9 }, { x: 0.1, y: 0.05 })).toBe(null);
    expect(way(drawn, { x: 0.5, y: 0.9 }, { x: 0.9, y: 0.9 })).toBe(null);
  });
  test('are all of them where nothing is drawn', () => {
    const empty = graph([], []);
    expect(disconnected(empty, size, places).apart).toHaveLength(5);
    expect(way(empty, { x: 0, y: 0 }, { x: 0, y: 0 })).toBe(null);
  });
});

test('a map is as wide as the length of one of its stretches says', () => {
  const drawn = graph(cross, streets);
  expect(lengthOf(drawn, size, { a: 0, b: 1 })).toBeCloseTo(400);
  const metres = widthFrom(drawn, size, { a: 0, b: 1 }, 120);
  expect(lengthOf({ ...drawn, metres }, size, { a: 0, b: 1 })).toBeCloseTo(120);
});

test('only a presentation of points has paths', () => {
  const content = { ...emptyContent({ el: 'Α', en: 'A' }), paths: graph(cross, streets) };
  expect(contradictions(systems.system4, content)).toEqual([]);
  expect(contradictions(systems.system1a, content)).toEqual([{ path: ['paths'], code: 'field.invalid' }]);
});

test('where a page begins is written shortly, and read only as it was written', () => {
  const from = { x: 0.4134, y: 0.653, heading: 30 };
  const read = (more: object) => {
    const address = takeHomeAddress({ kind: 'point', id: 'a' }, 'el', { from: { ...from, ...more } });
    return readFrom(address.split('&from=')[1]);
  };
  expect(read({})).toEqual({ x: 0.413, y: 0.653, heading: 30 });
  expect(read({ heading: null })).toEqual({ x: 0.413, y: 0.653, heading: null });
  for (const odd of [null, '', '1', '2000-5', '5-5-400', '5-5-5-5', ['1-2', '3-4'], '<b>'])
    expect(readFrom(odd)).toBe(null);
});

test('a stretch leads from one node to another, and both are there', () => {
  const sound = (stretches: [number, number][]) => paths.safeParse(graph(cross, stretches)).success;
  expect([sound(streets), sound([[0, 0]]), sound([[0, 9]]), sound([...streets, [2, 1]])]).toEqual([
    ...[true, false, false, false],
  ]);
  const twice = graph(cross, streets);
  expect(paths.safeParse({ ...twice, nodes: [...twice.nodes, twice.nodes[0]] }).success).toBe(false);
});
