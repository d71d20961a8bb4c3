import type { Manifest } from '@psifida/contract/content/release';
import type { ErasableKind } from '@psifida/contract/content/shown';
import { only, onlyNamed, soundsAmong } from '../../releases/withdraw.ts';

/**
 * A release without a presentation and all that only it brought, or without a picture or film. The place of a picture
 * stays: whoever looks back is told there that it was erased.
 */
export function without(manifest: Manifest, { kind, id }: { kind: ErasableKind; id: string }): Manifest {
  if (kind === 'presentation')
    return onlyNamed({
      ...manifest,
      presentations: manifest.presentations.filter((one) => one.id !== id),
    });
  const rest = new Set([...Object.keys(manifest.media), ...Object.keys(manifest.sounds ?? {})]);
  rest.delete(id);
  return { ...manifest, media: only(manifest.media, rest), ...soundsAmong(manifest, rest) };
}

/** The hashes of all that is served of a manifest. */
export const servedBy = ({ media, sounds = {} }: Manifest): Set<string> =>
  new Set([
    ...Object.values(sounds).map(({ sha256 }) => sha256),
    ...Object.values(media).flatMap(({ pictures, film }) => [
      ...pictures.map(({ sha256 }) => sha256),
      ...(film ? [film.sha256] : []),
    ]),
  ]);
