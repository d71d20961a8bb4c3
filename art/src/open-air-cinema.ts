import { mix } from './colour.ts';
import type { Point } from './curve.ts';
import { polygon, smooth } from './curve.ts';
import { linear, radial } from './gradient.ts';
import { lights } from './palette.ts';
import { ridge } from './parts/ridge.ts';
import { glitter, sea, waves } from './parts/sea.ts';
import { disc, sky, stars } from './parts/sky.ts';
import { cypress } from './parts/tree.ts';
import { boatCard } from './postcards.ts';
import { type Drawing, inset, type Sheet } from './sheet.ts';
import { box, circle, group, n, path, rect } from './svg.ts';

const light = lights.night;

/** A film by the sea at night: the beam, the bright screen, the people in front of it. */
export const openAirCinema =
  ({ film = boatCard('noon') }: { film?: Drawing } = {}): Drawing =>
  (sheet) => {
    const { width, height } = sheet;
    const tall = height > width;
    const horizon = height * (tall ? 0.5 : 0.56);
    const w = tall ? width * 0.86 : 900;
    const screen = {
      x: tall ? width * 0.07 : width * 0.42,
      y: tall ? height * 0.27 : height * 0.15,
      width: w,
      height: w * 0.5625,
    };
    return [
      sky(sheet, light, horizon),
      stars(sheet, horizon),
      disc(sheet, light, tall ? [width * 0.26, height * 0.18] : [width * 0.2, height * 0.24]),
      path(
        ridge(sheet.random.fork('ridge'), {
          from: -20,
          to: width + 20,
          base: horizon,
          rise: 150,
          summits: 4,
        }),
        { fill: mix(light.ridgeFar, light.ridgeNear, 0.5) },
      ),
      sea(sheet, light, horizon),
      waves(sheet, light, horizon),
      glitter(sheet, light, { x: tall ? width * 0.24 : width * 0.2, from: horizon, reach: 0.5 }),
      terrace(sheet),
      cypress(light, { x: screen.x - 46, base: height * 0.86, height: tall ? 420 : 380 }),
      cypress(light, { x: screen.x + screen.width + 44, base: height * 0.87, height: tall ? 380 : 440 }),
      bigScreen(sheet, screen, film),
      beam(sheet, screen),
      stringOfLights(sheet),
      audience(sheet),
    ].join('');
  };

function terrace(sheet: Sheet): string {
  const { width, height } = sheet;
  const top = height * 0.83;
  return (
    rect(
      { x: 0, y: top, width, height: height - top },
      {
        fill: linear(sheet, [
          [0, '#3a3f63'],
          [1, '#12162c'],
        ]),
      },
    ) + rect({ x: 0, y: top - 12, width, height: 14 }, { fill: '#5b628c' })
  );
}

interface Screen {
  x: number;
  y: number;
  width: number;
  height: number;
}

function bigScreen(sheet: Sheet, screen: Screen, film: Drawing): string {
  const { x, y, width, height } = screen;
  const middle: Point = [x + width / 2, y + height / 2];
  const foot = sheet.height * 0.84;
  const glow = radial(sheet, [
    [0, '#ffd9a0', 0.5],
    [0.6, '#ffd9a0', 0.16],
    [1, '#ffd9a0', 0],
  ]);
  return [
    `<ellipse cx="${n(middle[0])}" cy="${n(middle[1])}" rx="${n(width * 0.86)}" ry="${n(height * 1.1)}" fill="${glow}"/>`,
    path(
      `${box(x + 70, y + height, 16, foot - y - height)}${box(x + width - 86, y + height, 16, foot - y - height)}`,
      { fill: '#232a4a' },
    ),
    rect({ x: x - 18, y: y - 18, width: width + 36, height: height + 36 }, { rx: 10, fill: '#20264a' }),
    rect({ x: x - 8, y: y - 8, width: width + 16, height: height + 16 }, { rx: 4, fill: '#fff6e2' }),
    inset(sheet, screen, film, 'film'),
  ].join('');
}

