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

/** A sender's clock may be a little ahead of ours. */
const aheadMs = 10 * 60_000;
const longestMs = emergencyLongestHours * 3_600_000;

type Delivered = { alert: CapAlert; isSigned: boolean; senders: readonly string[]; now: number };

const endOf = ({ info, sent }: CapAlert): number =>
  Math.max(...info.map(({ expires }) => (expires ? Date.parse(expires) : Date.parse(sent) + longestMs)));

/** Why nothing is made of it, whatever it says. */
export function refusalOf({ alert, isSigned, senders, now }: Delivered): AlertRefusal | null {
  // A signature that nobody checks must not pass for one that was.
  if (isSigned) return 'signed';
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
export const concernsUs = ({ info }: CapAlert, settings: AlertSettings): boolean =>
  info.some(
    (one) =>
      (Object.keys(capGrades) as CapGrade[]).every((grade) =>
        reaches(grade, one[grade], settings.atLeast[grade]),
      ) && isOfTown(one, settings),
  );

/** What names no place at all may be meant for us: a person sees it. */
function isOfTown({ area }: CapInfo, { area: town, codes }: AlertSettings): boolean {
  if (!town && !codes.length) return true;
  const own = town ? toShape(town) : null;
  const isPlaced = area.some((one) => one.polygon.length || one.circle.length || one.geocode.length);
  if (!isPlaced) return true;
  return area.some(
    (one) =>
      one.geocode.some(({ value }) => codes.includes(value)) ||
      (own !== null &&
        (one.polygon.some((shape) => shapesMeet(shape, own)) ||
          one.circle.some(([centre, km]) => circleMeets(centre, km, own)))),
  );
}

const corners = 48;

/** A circle as a polygon of many sides. */
function toShape(text: string): CapPoint[] {
  const circle = capCircle.safeParse(text);
  if (!circle.success) return capPolygon.parse(text);
  const [[lat, lon], km] = circle.data;
  return Array.from({ length: corners + 1 }, (_, at) => {
    const angle = (2 * Math.PI * (at % corners)) / corners;
    const east = (km * Math.sin(angle)) / (111.32 * Math.cos((lat * Math.PI) / 180));
    return [lat + (km * Math.cos(angle)) / 110.57, lon + east];
  });
}

/** Kilometres on a plane: a town is small. */
const flat =
  ([atLat]: CapPoint) =>
  ([lat, lon]: CapPoint): [number, number] => [
    lon * 111.32 * Math.cos((atLat * Math.PI) / 180),
    lat * 110.57,
  ];

type Point = readonly [number, number];

const sidesOf = (shape: readonly Point[]): [Point, Point][] =>
  shape.slice(1).map((to, at) => [shape[at] as Point, to]);

/** Counts how often a ray to the right crosses the border. */
function isInside([x, y]: Point, shape: readonly Point[]): boolean {
  const crossed = sidesOf(shape).filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax,
  );
  return crossed.length % 2 === 1;
}

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

const cross = ([a, b]: [Point, Point], [c, d]: [Point, Point]): boolean =>
  turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);

function shapesMeet(given: readonly CapPoint[], town: readonly CapPoint[]): boolean {
  const [one = [0, 0] as Point, ...others] = given;
  const [first = [0, 0] as Point] = town;
  if (isInside(one, town) || isInside(first, given)) return true;
  const sides = sidesOf(town);
  return sidesOf([one, ...others]).some((side) => sides.some((other) => cross(side, other)));
}

function circleMeets(centre: CapPoint, km: number, town: readonly CapPoint[]): boolean {
  if (isInside(centre, town)) return true;
  const place = flat(centre);
  const [x, y] = place(centre);
  return sidesOf(town.map(place)).some(([[ax, ay], [bx, by]]) => {
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const along = length && Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
    return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)) <= km;
  });
}

const levels: Record<CapInfo['severity'], EmergencyLevel> = {
  Extreme: 'danger',
  Severe: 'danger',
  Moderate: 'warning',
  Minor: 'information',
  Unknown: 'information',
};

/** Cut where it is too long for a display, with a sign that something is missing. */
const upTo = (max: number, text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= max
    ? line
    : `${line
        .slice(0, max - 1)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`;
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
    const title = one ? upTo(120, one.headline || one.event) : '';
    return {
      title,
      text: one ? upTo(600, [one.description, one.instruction].filter(Boolean).join(' ') || title) : '',
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
    area: upTo(300, [...new Set(areas)].join(', ')),
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
