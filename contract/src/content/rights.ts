import { z } from 'zod';
import { type Bilingual, languages, optionalBilingual } from '../bilingual.ts';
import type { FieldCode } from '../problems.ts';
import { addDays, dateAt, dayAt } from './athens-time.ts';
import { line } from './line.ts';
import { canBePlanned } from './schedule.ts';
import { calendarDate } from './yearly-days.ts';

/** `credited`: it asks for a credit, in which it is named. */
type LicenceFacts = { url?: string; credited?: string };

const commons = (terms: string): LicenceFacts => ({
  url: `https://creativecommons.org/licenses/${terms}/4.0/`,
  credited: `CC ${terms.toUpperCase()} 4.0`,
});
const statement = (name: string): LicenceFacts => ({
  url: `https://rightsstatements.org/vocab/${name}/1.0/`,
});

export const licences = [
  'cc-by',
  'cc-by-sa',
  'cc-by-nd',
  'cc-by-nc',
  'cc-by-nc-sa',
  'cc-by-nc-nd',
  'cc0',
  'public-domain',
  'all-rights-reserved',
  'in-copyright',
  'in-copyright-educational',
  'in-copyright-non-commercial',
  'in-copyright-orphan-work',
  'in-copyright-unlocatable',
  'no-copyright-contractual',
  'no-copyright-non-commercial',
  'no-copyright-other-restrictions',
  'copyright-not-evaluated',
  'copyright-undetermined',
  'no-known-copyright',
] as const;
export type Licence = (typeof licences)[number];

export const licenceFacts: Record<Licence, LicenceFacts> = {
  'cc-by': commons('by'),
  'cc-by-sa': commons('by-sa'),
  'cc-by-nd': commons('by-nd'),
  'cc-by-nc': commons('by-nc'),
  'cc-by-nc-sa': commons('by-nc-sa'),
  'cc-by-nc-nd': commons('by-nc-nd'),
  cc0: { url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  'public-domain': { url: 'https://creativecommons.org/publicdomain/mark/1.0/' },
  /** Used with a permission that the town has. */
  'all-rights-reserved': {},
  'in-copyright': statement('InC'),
  'in-copyright-educational': statement('InC-EDU'),
  'in-copyright-non-commercial': statement('InC-NC'),
  'in-copyright-orphan-work': statement('InC-OW-EU'),
  'in-copyright-unlocatable': statement('InC-RUU'),
  'no-copyright-contractual': statement('NoC-CR'),
  'no-copyright-non-commercial': statement('NoC-NC'),
  'no-copyright-other-restrictions': statement('NoC-OKLR'),
  'copyright-not-evaluated': statement('CNE'),
  'copyright-undetermined': statement('UND'),
  'no-known-copyright': statement('NKC'),
};

const lastDay = calendarDate.refine(canBePlanned, { error: 'field.invalid' satisfies FieldCode }).nullable();
const required = { error: 'field.required' satisfies FieldCode };

/** Of people who are seen or heard; null until somebody has said it. */
const consent = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('not-needed') }),
  z.strictObject({
    is: z.literal('given'),
    /** The number of the paper on which they gave it. */
    paper: line({ max: 100 }).refine((paper) => paper !== '', required),
    /** The last day; null: without end. */
    until: lastDay,
  }),
]);

/** Who owns an image, video or audio file, and how the town may show it. */
export const rights = z
  .strictObject({
    licence: z.enum(licences).nullable(),
    holder: line({ max: 200 }),
    /** Where it comes from: an archive with its number, an address. */
    source: line({ max: 500 }),
    credit: optionalBilingual({ max: 200 }),
    consent: consent.nullable(),
    /** The last day on which it may be shown; null: without end. */
    endsOn: lastDay,
  })
  .superRefine(({ licence, holder, credit }, context) => {
    const isNamed = holder !== '' || languages.some((language) => credit[language] !== '');
    if (licence && licenceFacts[licence].credited && !isNamed)
      context.addIssue({ code: 'custom', path: ['holder'], message: required.error });
  });
export type Rights = z.infer<typeof rights>;

export const noRights: Rights = {
  licence: null,
  holder: '',
  source: '',
  credit: { el: '', en: '' },
  consent: null,
  endsOn: null,
};

/** The last day on which it may be shown, by its end of use or by the consent; null: without end. */
export function lastDayOf({ endsOn, consent: given }: Rights): string | null {
  const days = [endsOn, given?.is === 'given' ? given.until : null].filter((day) => day !== null);
  return days.sort()[0] ?? null;
}

/** From this instant on it is not shown; null: without end. */
export const endOf = (of: Rights): number | null => {
  const day = lastDayOf(of);
  return day === null ? null : dayAt(day).end;
};

/** The line that stands beside it: what staff wrote, or whoever holds it where the licence asks for that. */
export function creditOf({ licence, holder, credit }: Rights): Bilingual | null {
  const { credited } = licence ? licenceFacts[licence] : {};
  const lineIn = (written: string) => {
    const name = written || (credited ? holder : '');
    return credited && name && !name.includes(credited) ? `${name} · ${credited}` : name;
  };
  const [el, en] = [lineIn(credit.el || credit.en), lineIn(credit.en || credit.el)];
  return el ? { el, en } : null;
}

/** What a release says of them. */
export function toReleaseRights(of: Rights | null): { credit?: Bilingual; license?: string; until?: string } {
  if (!of) return {};
  const [credit, end] = [creditOf(of), endOf(of)];
  const { url } = of.licence ? licenceFacts[of.licence] : {};
  return {
    ...(credit && { credit }),
    ...(url && { license: url }),
    ...(end !== null && { until: new Date(end).toISOString() }),
  };
}

/** Days before an end on which whoever looks after media is told. */
export const warnedDays = [30, 7, 1] as const;

export const rightsStates = ['missing', 'ending', 'ended', 'whole'] as const;
export type RightsState = (typeof rightsStates)[number];

/** Until which day rights end soon. */
export const soonUntil = (now: number): string => addDays(dateAt(now), warnedDays[0]);

export function rightsStateOf(of: Rights, now: number): RightsState {
  const day = lastDayOf(of);
  if (day && day < dateAt(now)) return 'ended';
  if (of.licence === null || of.consent === null) return 'missing';
  return day && day <= soonUntil(now) ? 'ending' : 'whole';
}
