import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { keepBodies } from '../../../http/keep-bodies.ts';
import { findWhole } from '../../../releases/releases.store.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
  identity: async (body) => body,
};

/** The best that the caller takes. */
export function encodingFor(accepted: string | undefined): Encoding {
  const names = (accepted ?? '').split(',').map((one) => one.trim());
  return (
    (['br', 'gzip'] as const).find((name) => names.some((one) => one.split(';')[0] === name)) ?? 'identity'
  );
}

/** By its hash as well: what is erased from a release changes it under its number. */
type Which = { system: SystemId; number: number; hash: string; encoding: Encoding };

/** A release as it is sent. After a save all displays ask for the same one at once: it is read and compressed once. */
export function createReleaseBodies(db: Kysely<Tables>) {
  const bodyOf = keepBodies({ bytesAtMost: 64 * 1024 * 1024 });

  const make = async ({ system, number, encoding }: Which): Promise<Buffer | null> => {
    const row = await findWhole(db, { system, number });
    if (!row) return null;
    const { manifest, hash, made_at: madeAt } = row;
    // The manifest goes out as the text that was hashed.
    const head = JSON.stringify({ number, hash, madeAt: madeAt.toISOString() }).slice(0, -1);
    return compress[encoding](Buffer.from(`${head},"manifest":${manifest}}`));
  };

  return (which: Which): Promise<Buffer | null> =>
    bodyOf(`${which.system}/${which.number}/${which.hash}/${which.encoding}`, () => make(which));
}
