import { harbour } from './harbour.ts';
import { informationCloud } from './information-cloud.ts';
import { jigsaw } from './jigsaw.ts';
import { openAirCinema } from './open-air-cinema.ts';
import { plate } from './plate.ts';
import { type Drawing, type PictureOptions, picture } from './sheet.ts';
import { stillLife } from './still-life.ts';
import { tableFromAbove } from './table-from-above.ts';
import { totemInSquare } from './totem-in-square.ts';

const covers: Readonly<Record<string, Drawing>> = {
  system1a: harbour({ time: 'dusk' }),
  system1b: openAirCinema(),
  system3: informationCloud(),
  system4: totemInSquare(),
  system6: tableFromAbove(),
  system7a: plate({ dish: 'salad' }),
  system7b: stillLife(),
  system8: jigsaw(),
};

/** The cover of a system: what it shows, recognised before its name is read. */
export const sceneFor = (system: string, options: PictureOptions = {}): string =>
  picture(covers[system] ?? harbour({ time: 'morning' }), options);
