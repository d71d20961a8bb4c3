import { harbourBoats, harbourGlitter, harbourScenery, harbourSky, horizonOf } from './harbour-layers.ts';
import { lights, type TimeOfDay } from './palette.ts';
import { disc } from './parts/sky.ts';
import type { Drawing } from './sheet.ts';

/** A bay with its village on the headland, islands behind, boats at the quay. */
export const harbour =
  ({ time = 'dusk' }: { time?: TimeOfDay } = {}): Drawing =>
  (sheet) => {
    const { sun } = lights[time];
    const x = sheet.width * sun.x;
    return [
      harbourSky(time)(sheet),
      disc(sheet, lights[time], [x, horizonOf(sheet) * sun.y]),
      harbourScenery(time)(sheet),
      harbourGlitter(time, { x, whole: sheet })(sheet),
      harbourBoats(time)(sheet),
    ].join('');
  };
