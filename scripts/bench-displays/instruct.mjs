// @ts-check
// Care from the office, for all displays at once: how soon each hears that it shall do something, has asked what it is and said
// that it begins and that it is done, while all of them report as at rest; how long those reports take, and how soon a save is
// answered meanwhile.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const turns = 2;
const longestMs = 90_000;
/** Saves that somebody makes while the displays answer, one in a second. */
const savesEachTurn = 20;

const now = () => performance.timeOrigin + performance.now();

/** @typedef {{ ask(question: unknown): Promise<unknown> }} Helper */
/** @typedef {{ toldAt: number, takenAt: number, doneAt: number }} Told */
/**
 * @typedef {{
 *   url: string, authorization: string, crowds: Helper[],
 *   release: { number: number, hash: string, presentations: { id: string }[] },
 *   save(): Promise<unknown>,
 * }} Asked
 */

/**
 * Milliseconds from the click until each display has heard of it, said that it begins and said that it is done; and what each
 * report and each save has taken.
 * @param {Asked} asked
 */
export async function measureInstructions({ url, authorization, crowds, release, save }) {
  /** @type {Record<'heard' | 'begins' | 'done' | 'saved' | 'reports', number[]>} */
  const { heard, begins, done, saved, reports } = { heard: [], begins: [], done: [], saved: [], reports: [] };
  const rest = {
    ...{ seconds: turns * 57, records: false, release },
    presentations: release.presentations.map(({ id }) => id),
  };
  // They report all the while, each every 15 seconds.
  for (const crowd of crowds) await crowd.ask({ ...rest, quietly: true });
  for (let turn = 0; turn < turns; turn += 1) {
    const begun = now();
    const answer = await fetch(`${url}/api/v1/instructions`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ id: randomUUID(), kind: 'reload', value: null, displays: null, tags: [] }),
    });
    if (!answer.ok) throw new Error(`an instruction was refused: ${await answer.text()}`);
    for (let each = 0; each < savesEachTurn; each += 1) {
      const at = now();
      await save();
      saved.push(now() - at);
      await sleep(1_000);
    }
    for (const end = begun + longestMs; ; await sleep(200)) {
      const answers = /** @type {{ broken: number, reports: number[], displays: Told[] }[]} */ (
        await Promise.all(crowds.map((crowd) => crowd.ask('instructed')))
      );
      const all = answers.flatMap((one) => one.displays);
      reports.push(...answers.flatMap((one) => one.reports));
      if (answers.some(({ broken }) => broken)) throw new Error('displays lost their line, or were refused');
      const since = (/** @type {number} */ at) => (at > begun ? at - begun : Number.POSITIVE_INFINITY);
      if (all.some(({ doneAt }) => doneAt <= begun) && now() < end) continue;
      heard.push(...all.map(({ toldAt }) => since(toldAt)));
      begins.push(...all.map(({ takenAt }) => since(takenAt)));
      done.push(...all.map(({ doneAt }) => since(doneAt)));
      break;
    }
  }
  const sorted = (/** @type {number[]} */ all) => all.sort((a, b) => a - b);
  return {
    ...{ heard: sorted(heard), begins: sorted(begins), done: sorted(done) },
    ...{ saved: sorted(saved), reports: sorted(reports) },
  };
}
