import { mix } from './colour.ts';
import { linear, radial } from './gradient.ts';
import { lights } from './palette.ts';
import { oliveBranch } from './parts/branch.ts';
import { cheese, honeyJar, loaf, oilBottle, oliveBowl } from './parts/products.ts';
import { type Drawing, paper, type Sheet } from './sheet.ts';
import { circle, group, n, path, rect } from './svg.ts';

const localProducts = ['oil', 'honey', 'cheese', 'bread', 'olives'] as const;
type LocalProduct = (typeof localProducts)[number];

/** Wall, table and the cloth on it: each product has its own light. */
const settings: Record<LocalProduct, { wall: string; table: string; cloth: string; size: number }> = {
  oil: { wall: '#cdd8a8', table: '#7f6a3c', cloth: '#f3ecd2', size: 1.42 },
  honey: { wall: '#f3cf86', table: '#9a6228', cloth: '#fbf1d8', size: 2.1 },
  cheese: { wall: '#b9cfd9', table: '#7d6149', cloth: '#f6f1e6', size: 1.65 },
  bread: { wall: '#e9b793', table: '#8b5330', cloth: '#f8ead6', size: 1.55 },
  olives: { wall: '#a9c4b0', table: '#6d5236', cloth: '#f1ead6', size: 2.05 },
};

const things: Record<LocalProduct, (sheet: Sheet) => string> = {
  oil: () => oilBottle,
  honey: honeyJar,
  cheese: () => cheese,
  bread: () => loaf,
  olives: (sheet) => oliveBowl(sheet.random.fork('olives')),
};

/** One product of the place, large, in the light of a window. */
export const productPortrait =
  ({ product }: { product: LocalProduct }): Drawing =>
  (sheet) => {
    const { width, height } = sheet;
    const { wall, table, cloth, size } = settings[product];
    const edge = height * 0.63;
    const middle = width / 2;
    return [
      paper(
        sheet,
        linear(sheet, [
          [0, mix(wall, '#ffffff', 0.35)],
          [1, wall],
        ]),
      ),
      circle(middle, edge - 210, 620, {
        fill: radial(sheet, [
          [0, '#fffaf0', 0.85],
          [1, '#fffaf0', 0],
        ]),
      }),
      // They end where a tall cut through the middle begins.
      oliveBranch(sheet.random.fork('left'), lights.noon, { x: -30, y: 90, length: 270, angle: 0.5 }),
      oliveBranch(sheet.random.fork('right'), lights.noon, {
        x: width + 30,
        y: 60,
        length: 250,
        angle: Math.PI - 0.45,
      }),
      rect(
        { x: 0, y: edge, width, height: height - edge },
        {
          fill: linear(sheet, [
            [0, mix(table, '#ffe2b4', 0.18)],
            [1, mix(table, '#1d120a', 0.28)],
          ]),
        },
      ),
      rect({ x: 0, y: edge, width, height: 9 }, { fill: mix(table, '#fff0d0', 0.45) }),
      path(`M${n(middle - 520)} ${n(edge + 60)}h1040l70 ${n(height - edge - 130)}h-1180z`, { fill: cloth }),
      path(
        `M${n(middle - 566)} ${n(height - 150)}h1132l6 12h-1144zM${n(middle - 576)} ${n(height - 126)}h1152l3 6h-1158z`,
        { fill: mix(table, '#2f6f98', 0.75) },
      ),
      group({ transform: `translate(${n(middle)} ${n(edge + 150)}) scale(${size})` }, things[product](sheet)),
    ].join('');
  };
