import { unlimited } from '@psifida/contract/content/schedule';
import { expect, test } from 'vitest';
import { aManifest, aPresentation, aRelease } from '../testing/a-release.ts';
import { failed, noFailures } from './failures.ts';
import { dueSince, whatNow } from './what-now.ts';

const summer = { ...unlimited, from: '2026-06-01T00:00', until: '2026-09-01T00:00' };
const always = aPresentation('always');
const inSummer = aPresentation('summer', { schedule: summer });
const release = { ...aRelease('r', 1), manifest: aManifest({ presentations: [always, inSummer] }) };
const july = Date.parse('2026-07-10T10:00:00Z');
const calm = { tags: [] as string[], now: july, trusted: true, failures: noFailures, running: 0 };
const ids = (situation: Partial<typeof calm>) =>
  whatNow(release, { ...calm, ...situation })?.presentations.map(({ id }) => id) ?? [];

test('what is scheduled now is shown, in order', () => {
  expect(ids({})).toEqual([always.id, inSummer.id]);
  expect(ids({ now: Date.parse('2026-12-10T10:00:00Z') })).toEqual([always.id]);
});

test('with a clock that nobody believes, only what has no dates', () => {
  expect(ids({ trusted: false })).toEqual([always.id]);
});

test('what is for displays with a tag is shown by those alone, whatever its case and accents', () => {
  const forHarbour = aPresentation('harbour', { tags: ['Λιμάνι', 'Προκυμαία'] });
  const tagged = { ...release, manifest: aManifest({ presentations: [forHarbour, always] }) };
  const shownWith = (tags: string[]) => whatNow(tagged, { ...calm, tags })?.presentations.map(({ id }) => id);
  expect(shownWith(['ΛΙΜΑΝΙ', 'στεγασμένη'])).toEqual([forHarbour.id, always.id]);
  expect(shownWith(['πλατεία'])).toEqual([always.id]);
  expect(shownWith([])).toEqual([always.id]);
  const alone = { ...release, manifest: aManifest({ presentations: [forHarbour] }) };
  expect(whatNow(alone, calm)).toBeNull();
});

test('what failed is left out, and with nothing left there is no program', () => {
  const failures = failed(failed(noFailures, always.id, 0), inSummer.id, 0);
  expect(ids({ failures: failed(noFailures, always.id, 0) })).toEqual([inSummer.id]);
  expect(whatNow(release, { ...calm, failures })).toBeNull();
});

test('the same presentations of the same release are the same program', () => {
  expect(whatNow(release, calm)?.key).toBe(whatNow(release, { ...calm, now: july + 60_000 })?.key);
  expect(whatNow(release, calm)?.key).not.toBe(whatNow({ ...release, hash: 's' }, calm)?.key);
});

test('R-JOIN-05 a release that another display had first is new since it was opened; an older server says when it was made', () => {
  const since = '2026-07-10T10:00:00.000Z';
  const made = Date.parse(release.madeAt);
  const { number, hash } = release;
  expect(dueSince(release, { expected: { number, hash, since } })).toBe(Date.parse(since));
  expect(dueSince(release, { expected: { number, hash } })).toBe(made);
  expect(dueSince(release, { expected: { number: 9, hash: 'another', since } })).toBe(made);
  expect(dueSince(release, null)).toBe(made);
});
