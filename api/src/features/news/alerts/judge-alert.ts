import { type Bilingual, languages } from '@psifida/contract/bilingual';
import {
  type AlertRefusal,
  type AlertSettings,
  type CapAlert,
  type CapGrade,
  type CapInfo,
  type CapPoint,
  capCircle,
  capGrades,
  capPolygon,
} from '@psifida/contract/content/cap';
import { type EmergencyLevel, emergencyLongestHours } from '@psifida/contract/content/display';
import { toLine } from '../plain-text.ts';

/** A sender's clock may be a little ahead of ours. */
const aheadMs = 10 * 60_000;
const longestMs = emergencyLongestHours * 3_600_000;
/** For so long it is known what was delivered; what is older could come again. */
export const keptDays = 400;
const oldestMs = (keptDays - 1) * 24 * 3_600_000;

type Delivered = { alert: CapAlert; senders: readonly string[]; now: number };

const endOf = ({ info, sent }: CapAlert): number =>
  Math.min(
    Date.parse(sent) + oldestMs,
    Math.max(...info.map(({ expires }) => (expires ? Date.parse(expires) : Date.parse(sent) + longestMs))),
  );

/** Why nothing is made of it, whatever it says. */
export function refusalOf({ alert, senders, now }: Delivered): AlertRefusal | null {
  if (senders.length > 0 && !senders.includes(alert.sender)) return 'other-sender';
  if (alert.scope !== 'Public') return 'not-public';
  if (Date.parse(alert.sent) > now + aheadMs) return 'from-the-future';
  if (alert.msgType !== 'Cancel' && alert.info.length > 0 && endOf(alert) <= now) return 'over';
  return null;
}

const reaches = (grade: CapGrade, value: string, least: string): boolean => {
  const order: readonly string[] = capGrades[grade];
  return order.indexOf(value) >= order.indexOf(least);
};

/** Whether some part of it is as grave, as near and as certain as the town wants, and of its area. */
export function concernsUs({ info }: CapAlert, settings: AlertSettings): boolean {
  const isOfTown = townFilter(settings);
  return info.some(
    (one) =>
      (Object.keys(capGrades) as CapGrade[]).every((grade) =>
        reaches(grade, one[grade], settings.atLeast[grade]),
      ) && isOfTown(one),
  );
}

/** Pairs of sides that are compared for one warning, in some tenths of a second. */
const pairsAtMost = 3_000_000;

/** What names no place at all may be meant for us, and so may what takes too long to compare: a person sees it. */
function townFilter({ area: town, codes }: AlertSettings): (info: CapInfo) => boolean {
  if (!town && !codes.length) return () => true;
  const own = town ? toShape(town) : [];
  const box = boxOf(own);
  let left = pairsAtMost;
  const meetsTown = (shape: readonly CapPoint[]): boolean => {
    const near = sidesOf(shape).filter((side) => boxesMeet(boxOf(side), box));
    left -= shape.length + own.length * (1 + near.length);
    return left < 0 || isInside(own[0] as CapPoint, shape) || reachInto(near, own);
  };
  return ({ area }) => {
    const isPlaced = area.some((one) => one.polygon.length || one.circle.length || one.geocode.length);
    return (
      !isPlaced ||
      area.some(({ geocode, polygon, circle }) => {
        if (geocode.some(({ value }) => codes.includes(value))) return true;
        return (
          own.length > 0 && (polygon.some(meetsTown) || circle.some((one) => meetsTown(roundShape(one))))
        );
      })
    );
  };
}

const corners = 48;

const toShape = (text: string): CapPoint[] => {
  const circle = capCircle.safeParse(text);
  return circle.success ? roundShape(circle.data) : capPolygon.parse(text);
};

/** A circle as a polygon of many sides. */
const roundShape = ([[lat, lon], km]: readonly [CapPoint, number]): CapPoint[] =>
  Array.from({ length: corners + 1 }, (_, at) => {
    const angle = (2 * Math.PI * (at % corners)) / corners;
    const east = (km * Math.sin(angle)) / (111.32 * Math.cos((lat * Math.PI) / 180));
    return [lat + (km * Math.cos(angle)) / 110.57, lon + east];
  });

