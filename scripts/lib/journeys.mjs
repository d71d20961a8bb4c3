// @ts-check
// The journeys in their groups, and which of them a change can have broken.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const folder = 'tests/journeys';

/**
 * The journeys of a group share a product and run one after the other; the groups run side by side, those that wait longest
 * first.
 */
const groups = {
  glass: /^(a-display|scenes)-/,
  /** Every page and what opens in it, help, checks, approval, previews for others. */
  around: /^every-|^staff-(ask|check|get|point|share)-/,
  makers: /^staff-(arrange|fill|keep|make)-/,
  /** What staff see of displays, and have them do. */
  displays: /^staff-(care|choose|join|prove|read|release|run|show)-/,
  /** What no other group names. */
  staff: null,
  /** Installation and start, sign-in. */
  running: /^(a-developer|operator|the-demo)-|^staff-(are-let-in|sign-in)\./,
};

/** @typedef {keyof typeof groups} Group */
export const journeyGroups = /** @type {Group[]} */ (Object.keys(groups));

const files = readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.test.ts'));
const groupOf = (/** @type {string} */ name) =>
  journeyGroups.find((group) => groups[group]?.test(name)) ?? 'staff';

/** @param {Group} group */
export const journeysIn = (group) =>
  files.filter((name) => groupOf(name) === group).map((name) => `${folder}/${name}`);

/**
 * The journeys that go through the screens and scenes of a folder; the longest path decides. Rules of the API are proved by
 * its own tests (related-tests.mjs).
 */
const through = Object.entries({
  'web/src/': ['every-address'],
  'web/src/document/': ['nothing-typed-is-lost', 'staff-take-back-changes'],
  'web/src/features/activity/': ['staff-ask-the-past'],
  'web/src/features/approvals/': ['staff-ask-for-approval'],
  'web/src/features/calendar/': ['staff-plan-in-the-calendar'],
  'web/src/features/displays/': ['staff-run-displays', 'staff-care-for-displays', 'staff-join-displays'],
  'web/src/features/emergencies/': ['staff-run-displays'],
  'web/src/features/help/': ['staff-get-help'],
  'web/src/features/history/': ['staff-take-back-changes'],
  'web/src/features/languages/': ['staff-check-the-languages'],
  'web/src/features/library/': ['staff-keep-recipes'],
  'web/src/features/media/': ['staff-fill-the-library'],
  'web/src/features/media/uploads/': ['staff-fill-the-library', 'staff-convert-videos'],
  'web/src/features/past/': ['staff-prove-what-was-shown', 'staff-ask-the-past'],
  'web/src/features/people/': ['staff-are-let-in'],
  'web/src/features/presentations/': ['staff-make-presentations', 'staff-draw-paths', 'staff-do-it-to-many'],
  'web/src/features/preview/': ['staff-point-and-edit', 'staff-share-a-preview'],
  'web/src/features/proof/': ['staff-read-the-proof-sheet'],
  'web/src/features/puzzle-view/': ['staff-arrange-tables-and-puzzles'],
  'web/src/features/sign-in/': ['staff-sign-in'],
  'web/src/features/systems/': ['staff-find-their-way'],
  'web/src/features/table-view/': ['staff-arrange-tables-and-puzzles'],
  'web/src/features/visits/': ['staff-read-visits'],
  'demo/src/': ['the-demo-town'],
  'display/src/': ['a-display-is-taken-in', 'a-display-plays-on'],
  'display/src/pages/preview/': ['staff-point-and-edit'],
  'display/src/pages/take-home/': ['the-demo-town'],
  'display/src/scenes/': ['scenes-walls'],
  'display/src/scenes/puzzle/': ['scenes-tables'],
  'display/src/scenes/table/': ['scenes-tables'],
  'display/src/stage/voice/': ['a-display-reads-aloud'],
  'identity/src/': ['staff-sign-in'],
  'kiosk/': ['a-display-looks-after-itself'],
  'server/src/': ['operator-starts-and-stops'],
}).sort(([one], [other]) => other.length - one.length);

const imports = (/** @type {string} */ file) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) =>
    path.posix.join(path.posix.dirname(file), to),
  );

/** A journey and all that it imports. @param {string} file @param {Set<string>} [known] */
const partsOf = (file, known = new Set()) => {
  if (!known.has(file)) {
    known.add(file);
    for (const to of imports(file)) partsOf(to, known);
  }
  return known;
};

/**
 * By their groups the journeys that a change can have broken: those of which a part has changed, and those that go through
 * what has changed.
 * @param {readonly string[]} changed
 * @returns {Partial<Record<Group, string[]>>}
 */
export function journeysOf(changed) {
  const ofTests = new Set(changed.filter((file) => file.startsWith(`${folder}/`)));
  const names = changed
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => through.find(([under]) => file.startsWith(under))?.[1] ?? []);
  return Object.fromEntries(
    journeyGroups.flatMap((group) => {
      const touched = journeysIn(group).filter(
        (file) =>
          names.some((name) => file === `${folder}/${name}.test.ts`) ||
          (ofTests.size > 0 && [...partsOf(file)].some((part) => ofTests.has(part))),
      );
      return touched.length ? [[group, touched]] : [];
    }),
  );
}
