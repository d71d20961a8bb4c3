import type { Bilingual } from '@psifida/contract/bilingual';
import { changesBetween } from '@psifida/contract/content/changes';
import { documentFields } from '@psifida/contract/content/documents';
import { isSame } from '@psifida/contract/content/fields';
import { coverEntry } from '@psifida/contract/content/presentation-content';
import type { Manifest, ReleaseAudio, ReleaseMedia } from '@psifida/contract/content/release';
import type { ReleaseChange } from '@psifida/contract/endpoints/displays';

type Kind = ReleaseChange['kind'];
type Changes = ReleaseChange['changes'];
const told = (
  kind: Kind,
  title: Bilingual,
  change: ReleaseChange['change'],
  changes: Changes = [],
): ReleaseChange => ({ kind, title, change, changes });

const changesIn = (kind: keyof typeof documentFields, was: object, is: object): Changes =>
  changesBetween(documentFields[kind], { active: true, content: was }, { active: true, content: is });

const lists = { recipe: 'recipes', dish: 'dishes', product: 'products' } as const;

/** What somebody who looks at the displays sees otherwise, the presentations first. */
export function releaseChanges(before: Manifest, after: Manifest): ReleaseChange[] {
  const old = new Map(before.presentations.map((one) => [one.id, one]));
  const now = new Set(after.presentations.map(({ id }) => id));
  const both = mediaOfBoth(before, after);
  const replaced = new Set(both.flatMap(([id, was, is]) => (isReplaced(was, is) ? [id] : [])));
  /** The cover also changes with its entry's image, that image's file, and the first image where none was chosen. */
  const isOtherCover = (was: string | undefined, is: string | undefined) =>
    was !== is || replaced.has(is ?? '');

  const presentations = after.presentations.flatMap((one) => {
    const was = old.get(one.id);
    if (!was) return [told('presentation', one.title, 'added')];
    const changes = changesIn('presentation', was, one).filter(({ field }) => field !== 'cover');
    if (isOtherCover(coverEntry(was)?.media, coverEntry(one)?.media))
      changes.unshift({ change: 'changed', rows: null, field: 'cover', count: 1 });
    return changes.length ? [told('presentation', one.title, 'changed', changes)] : [];
  });
  const removed = before.presentations.filter(({ id }) => !now.has(id));
  // Those that came or went did so with an entry of a presentation.
  const items = (['recipe', 'dish', 'product'] as const).flatMap((kind) =>
    Object.entries(after[lists[kind]]).flatMap(([id, is]) => {
      const was = before[lists[kind]][id];
      const changes = was ? changesIn(kind, was, is) : [];
      return changes.length ? [told(kind, is.title, 'changed', changes)] : [];
    }),
  );
  const media = both.flatMap(([id, was, is]) => {
    if (!replaced.has(id) && isSame(detailsOf(was), detailsOf(is))) return [];
    return [told('media', { el: is.title, en: is.title }, replaced.has(id) ? 'replaced' : 'changed')];
  });
  const isReordered = !isSame(
    [...old.keys()].filter((id) => now.has(id)),
    [...now].filter((id) => old.has(id)),
  );
  return [
    ...presentations,
    ...removed.map(({ title }) => told('presentation', title, 'removed')),
    ...items,
    ...media,
    ...(isReordered ? [told('order', { el: '', en: '' }, 'changed')] : []),
  ];
}

type Medium = ReleaseMedia | ReleaseAudio;

function mediaOfBoth(before: Manifest, after: Manifest): [id: string, was: Medium, is: Medium][] {
  const old: Record<string, Medium> = { ...before.media, ...before.audios };
  return Object.entries<Medium>({ ...after.media, ...after.audios }).flatMap(([id, is]) => {
    const was = old[id];
    return was ? [[id, was, is]] : [];
  });
}

const filesOf = (one: Medium): string[] =>
  ('images' in one ? [...one.images, ...(one.video ? [one.video] : [])] : [one]).map(({ sha256 }) => sha256);

/** More sizes of the same file have some in common with those before. */
function isReplaced(was: Medium, is: Medium): boolean {
  const files = new Set(filesOf(was));
  return files.size > 0 && !filesOf(is).some((file) => files.has(file));
}

const detailsOf = (one: Medium): unknown =>
  'images' in one
    ? [one.title, one.alt, one.decorative, one.focalPoint, one.captions, one.credit, one.license, one.until]
    : [one.title, one.words, one.credit, one.license, one.until];
