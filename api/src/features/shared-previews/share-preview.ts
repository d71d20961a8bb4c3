import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { withoutEnded } from '@psifida/contract/content/ended';
import type { Person } from '@psifida/contract/content/presentation';
import {
  contradictions,
  feedsOf,
  type PresentationContent,
} from '@psifida/contract/content/presentation-content';
import type { Answer } from '@psifida/contract/endpoints/endpoint';
import type * as endpoints from '@psifida/contract/endpoints/shared-previews';
import type { SharedPreview } from '@psifida/contract/endpoints/shared-previews';
import { Problem } from '@psifida/contract/problem';
import type { Registry, SystemId } from '@psifida/contract/registry/systems';
import { whoseAddress } from '@psifida/contract/whose-address';
import type { Kysely } from 'kysely';
import { toContent } from '../../db/presentation-columns.ts';
import { recordActivity } from '../../db/record-activity.ts';
import type { SharedPreviewRow, Tables } from '../../db/tables.ts';
import { readContent } from '../../documents/revisions.ts';
import { createThrottle } from '../../http/throttle.ts';
import { buildPreview } from '../../releases/build-manifest.ts';
import * as store from './shared-previews.store.ts';

export type Deps = { db: Kysely<Tables>; registry: Registry; now: () => number };
type Which = { system: SystemId; id: string };

const dayMs = 24 * 3600_000;
/** How many may be open at once for one presentation: enough to show around, few enough to be looked through. */
const openAtMost = 20;
/** For how long staff still see who was let look, after it is over. */
const seenDaysAfter = 30;

/** 256 random bits need no slow hash: nobody tries them all. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const isOpen = (row: SharedPreviewRow, at: Date): boolean => row.revoked_at === null && row.ends_at > at;

async function findPresentation(db: Kysely<Tables>, which: Which) {
  const row = await store.findPresentation(db, which);
  if (!row) throw new Problem('presentation.not-found', { id: which.id });
  return row;
}

export async function listSharedPreviews({ db, now }: Deps, which: Which): Promise<SharedPreview[]> {
  const { id } = await findPresentation(db, which);
  const since = new Date(now() - seenDaysAfter * dayMs);
  const rows = await store.list(db, id);
  return rows
    .filter(({ ends_at: end, revoked_at: revoked }) => end > since && (!revoked || revoked > since))
    .map(store.toSharedPreview);
}

type Wish = Which & { days: number; draft: PresentationContent | null; by: Person };

export function sharePreview(
  { db, registry, now }: Deps,
  { days, draft, by, ...which }: Wish,
): Promise<SharedPreview & { token: string }> {
  const issues = draft ? contradictions(registry[which.system], draft) : [];
  if (issues.length)
    throw new Problem(
      'input.invalid',
      {},
      issues.map((issue) => ({ ...issue, path: ['draft', ...issue.path] })),
    );
  const at = new Date(now());
  const token = randomBytes(32).toString('base64url');
  return db.transaction().execute(async (tx) => {
    await store.dropOver(tx, { now: now(), keptMs: seenDaysAfter * dayMs });
    const presentation = await findPresentation(tx, which);
    await store.lockPresentation(tx, presentation.id);
    const open = (await store.list(tx, presentation.id)).filter((row) => isOpen(row, at));
    if (open.length >= openAtMost) throw new Problem('shared-preview.too-many', { atMost: openAtMost });
    const row = await store.insert(tx, {
      id: randomUUID(),
      presentation: presentation.id,
      tokenHash: hashOf(token),
      draft,
      by,
      at,
      endsAt: new Date(at.getTime() + days * dayMs),
    });
    await recordActivity(tx, {
      action: 'shared',
      system: presentation.system,
      subject: presentation.id,
      title: toContent(presentation).title,
      by,
    });
    return { ...store.toSharedPreview(row), token };
  });
}

/** Said again it changes nothing: what is over stays over. */
export const revokeSharedPreview = (
  { db, now }: Deps,
  { by, ...which }: Which & { by: Person },
): Promise<SharedPreview> =>
  db.transaction().execute(async (tx) => {
    const at = new Date(now());
    const held = await store.hold(tx, which);
    if (!held) throw new Problem('shared-preview.over');
    if (!isOpen(held, at)) return store.toSharedPreview(held);
    const { title_el: el, title_en: en, presentation_id: subject } = held;
    const { system } = which;
    await recordActivity(tx, { action: 'unshared', system, subject, title: { el, en }, by });
    return store.toSharedPreview(await store.revoke(tx, held.id, at));
  });

type Opened = Answer<typeof endpoints.openSharedPreview>;
type Asked = { token: string; again: boolean; address: string };

/** Nobody guesses a token; what is held off is the work that asking makes. A hall full of guests has one address. */
const limits = { perMinute: 120, atOnce: 4, people: 5_000 };

/** What somebody with a link sees: one presentation and nothing that is not of it, nor of whoever made it. */
export function createOpener({ db, registry, now }: Deps): (asked: Asked) => Promise<Opened> {
  const throttled = createThrottle(limits);

  const open = async ({ token, again }: Asked): Promise<Opened> => {
    // By itself: many who open one link at once do not wait until each has been given everything.
    const link = await store.count(db, hashOf(token), { at: new Date(now()), again });
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
        manifest: withoutEnded(await buildPreview(tx, { registry, system, id, content }), now()),
        news: await store.findNews(tx, content.entries.flatMap(feedsOf)),
      };
    });
  };

  return (asked) => {
    const { holder, segment } = whoseAddress(asked.address);
    return throttled(segment ?? holder, () => open(asked));
  };
}
