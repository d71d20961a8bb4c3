import type { MediaAsset } from '@psifida/contract/content/media';
import { type Selected, selectedAtMost } from '@psifida/contract/endpoints/many';
import type { mediaOrders } from '@psifida/contract/endpoints/media';
import type { Kysely } from 'kysely';
import { countAll, pageFrom, toPage } from '../../../db/page-by-cursor.ts';
import type { Tables } from '../../../db/tables.ts';
import { toAsset } from './asset-row.ts';
import { type Filter, filtered } from './list-media.store.ts';

type Ordered = Filter & { order: (typeof mediaOrders)[number]; reversed?: 'true' };

export async function listMedia(
  db: Kysely<Tables>,
  { after, limit, ...wanted }: Ordered & { after?: string; limit: number },
): Promise<{ items: MediaAsset[]; next: string | null; total: number }> {
  const { beyond, inOrder } = pageFrom({ ...wanted, after });
  const found = filtered(db, wanted);
  const rows = await found
    .where(beyond)
    .orderBy(inOrder)
    .limit(limit + 1)
    .execute();
  return { ...toPage(rows.map(toAsset), { order: wanted.order, limit }), total: await countAll(found) };
}

export async function selectMedia(db: Kysely<Tables>, wanted: Ordered): Promise<{ items: Selected[] }> {
  const items = await filtered(db, wanted)
    .clearSelect()
    .select(['media_asset.id', 'media_asset.version'])
    .orderBy(pageFrom(wanted).inOrder)
    .limit(selectedAtMost)
    .execute();
  return { items };
}
