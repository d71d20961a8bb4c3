import type { OwnDisplay } from '@psifida/contract/content/own-display';
import { type ReleaseSpeech, spokenFiles } from '@psifida/contract/content/speech';
import { filesOf, type NeededFile } from './choose-rendition.ts';
import type { KeptRelease } from './kept.ts';

export const signsOfEmergencies = ({ emergencies }: Pick<OwnDisplay, 'emergencies'>): NeededFile[] =>
  emergencies.flatMap(({ sign }) => sign ?? []);

const releasesKept = 3;

const newestFirst = (a: KeptRelease, b: KeptRelease) => b.order - a.order;

/** Null: nothing can be kept on this device, and files come from the server. */
type OnDevice = ReadonlySet<string> | null;

const isWhole = ({ manifest, side }: KeptRelease, onDevice: OnDevice): boolean =>
  !onDevice || filesOf(manifest, side).every(({ url }) => onDevice.has(url));

/** What is pointed to or, where files of it are gone, the newest of its system that is complete. */
export function lastGood(
  releases: readonly KeptRelease[],
  current: string | undefined,
  onDevice: OnDevice,
): KeptRelease | null {
  const pointed = releases.find(({ hash }) => hash === current);
  if (!pointed) return null;
  const others = releases
    .filter((one) => one !== pointed && one.manifest.system === pointed.manifest.system)
    .toSorted(newestFirst);
  return [pointed, ...others].find((one) => isWhole(one, onDevice)) ?? null;
}

/** All but the last three, and never the one on the glass. */
export const releasesToDrop = (
  releases: readonly KeptRelease[],
  incoming: string,
  onGlass: string | null,
): string[] =>
  releases
    .filter(({ hash }) => hash !== incoming)
    .toSorted(newestFirst)
    .slice(releasesKept - 1)
    .map(({ hash }) => hash)
    .filter((hash) => hash !== onGlass);

/** Files that no kept release needs, and neither the speech beside it nor a running emergency message. */
export function orphans(
  onDevice: Iterable<string>,
  releases: readonly KeptRelease[],
  { speech = {}, own }: { speech?: ReleaseSpeech | undefined; own?: OwnDisplay | undefined } = {},
): string[] {
  const needed = new Set([
    ...releases.flatMap(({ manifest, side }) => filesOf(manifest, side).map(({ url }) => url)),
    ...spokenFiles(speech).map(({ url }) => url),
    ...(own ? signsOfEmergencies(own).map(({ url }) => url) : []),
  ]);
  return [...onDevice].filter((url) => !needed.has(url));
}
