import { paper, type Sheet } from './sheet.ts';
import { element } from './svg.ts';

export type Stop = readonly [offset: number, colour: string, opacity?: number];

type Sheen = {
  light: readonly [colour: string, opacity: number];
  /** Where the light ends, as a share of the height. */
  until: number;
  shade: readonly [colour: string, opacity: number];
};

const stops = (list: readonly Stop[]) =>
  list
    .map(([offset, colour, opacity]) =>
      element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('');

/** From top to bottom of what it fills, or from left to right. Answers the paint to fill with. */
export const linear = (sheet: Sheet, list: readonly Stop[], direction: 'down' | 'right' = 'down') =>
  `url(#${sheet.define((id) =>
    element(
      'linearGradient',
      { id, x2: direction === 'down' ? 0 : 1, y2: direction === 'down' ? 1 : 0 },
      stops(list),
    ),
  )})`;

/** Light that falls from above over a whole sheet, and the shade at its foot. */
export const sheen = (sheet: Sheet, { light, until, shade }: Sheen) =>
  paper(
    sheet,
    linear(sheet, [
      [0, ...light],
      [until, light[0], 0],
      [1, ...shade],
    ]),
  );

export const radial = (sheet: Sheet, list: readonly Stop[]) =>
  `url(#${sheet.define((id) => element('radialGradient', { id }, stops(list)))})`;
