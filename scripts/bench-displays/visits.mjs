// @ts-check
// Counts of visits as a busy town has them: ten hours a day, every figure in each of them.

/** @typedef {import('../../api/src/features/visits/day-of-counts.ts').Cell} Cell */

const [opens, hours] = [9, 10];
const ofNone = /** @type {const} */ (['visit', 'greek', 'english', 'access']);
/** As at a display with recipes, where most is done with each. */
const ofPresentation = /** @type {const} */ (['opened', 'taken-home', 'steps-finished']);

/** @param {readonly string[]} presentations @param {number} seed so that no two days are alike @returns {Cell[]} */
const busyDay = (presentations, seed) =>
  Array.from({ length: hours }, (_, hour) => [
    ...ofNone.map((what, place) => ({
      what,
      presentation: null,
      times: 1 + ((seed + hour * 7 + place) % 23),
    })),
    ...presentations.flatMap((presentation, of) =>
      ofPresentation.map((what, place) => ({
        what,
        presentation,
        times: 1 + ((seed * 3 + hour * 5 + of * 2 + place) % 37),
      })),
    ),
  ]).flatMap((cells, hour) => cells.map((cell) => ({ hour: opens + hour, ...cell })));

/** What a display hands over of the hour that has ended. @param {readonly string[]} presentations */
export const anHour = (presentations) =>
  busyDay(presentations, 1)
    .filter(({ hour }) => hour === opens)
    .map(({ what, presentation }) => ({
      hour: new Date(Math.floor(Date.now() / 3_600_000 - 1) * 3_600_000).toISOString(),
      system: 'system1a',
      ...{ what, presentation, times: 1 },
    }));

/** @typedef {{ db: import('kysely').Kysely<any>, displays: readonly string[], days: readonly string[], presentations: readonly string[] }} Filled */

/** Every one of these days of every one of these displays. @param {Filled} filled */
export async function fillDisplays({ db, displays, days, presentations }) {
  const { packCounts } = await import('../../api/dist/features/visits/day-of-counts.js');
  for (const [seed, day] of days.entries()) {
    const counts = packCounts(busyDay(presentations, seed));
    await db
      .insertInto('visit_by_display')
      .values(displays.map((id) => ({ display_id: id, day, counts })))
      .execute();
  }
}

/** The sums of all displays of a system. @param {Omit<Filled, 'displays'>} filled */
export async function fillSystem({ db, days, presentations }) {
  const { packCounts } = await import('../../api/dist/features/visits/day-of-counts.js');
  await db
    .insertInto('visit_by_system')
    .values(
      days.map((day, seed) => ({
        system: 'system1a',
        day,
        counts: packCounts(
          busyDay(presentations, seed).map((cell) => ({ ...cell, times: cell.times * 2_000 })),
        ),
      })),
    )
    .execute();
}