type Side = readonly [CapPoint, CapPoint];

const sidesOf = (shape: readonly CapPoint[]): Side[] =>
  shape.slice(1).map((to, at) => [shape[at] as CapPoint, to]);

type Box = { from: CapPoint; to: CapPoint };

function boxOf(points: readonly CapPoint[]): Box {
  const box: Box = { from: [Infinity, Infinity], to: [-Infinity, -Infinity] };
  for (const [lat, lon] of points) {
    box.from = [Math.min(box.from[0], lat), Math.min(box.from[1], lon)];
    box.to = [Math.max(box.to[0], lat), Math.max(box.to[1], lon)];
  }
  return box;
}

const boxesMeet = (one: Box, other: Box): boolean =>
  [0, 1].every(
    (at) =>
      (one.from[at] as number) <= (other.to[at] as number) &&
      (other.from[at] as number) <= (one.to[at] as number),
  );

/** Counts how often a ray to the right crosses the border. */
function isInside([x, y]: CapPoint, shape: readonly CapPoint[]): boolean {
  const crossed = sidesOf(shape).filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax,
  );
  return crossed.length % 2 === 1;
}

const turn = ([ax, ay]: CapPoint, [bx, by]: CapPoint, [cx, cy]: CapPoint): number =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

const cross = ([a, b]: Side, [c, d]: Side): boolean =>
  turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);

/** Whether some of these sides of a border begin in the shape, or cross its border. */
function reachInto(near: readonly Side[], shape: readonly CapPoint[]): boolean {
  const [first] = near;
  if (first && isInside(first[0], shape)) return true;
  const sides = sidesOf(shape);
  return near.some((side) => sides.some((other) => cross(side, other)));
}

const levels: Record<CapInfo['severity'], EmergencyLevel> = {
  Extreme: 'danger',
  Severe: 'danger',
  Moderate: 'warning',
  Minor: 'information',
  Unknown: 'information',
};

export type Proposed = {
  level: EmergencyLevel;
  drill: boolean;
  title: Bilingual;
  text: Bilingual;
  area: string;
  until: Date;
};

/** As it would stand on the glass. A language that it does not speak stays empty. */
export function toProposed(alert: CapAlert, now: number): Proposed {
  const said = languages.map((language) => {
    const one = alert.info.find((info) => info.language.toLowerCase().split('-')[0] === language);
    const title = one ? toLine(one.headline || one.event, 120) : '';
    return {
      title,
      text: one ? toLine([one.description, one.instruction].filter(Boolean).join(' '), 600) || title : '',
    };
  });
  const both = (part: 'title' | 'text') =>
    Object.fromEntries(languages.map((language, at) => [language, said[at]?.[part] ?? ''])) as Bilingual;
  const gravest = capGrades.severity.findLast((severity) =>
    alert.info.some((info) => info.severity === severity),
  );
  const areas = alert.info.flatMap(({ area }) => area.map(({ areaDesc }) => areaDesc)).filter(Boolean);
  return {
    level: levels[gravest ?? 'Unknown'],
    drill: alert.status !== 'Actual',
    title: both('title'),
    text: both('text'),
    area: toLine([...new Set(areas)].join(', '), 300),
    until: new Date(Math.min(endOf(alert), now + longestMs)),
  };
}

export const missingOf = ({ title, text }: Pick<Proposed, 'title' | 'text'>) =>
  languages.filter((language) => !title[language] || !text[language]);

/** Without a person: as a rule says, and only what somebody known says in both languages. */
export const goesOutByItself = (
  alert: CapAlert,
  { rule, senders }: Pick<AlertSettings, 'rule'> & { senders: readonly string[] },
): boolean =>
  senders.includes(alert.sender) &&
  alert.status === 'Actual' &&
  alert.info.some(
    ({ category, severity }) =>
      category.some((one) => rule.categories.includes(one)) && reaches('severity', severity, rule.severity),
  );
