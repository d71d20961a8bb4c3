import type { Person } from '@psifida/contract/content/presentation';
import { isSameTag, tagsAtMost } from '@psifida/contract/content/tags';
import type { Answer, HandlerInput } from '@psifida/contract/endpoints/endpoint';
import type { changeManyMedia as endpoint } from '@psifida/contract/endpoints/media';
import { Problem } from '@psifida/contract/problem';
import type { Kysely } from 'kysely';
import { eachByItself } from '../../../db/each-by-itself.ts';
import type { Tables } from '../../../db/tables.ts';
import { lockAsset, removeAsset } from './delete-media.ts';
import * as store from './media.store.ts';

type Wish = HandlerInput<typeof endpoint>['body'];
type Input = { wish: Wish; by: Person };

/** Each by itself. Tags are for staff to find things by: no display is concerned. */
export const changeManyMedia = (db: Kysely<Tables>, { wish, by }: Input): Promise<Answer<typeof endpoint>> =>
  db.transaction().execute(async (tx) => {
    const before: Record<string, string[]> = {};
    const answer = await eachByItself(tx, {
      // In the order of their ids, so that two who do it at once never wait for each other.
      which: [...wish.which].sort((one, other) => (one.id < other.id ? -1 : 1)),
      titlesOf: (ids) => store.readTitles(tx, ids),
      attempt: async ({ id, version }) => {
        const asset = await lockAsset(tx, id, wish.what === 'delete' ? store.lock : store.lockForStaff);
        if (version !== undefined && asset.version !== version)
          throw new Problem('media.changed-elsewhere', { version: asset.version });
        if (wish.what === 'delete') {
          await removeAsset(tx, id);
          return null;
        }
        const tags = wanted(wish, asset);
        if (tags.join('\n') === asset.tags.join('\n')) return 'same';
        if (tags.length > tagsAtMost)
          throw new Problem('input.invalid', {}, [{ path: ['add'], code: 'field.too-long' }]);
        await store.setTags(tx, { asset, tags, by });
        before[id] = asset.tags;
        return asset.version + 1;
      },
    });
    return { ...answer, before };
  });

function wanted(wish: Exclude<Wish, { what: 'delete' }>, { id, tags }: { id: string; tags: string[] }) {
  if (wish.what === 'undo') return wish.which.find((one) => one.id === id)?.tags ?? tags;
  const isAmong = (all: readonly string[], tag: string) => all.some((one) => isSameTag(one, tag));
  const kept = tags.filter((tag) => !isAmong(wish.remove, tag));
  return [...kept, ...wish.add.filter((tag) => !isAmong(kept, tag))];
}
