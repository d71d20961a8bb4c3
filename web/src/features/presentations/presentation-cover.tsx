import { coverEntry } from '@psifida/contract/content/presentation-content';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMediaParts } from '../../lib/parts.tsx';
import { CoverPicture } from './cover-picture.tsx';
import { presentationQuery } from './presentation-queries.ts';

type PresentationCoverProps = {
  system: SystemId;
  /** Null draws the place of the system. */
  id: string | null;
  /** The one of its entries that is meant, where that has a picture. */
  entry?: string | null | undefined;
  className?: string | undefined;
};

/** The picture of a presentation of which only the id is known; of one that is gone, the drawing of its place. */
export function PresentationCover({ system, id, entry, className }: PresentationCoverProps) {
  const { data } = useQuery({
    ...presentationQuery(system, id ?? ''),
    enabled: id !== null,
    staleTime: 60_000,
    retry: false,
  });
  const cover = data
    ? (coverEntry({ ...data.content, cover: entry ?? data.content.cover })?.media ?? data.cover)
    : null;
  const wanted = useMemo(() => (cover ? [cover] : []), [cover]);
  const { assets } = useMediaParts().useAssets(wanted);
  return (
    <CoverPicture presentation={{ id: id ?? system, system, cover }} assets={assets} className={className} />
  );
}
