import { z } from 'zod';
import { languages, optionalBilingual } from '../bilingual.ts';
import type { FieldCode } from '../problems.ts';
import { line } from './line.ts';
import { canBePlanned } from './schedule.ts';
import { calendarDate } from './yearly-days.ts';

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
    if (licence?.startsWith('cc-by') && !isNamed)
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

export const rightsStates = ['missing', 'ending', 'ended', 'whole'] as const;
export type RightsState = (typeof rightsStates)[number];
