import { feedsOf } from '@psifida/contract/content/presentation-content';
import type { Answer } from '@psifida/contract/endpoints/endpoint';
import type * as endpoints from '@psifida/contract/endpoints/shared-previews';
import { Problem } from '@psifida/contract/problem';
import { whoseAddress } from '@psifida/contract/whose-address';
import { createThrottle } from '../../http/throttle.ts';
import { readContent } from '../../presentation-row/presentation-revisions.ts';
import { toContent } from '../../presentation-row/to-content.ts';
import { buildPreview } from '../../releases/build-manifest.ts';
import { hashOf, type Parts } from './share-preview.ts';
import * as store from './shared-previews.store.ts';

type Opened = Answer<typeof endpoints.openSharedPreview>;
type Asked = { token: string; address: string };

/** Nobody guesses a token; what is held off is the work that asking makes. A hall full of guests has one address. */
const limits = { perMinute: 120, atOnce: 4, people: 5_000 };

/** What somebody with a link sees: one presentation and nothing that is not of it, nor of whoever made it. */
export function createOpener({ db, registry, now }: Parts): (asked: Asked) => Promise<Opened> {
  const throttled = createThrottle(limits);

  const open = async (token: string): Promise<Opened> => {
    // By itself: many who open one link at once do not wait until each has been given everything.
    const link = await store.count(db, hashOf(token), new Date(now()));
    if (!link) throw new Problem('shared-preview.over');
    const { id, system, draft } = link;
    return db.transaction().execute(async (tx) => {
      const row = await store.findPresentation(tx, link);
      if (!row) throw new Problem('shared-preview.over');
      const content = draft ? readContent(draft) : toContent(row);
      return {
        endsAt: link.ends_at.toISOString(),
        id,
        ofDraft: draft !== null,
        manifest: await buildPreview(tx, { registry, system, id, content }),
        news: await store.findNews(tx, content.entries.flatMap(feedsOf)),
      };
    });
  };

  return ({ token, address }) => {
    const { holder, segment } = whoseAddress(address);
    return throttled(segment ?? holder, () => open(token));
  };
}
