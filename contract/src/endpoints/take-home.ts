import type { Language } from '../bilingual.ts';
import { takenHome } from '../content/taken-home.ts';
import type { TakenKind } from '../kinds.ts';
import { endpoint } from './endpoint.ts';

/** The pages that a display's codes lead to: public, and nothing about whoever opens them. */
export const takeHomePath = '/take-home';

/** What goes home: a recipe, dish or product of the library, a point of a presentation, or a whole one. */
export type Taken = { kind: TakenKind; id: string };

export const takenPath = ({ kind, id }: Taken): string => `${takeHomePath}/${kind}/${id}`;

/** Where a visitor had changed the servings of a recipe, its page opens with as many. */
export const takeHomeAddress = (taken: Taken, language: Language, servings?: number | null): string =>
  `${takenPath(taken)}?lang=${language}${servings ? `&servings=${servings}` : ''}`;

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