/** The projector on its stand and the light it throws. */
function beam(sheet: Sheet, screen: Screen): string {
  const { width, height } = sheet;
  const tall = height > width;
  const [px, py]: Point = tall ? [width * 0.5, height * 0.93] : [width * 0.1, height * 0.7];
  const corners: Point[] = tall
    ? [
        [px, py],
        [screen.x, screen.y + screen.height],
        [screen.x + screen.width, screen.y + screen.height],
      ]
    : [
        [px, py],
        [screen.x, screen.y],
        [screen.x, screen.y + screen.height],
      ];
  const fill = linear(
    sheet,
    tall
      ? [
          [0, '#fff1c9', 0.1],
          [1, '#fff1c9', 0.5],
        ]
      : [
          [0, '#fff1c9', 0.55],
          [1, '#fff1c9', 0.12],
        ],
    tall ? 'down' : 'right',
  );
  const reel = (dx: number, dy: number, r: number) =>
    circle(dx, dy, r, { fill: '#2b3358' }) +
    circle(dx, dy, r, { fill: 'none', stroke: '#8b98bd', 'stroke-width': 5 }) +
    [0, 1, 2, 3, 4]
      .map((spoke) =>
        circle(dx + Math.cos(spoke * 1.257) * r * 0.56, dy + Math.sin(spoke * 1.257) * r * 0.56, r * 0.2, {
          fill: '#8b98bd',
        }),
      )
      .join('');
  return [
    path(polygon(corners), { fill }),
    group(
      { transform: `translate(${n(px)} ${n(py)})${tall ? ' rotate(-90)' : ''}` },
      path('M-70 36l-34 190M-20 36l34 190M-45 36v190', { stroke: '#171c38', 'stroke-width': 12 }),
      rect({ x: -112, y: -42, width: 100, height: 84 }, { rx: 12, fill: '#39426e' }),
      rect({ x: -112, y: -42, width: 100, height: 24 }, { rx: 12, fill: '#5b668f' }),
      rect({ x: -14, y: -20, width: 30, height: 40 }, { rx: 6, fill: '#232a4a' }),
      reel(-104, -92, 50),
      reel(-10, -84, 40),
      circle(14, 0, 16, { fill: '#fff6d8' }),
    ),
  ].join('');
}

/** Bulbs on a wire over the terrace. */
function stringOfLights(sheet: Sheet): string {
  const { width, height } = sheet;
  const sag = (share: number): Point => [
    share * width,
    height * 0.06 + Math.sin(share * Math.PI * 2) ** 2 * 46,
  ];
  const wire = Array.from({ length: 17 }, (_, index) => sag(index / 16));
  const bulbs = Array.from({ length: 15 }, (_, index) => sag((index + 1) / 16));
  const round = { 'stroke-linecap': 'round' };
  const dots = bulbs.map(([x, y]) => `M${n(x)} ${n(y + 14)}h0`).join('');
  return [
    path(smooth(wire), { fill: 'none', stroke: '#10162f', 'stroke-width': 4 }),
    path(dots, { ...round, stroke: '#ffd98c', 'stroke-width': 56, opacity: 0.18 }),
    path(dots, { ...round, stroke: '#ffe7b0', 'stroke-width': 18 }),
  ].join('');
}

/** Heads and chairs in the dark, rimmed by the light of the screen. */
function audience(sheet: Sheet): string {
  const random = sheet.random.fork('audience');
  const { width, height } = sheet;
  const rows = [0, 1].map((row) => {
    const scale = 0.86 + row * 0.3;
    const base = height * 0.93 + row * height * 0.085;
    const people: string[] = [];
    const rims: string[] = [];
    const chairs: string[] = [];
    for (let x = random.between(20, 70); x < width; x += random.between(96, 128) * scale) {
      chairs.push(
        `M${n(x - 44 * scale)} ${n(base + 60)}v${n(-74 * scale)}q${n(44 * scale)} -14 ${n(88 * scale)} 0v${n(74 * scale)}z`,
      );
      if (random.chance(0.2)) continue;
      const tall = random.between(0.84, 1.06) * scale;
      const head = base - 84 * tall;
      people.push(
        `M${n(x - 46 * tall)} ${n(base + 40)}q0 ${n(-82 * tall)} ${n(46 * tall)} ${n(-86 * tall)}t${n(46 * tall)} ${n(86 * tall)}zM${n(x - 25 * tall)} ${n(head)}a${n(25 * tall)} ${n(28 * tall)} 0 0 1 ${n(50 * tall)} 0a${n(25 * tall)} ${n(30 * tall)} 0 0 1 ${n(-50 * tall)} 0z`,
      );
      rims.push(
        `M${n(x + 2)} ${n(head - 27 * tall)}a${n(25 * tall)} ${n(28 * tall)} 0 0 1 ${n(23 * tall)} ${n(27 * tall)}`,
      );
    }
    return [
      path(people.join(''), { fill: row === 0 ? '#1b2146' : '#0e1330' }),
      path(rims.join(''), {
        fill: 'none',
        stroke: '#f2bd86',
        'stroke-width': 4,
        'stroke-linecap': 'round',
        opacity: 0.75,
      }),
      path(chairs.join(''), { fill: row === 0 ? '#2f3763' : '#1a2042' }),
    ].join('');
  });
  return rows.join('');
}
