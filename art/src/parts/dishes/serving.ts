import type { Point } from '../../curve.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';
import { element, group, n } from '../../svg.ts';

/** What lies on a plate, drawn around 0, 0 within a radius of 270. */
export type Serve = (sheet: Sheet, random: Random) => string;

/** Places on a round plate, evenly spread the way seeds sit in a sunflower. */
export const spread = (count: number, radius: number): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const away = radius * Math.sqrt((index + 0.5) / count);
    return [Math.cos(index * 2.399963) * away, Math.sin(index * 2.399963) * away];
  });

/** Puts one of the pieces at each place, turned as it fell. */
export function scatter(random: Random, places: Point[], pieces: string[]): string {
  return places
    .map(([x, y]) => {
      const [dx, dy] = [x + random.between(-14, 14), y + random.between(-14, 14)];
      const size = Math.round(random.between(0.88, 1.14) * 100) / 100;
      const piece = pieces[random.integer(0, pieces.length - 1)];
      return element('use', {
        href: `#${piece}`,
        transform: `translate(${n(dx)} ${n(dy)}) rotate(${random.integer(0, 359)}) scale(${size})`,
      });
    })
    .join('');
}

/** A piece that is drawn once and served many times. */
export const define = (sheet: Sheet, ...parts: string[]) => sheet.define((id) => group({ id }, ...parts));
