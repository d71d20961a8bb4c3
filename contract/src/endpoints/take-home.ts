import type { Language } from '../bilingual.ts';
import { type Here, here } from '../content/display.ts';
import { takenHome } from '../content/taken-home.ts';
import type { TakenKind } from '../kinds.ts';
import { endpoint } from './endpoint.ts';

/** The pages that a display's codes lead to: public, and nothing about whoever opens them. */
export const takeHomePath = '/take-home';

/** What goes home: a recipe, dish or product of the library, a point of a presentation, or a whole one. */
export type Taken = { kind: TakenKind; id: string };

export const takenPath = ({ kind, id }: Taken): string => `${takeHomePath}/${kind}/${id}`;

/** The servings of a recipe, where a visitor had changed them; of a point, the place from which its way begins. */
export type TakenWith = { servings?: number | null | undefined; from?: Here | null | undefined };

export const takeHomeAddress = (taken: Taken, language: Language, more: TakenWith = {}): string =>
  `${takenPath(taken)}?lang=${language}${more.servings ? `&servings=${more.servings}` : ''}${
    more.from ? `&from=${fromOf(more.from)}` : ''
  }`;

/** In thousandths of the map, and the direction in which its reader looks. */
const fromOf = ({ x, y, heading }: Here): string =>
  [Math.round(x * 1_000), Math.round(y * 1_000), ...(heading === null ? [] : [heading])].join('-');

export function readFrom(written: unknown): Here | null {
  const [, x, y, heading] = /^(\d{1,4})-(\d{1,4})(?:-(\d{1,3}))?$/.exec(String(written)) ?? [];
  const at = { x: Number(x) / 1_000, y: Number(y) / 1_000, heading: heading ? Number(heading) : null };
  return here.safeParse(at).data ?? null;
}

/** An event as a file for the calendar of a phone. */
export const takenCalendarFile = 'event.ics';
export const takenCalendarAddress = ({ id }: Pick<Taken, 'id'>, language: Language): string =>
  `${takenPath({ kind: 'event', id })}/${takenCalendarFile}?lang=${language}`;

/** The same page for whoever types the address: the end of an id is enough among what is shown. */
export const shortTakeHomePath = '/r';
export const shortTakeHomeId = (id: string): string => id.slice(-8);
export const shortTakeHomeAddress = (id: string): string => `${shortTakeHomePath}/${shortTakeHomeId(id)}`;

export const readTakenHome = endpoint.anyone('GET /take-home/:taken/:id', {
  summary: 'What a display shows now, for a visitor’s own phone',
  response: takenHome,
  problems: ['item.not-found'],
});
