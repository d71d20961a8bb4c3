import type { ReleaseMedia } from '@psifida/contract/content/release';
import { unlimited } from '@psifida/contract/content/schedule';
import { expect, test } from 'vitest';
import { aManifest, aMedia, aPresentation, aRelease } from '../../testing/a-release.ts';
import {
  createRun,
  dueSince,
  failed,
  isLeftOut,
  leftOutMs,
  noFailures,
  shownWhole,
  whatNow,
} from './use-program.ts';

const summer = { ...unlimited, from: '2026-06-01T00:00', until: '2026-09-01T00:00' };
const always = aPresentation('always');
const inSummer = aPresentation('summer', { schedule: summer });
const release = { ...aRelease('r', 1), manifest: aManifest({ presentations: [always, inSummer] }) };
const july = Date.parse('2026-07-10T10:00:00Z');
const usual = { tags: [] as string[], now: july, trusted: true, failures: noFailures, running: 0 };
const ids = (situation: Partial<typeof usual>, played = release) =>
  whatNow(played, { ...usual, ...situation })?.presentations.map(({ id }) => id) ?? [];

test('what is scheduled now is shown, in order; with a clock that nobody believes, only what has no dates', () => {
  expect(ids({})).toEqual([always.id, inSummer.id]);
  expect(ids({ now: Date.parse('2026-12-10T10:00:00Z') })).toEqual([always.id]);
  expect(ids({ trusted: false })).toEqual([always.id]);
});

test('what is for displays with a tag is shown by those alone, whatever its case and accents', () => {
  const forHarbour = aPresentation('harbour', { tags: ['Λιμάνι', 'Προκυμαία'] });
  const tagged = { ...release, manifest: aManifest({ presentations: [forHarbour, always] }) };
  expect(ids({ tags: ['ΛΙΜΑΝΙ', 'στεγασμένη'] }, tagged)).toEqual([forHarbour.id, always.id]);
  for (const tags of [['πλατεία'], []]) expect(ids({ tags }, tagged)).toEqual([always.id]);
  const alone = { ...release, manifest: aManifest({ presentations: [forHarbour] }) };
  expect(whatNow(alone, usual)).toBeNull();
});

test('what failed is left out, and with nothing left there is no program', () => {
  const failures = failed(failed(noFailures, always.id, 0), inSummer.id, 0);
  expect(ids({ failures: failed(noFailures, always.id, 0) })).toEqual([inSummer.id]);
  expect(whatNow(release, { ...usual, failures })).toBeNull();
});

test('the same presentations of the same release are the same program', () => {
  expect(whatNow(release, usual)?.key).toBe(whatNow(release, { ...usual, now: july + 60_000 })?.key);
  expect(whatNow(release, usual)?.key).not.toBe(whatNow({ ...release, hash: 's' }, usual)?.key);
});

test('R-RIGHTS-03 an image is gone from its instant on, the presentation with its last one, and without a clock to believe both', () => {
  const [stays, ends] = [aMedia('stays'), { ...aMedia('ends'), until: new Date(july).toISOString() }];
  const showing = (name: string, ...media: ReleaseMedia[]) =>
    aPresentation(name, {
      entries: media.map((one) => ({
        id: one.id,
        kind: 'image',
        active: true,
        media: one.id,
        category: null,
      })),
    });
  const [both, one] = [showing('both', stays, ends), showing('one', ends)];
  const presentations = [both, one];
  const played = {
    ...release,
    manifest: aManifest({ presentations, media: { [stays.id]: stays, [ends.id]: ends } }),
  };
  const at = (situation: Partial<typeof usual>) => whatNow(played, { ...usual, ...situation });
  const seen = (situation: Partial<typeof usual>) => ({
    media: Object.keys(at(situation)?.manifest.media ?? {}),
    ids: at(situation)?.presentations.map(({ id }) => id),
  });
  expect(seen({ now: july - 1 })).toEqual({ media: [stays.id, ends.id], ids: [both.id, one.id] });
  for (const later of [{ now: july }, { trusted: false }])
    expect(seen(later)).toEqual({ media: [stays.id], ids: [both.id] });
  expect(at({ now: july })?.key).not.toBe(at({ now: july - 1 })?.key);
});

test('R-JOIN-05 a release that another display had first is new since it was opened, and any other since it was made', () => {
  const since = '2026-07-10T10:00:00.000Z';
  const made = Date.parse(release.madeAt);
  const { number, hash } = release;
  expect(dueSince(release, { expected: { number, hash, since } })).toBe(Date.parse(since));
  expect(dueSince(release, { expected: { number: 9, hash: 'another', since } })).toBe(made);
  expect(dueSince(release, null)).toBe(made);
});

test('a presentation whose scene threw is left out for a while and then tried again', () => {
  const once = failed(noFailures, 'a', 0);
  expect(isLeftOut(once, 'a', leftOutMs - 1)).toBe(true);
  expect(isLeftOut(once, 'a', leftOutMs)).toBe(false);
  expect(isLeftOut(once, 'b', 0)).toBe(false);
});

test('three times in a row, and it stays out; shown whole in between, it starts counting again', () => {
  const twice = failed(failed(noFailures, 'a', 0), 'a', 1);
  expect(isLeftOut(failed(twice, 'a', 2), 'a', Number.MAX_SAFE_INTEGER)).toBe(true);
  expect(isLeftOut(failed(shownWhole(twice, 'a'), 'a', 2), 'a', leftOutMs + 2)).toBe(false);
});

test('a presentation has been shown whole when another follows it, or when it starts over', () => {
  const run = createRun();
  const show = (presentation: string, entry: string | null) => run.show({ presentation, entry });
  expect([show('a', '1'), show('a', '2'), show('b', '1')]).toEqual([null, null, 'a']);
  expect([show('b', '2'), show('b', '1'), show('b', '2')]).toEqual([null, 'b', null]);
});
