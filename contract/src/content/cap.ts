import { z } from 'zod';
import { languages } from '../bilingual.ts';
import type { FieldCode } from '../problems.ts';
import { emergencyLevels } from './display.ts';
import { line } from './line.ts';
import { uuid } from './uuid.ts';

/** What CAP 1.2 grades a warning by, each from the least to the most. */
export const capGrades = {
  severity: ['Unknown', 'Minor', 'Moderate', 'Severe', 'Extreme'],
  urgency: ['Unknown', 'Past', 'Future', 'Expected', 'Immediate'],
  certainty: ['Unknown', 'Unlikely', 'Possible', 'Likely', 'Observed'],
} as const;
export type CapGrade = keyof typeof capGrades;

export const capCategories = [
  'Met',
  'Fire',
  'Geo',
  'Health',
  'Safety',
  'Security',
  'Rescue',
  'Env',
  'Transport',
  'Infra',
  'CBRNE',
  'Other',
] as const;

const grades = {
  severity: z.enum(capGrades.severity),
  urgency: z.enum(capGrades.urgency),
  certainty: z.enum(capGrades.certainty),
};

/** A latitude and a longitude, as CAP writes them: `40.94,24.41`. */
export const capPoint = z
  .string()
  .regex(/^-?\d{1,2}(?:\.\d{1,10})?,-?\d{1,3}(?:\.\d{1,10})?$/)
  .transform((text) => text.split(',').map(Number) as [number, number])
  .refine(([lat, lon]) => Math.abs(lat) <= 90 && Math.abs(lon) <= 180);
export type CapPoint = z.infer<typeof capPoint>;

/** At least three points and the first again. */
export const capPolygon = z
  .string()
  .max(100_000)
  .transform((text) => text.trim().split(/\s+/))
  .pipe(z.array(capPoint).min(4).max(5_000))
  .refine((points) => String(points[0]) === String(points.at(-1)));

export const capCircle = z
  .string()
  .max(200)
  .regex(/^\S+ \d{1,6}(?:\.\d{1,10})?$/)
  .transform((text) => text.split(' ') as [string, string])
  .pipe(z.tuple([capPoint, z.string().transform(Number)]));

const words = (max: number) => z.string().max(max).default('');
const instant = z.iso.datetime({ offset: true });
const isStorable = (text: string): boolean => !/[\p{Cc}\p{Surrogate}]/u.test(text);
/** As CAP asks: no space, comma, `<` or `&`; and nothing that PostgreSQL cannot store. */
const identity = z
  .string()
  .max(300)
  .regex(/^[^\s,<&]+$/)
  .refine(isStorable);

const capInfo = z.object({
  language: z.string().max(50).default('en-US'),
  category: z.array(z.enum(capCategories)).min(1).max(20),
  event: z.string().min(1).max(500),
  ...grades,
  expires: instant.optional(),
  headline: words(1_000),
  description: words(20_000),
  instruction: words(20_000),
  area: z
    .array(
      z.object({
        areaDesc: words(2_000),
        polygon: z.array(capPolygon).max(100).default([]),
        circle: z.array(capCircle).max(100).default([]),
        geocode: z
          .array(z.object({ valueName: words(200), value: words(200) }))
          .max(2_000)
          .default([]),
      }),
    )
    .max(200)
    .default([]),
});
export type CapInfo = z.infer<typeof capInfo>;

const reference = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.tuple([identity, identity, instant]))
  .transform(([sender, identifier]) => ({ sender, identifier }));

export const capAlert = z.object({
  identifier: identity,
  sender: identity,
  sent: instant,
  status: z.enum(['Actual', 'Exercise', 'System', 'Test', 'Draft']),
  msgType: z.enum(['Alert', 'Update', 'Cancel', 'Ack', 'Error']),
  scope: z.enum(['Public', 'Restricted', 'Private']),
  references: z
    .string()
    .max(10_000)
    .default('')
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .pipe(z.array(reference).max(100)),
  info: z.array(capInfo).max(20).default([]),
});
export type CapAlert = z.infer<typeof capAlert>;

/** What an administrator sets: from where warnings come, which concern the town, and which need no person. */
export const alertSettings = z.strictObject({
  sources: z
    .array(
      z.strictObject({
        id: uuid,
        name: line({ max: 200 }).refine(Boolean, 'field.required' satisfies FieldCode),
        /** An Atom feed, or a folder below `WARNINGS_DIR`. */
        address: z
          .url({ protocol: /^(?:https?|file)$/ })
          .max(2_000)
          .refine(isStorable, 'field.invalid' satisfies FieldCode),
        /** Whose warnings are taken from it; empty: whoever it names. */
        senders: z.array(identity).max(50),
      }),
    )
    .max(20),
  /** Whose warnings are taken from machines; empty: whoever they name. */
  senders: z.array(identity).max(50),
  /** In PEM: certificates and public keys that signed warnings are checked with; empty: none is taken. */
  certificates: z.string().trim().max(50_000).default(''),
  /** The town's own shape, as CAP writes a polygon or a circle, and its codes; without either everything concerns it. */
  area: z
    .string()
    .trim()
    .refine(
      (text) => !text || capPolygon.safeParse(text).success || capCircle.safeParse(text).success,
      'field.invalid' satisfies FieldCode,
    ),
  codes: z.array(line({ max: 200 }).refine(Boolean, 'field.required' satisfies FieldCode)).max(200),
  atLeast: z.strictObject(grades),
  /** Of these categories, from this severity on, a complete warning of a named sender goes out by itself. */
  rule: z.strictObject({
    categories: z.array(z.enum(capCategories)).max(capCategories.length),
    severity: grades.severity,
  }),
});
export type AlertSettings = z.infer<typeof alertSettings>;

export const noAlertSettings: AlertSettings = {
  sources: [],
  senders: [],
  certificates: '',
  area: '',
  codes: [],
  atLeast: { severity: 'Unknown', urgency: 'Unknown', certainty: 'Unknown' },
  rule: { categories: [], severity: 'Extreme' },
};

/** A warning that waits for whoever is on duty, as it would stand on the glass. */
export const alertProposal = z.object({
  id: uuid,
  source: z.string(),
  sender: z.string(),
  sent: z.iso.datetime(),
  receivedAt: z.iso.datetime(),
  level: z.enum(emergencyLevels),
  drill: z.boolean(),
  title: z.object({ el: z.string(), en: z.string() }),
  text: z.object({ el: z.string(), en: z.string() }),
  missing: z.array(z.enum(languages)),
  until: z.iso.datetime(),
  area: z.string(),
  /** It updates a warning that is on the displays, which ends when this one is released. */
  replaces: z.boolean(),
});
export type AlertProposal = z.infer<typeof alertProposal>;

/** What became of a text that was delivered. */
export const alertOutcomes = ['proposed', 'released', 'repeated', 'not-for-us', 'ended', 'nothing'] as const;
export type AlertOutcome = (typeof alertOutcomes)[number];

/** Why nothing is made of a text. */
export const alertRefusals = [
  'not-cap',
  'other-sender',
  'not-public',
  'from-the-future',
  'over',
  'too-many',
  'signed',
  'signature-partial',
  'signature-unsafe',
  'signature-wrong',
  'certificate-out-of-date',
] as const;
export type AlertRefusal = (typeof alertRefusals)[number];
