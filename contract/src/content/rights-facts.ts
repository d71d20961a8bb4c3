import type { Bilingual } from '../bilingual.ts';
import { addDays, dateAt, dayAt } from './athens-time.ts';
import type { Licence, Rights, RightsState } from './rights.ts';

/** `credited`: it asks for a credit, in which it is named. */
type LicenceFacts = { url?: string; credited?: string };

const commons = (terms: string): LicenceFacts => ({
  url: `https://creativecommons.org/licenses/${terms}/4.0/`,
  credited: `CC ${terms.toUpperCase()} 4.0`,
});
const statement = (name: string): LicenceFacts => ({
  url: `https://rightsstatements.org/vocab/${name}/1.0/`,
});

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

/** Until which day rights end soon. */
export const soonUntil = (now: number): string => addDays(dateAt(now), warnedDays[0]);

/** R-RIGHTS-07: what has to be said of a file where rights are required. */
export const isStated = ({ licence, consent }: Rights): boolean => licence !== null && consent !== null;

export function rightsStateOf(of: Rights, now: number): RightsState {
  const day = lastDayOf(of);
  if (day && day < dateAt(now)) return 'ended';
  if (day && day <= soonUntil(now)) return 'ending';
  return isStated(of) ? 'whole' : 'missing';
}
