import { hasCaptions } from '@psifida/contract/content/captions';
import type { MediaDetails, MediaEdit, MediaKind } from '@psifida/contract/content/media';
import type { Person } from '@psifida/contract/content/presentation';
import { isStated } from '@psifida/contract/content/rights-facts';
import { isSameTag, tagsAtMost } from '@psifida/contract/content/tags';
import type { Acknowledged } from '@psifida/contract/endpoints/acknowledged';
import type { Answer, HandlerInput } from '@psifida/contract/endpoints/endpoint';
import type { changeManyMedia as endpoint } from '@psifida/contract/endpoints/media';
import { Problem } from '@psifida/contract/problem';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { once, toManyAnswer } from '../../../documents/many-answer.ts';
import { type Deps, writeDocument, writeDocuments } from '../../../documents/write-documents.ts';
import type { Actor } from '../../../releases/demand-approval.ts';
import { type Asset, type AssetChange, assetsOf, demandKind } from './assets.ts';
import { findMedia, findReplacement, listUses } from './media.store.ts';
import { demandRights } from './replace-media.ts';

type Target = { id: string; version: number; by: Actor; acknowledged: Acknowledged | null };
type Next = Extract<AssetChange['next'], (...input: never[]) => unknown>;
type Columns = Extract<Awaited<ReturnType<Next>>, object>['content'];

const changeMedia = async (
  deps: Deps,
  target: Target,
  columnsFor: (asset: Asset, tx: Transaction<Tables>) => Columns | Promise<Columns>,
): Promise<MediaDetails> => {
  const kind = assetsOf(deps.registry, 'details');
  const next: Next = async (asset, tx) => ({ content: await columnsFor(asset, tx), active: false });
  await writeDocument(deps, kind, { ...target, next });
  return findMedia({ db: deps.db, id: target.id });
};

type Edit = Omit<Target, 'version'> & { edit: MediaEdit };

export const editMedia = (deps: Deps, { edit, ...target }: Edit) =>
  changeMedia(deps, { ...target, version: edit.version }, async ({ kind, rights }, tx) => {
    if (hasCaptions(edit.captions)) demandKind(kind, 'video');
    if (edit.words) demandKind(kind, 'audio');
    if (edit.rights && rights && isStated(rights) && !isStated(edit.rights))
      demandRights(deps.registry, await listUses(tx, target.id));
    return {
      title: edit.title,
      ...{ alt_el: edit.alt.el, alt_en: edit.alt.en, decorative: edit.decorative },
      ...{ focal_x: edit.focalPoint.x, focal_y: edit.focalPoint.y },
      ...(edit.captions && { captions_el: edit.captions.el, captions_en: edit.captions.en }),
      ...(edit.words !== undefined && { words: edit.words }),
      ...(edit.rights && { rights: JSON.stringify(edit.rights) }),
    };
  });

/** The entry stays, with its title, description, focal point and uses; captions and rights are of the file that was there. */
export const replaceMediaFile = (deps: Deps, { uploadId, ...target }: Target & { uploadId: string }) =>
  changeMedia(deps, target, async ({ kind }, tx) => {
    demandRights(deps.registry, await listUses(tx, target.id));
    const { sha256, fileName } = await takeReplacement(tx, { uploadId, kind, by: target.by });
    return { file_sha256: sha256, file_name: fileName, captions_el: null, captions_en: null, rights: null };
  });

/** Poster and video are two files; an image has no poster. */
export const setMediaPoster = (deps: Deps, { uploadId, ...target }: Target & { uploadId: string | null }) =>
  changeMedia(deps, target, async ({ kind }, tx) => {
    demandKind(kind, 'video');
    const poster = uploadId ? await takeReplacement(tx, { uploadId, kind: 'image', by: target.by }) : null;
    return { poster_sha256: poster?.sha256 ?? null };
  });

async function takeReplacement(
  tx: Transaction<Tables>,
  { uploadId, kind, by }: { uploadId: string; kind: MediaKind; by: Person },
): Promise<{ sha256: string; fileName: string }> {
  const upload = await findReplacement(tx, { uploadId, ownerId: by.id });
  if (!upload) throw new Problem('upload.not-found', { id: uploadId });
  const { state, sha256, file_name: fileName } = upload;
  if (state !== 'done' || !sha256 || !upload.usable) throw new Problem('upload.not-done');
  demandKind(upload.kind, kind);
  return { sha256, fileName };
}

export const deleteMedia = async (deps: Deps, target: { id: string; by: Actor }): Promise<{ id: string }> => {
  const kind = assetsOf(deps.registry, 'deletion');
  await writeDocument(deps, kind, { ...target, acknowledged: null, next: () => null });
  return { id: target.id };
};

type Wish = HandlerInput<typeof endpoint>['body'];
type Input = { wish: Wish; by: Actor };

const titled = { subject: { titleOf: ({ title }: Asset) => ({ el: title, en: title }) } };

export const changeManyMedia = (
  { db, registry }: Deps,
  { wish, by }: Input,
): Promise<Answer<typeof endpoint>> =>
  db.transaction().execute(async (tx) => {
    const kind = assetsOf(registry, wish.what === 'delete' ? 'deletion' : 'tags');
    const next: AssetChange['next'] = (asset) => {
      if (wish.what === 'delete') return null;
      const tags = wanted(wish, asset);
      if (tags.join('\n') === asset.tags.join('\n')) return 'same';
      if (tags.length > tagsAtMost)
        throw new Problem('input.invalid', {}, [{ path: ['add'], code: 'field.too-long' }]);
      return { content: { tags }, active: false };
    };
    const changes = once(wish.which).map(
      ({ id, version }): AssetChange => ({ id, version, by, acknowledged: null, next }),
    );
    const outcomes = await writeDocuments(tx, registry, kind, { changes });
    const before = Object.fromEntries(
      outcomes.flatMap((one) =>
        'after' in one && one.before && one.after && one.after !== one.before
          ? [[one.id, one.before.tags]]
          : [],
      ),
    );
    return { ...toManyAnswer(titled, outcomes), before };
  });

function wanted(wish: Exclude<Wish, { what: 'delete' }>, { id, tags }: { id: string; tags: string[] }) {
  if (wish.what === 'undo') return wish.which.find((one) => one.id === id)?.tags ?? tags;
  const isAmong = (all: readonly string[], tag: string) => all.some((one) => isSameTag(one, tag));
  const kept = tags.filter((tag) => !isAmong(wish.remove, tag));
  return [...kept, ...wish.add.filter((tag) => !isAmong(kept, tag))];
}
