import type { Bilingual } from '@psifida/contract/bilingual';
import { addDays, instantOf } from '@psifida/contract/content/athens-time';
import { type ItemContent, itemContents, type LibraryItem } from '@psifida/contract/content/library-item';
import { emptyContent, type PresentationContent } from '@psifida/contract/content/presentation-content';
import { readable } from '@psifida/contract/content/shown-content';
import { isTownKind, type LibraryKind } from '@psifida/contract/kinds';
import { homeOf } from '@psifida/contract/registry/addresses';
import { type Registry, type SystemId, systemIds } from '@psifida/contract/registry/systems';
import { useMemo } from 'react';
import { usePoints } from '../../api/points.ts';
import { useRegistry } from '../systems/registry.tsx';
import { PreviewButton } from './preview-button.tsx';

type ItemPreviewButtonProps = {
  kind: LibraryKind;
  id: string;
  content: ItemContent;
  unsaved: boolean;
  isComplete: boolean;
};

/** What the whole town says is seen as a wall says it. */
const systemOf = (kind: LibraryKind, registry: Registry): SystemId | undefined =>
  homeOf(kind) ?? systemIds.find((id) => registry[id].room);

export function ItemPreviewButton({ kind, id, content, unsaved, isComplete }: ItemPreviewButtonProps) {
  const system = systemOf(kind, useRegistry());
  const { titleOf } = usePoints('point' in content && content.point !== null);
  const placeTitle = 'point' in content && content.point ? titleOf(content.point) : undefined;
  const alone = useMemo(() => itemAlone({ kind, id, content, placeTitle }), [kind, id, content, placeTitle]);
  if (!system) return null;
  return <PreviewButton {...alone} {...{ system, id, unsaved }} item={{ kind, isComplete }} />;
}

type Alone = { kind: LibraryKind; id: string; content: ItemContent; placeTitle?: Bilingual | undefined };

const nobody = { id: '', name: '' };
const never = new Date(0).toISOString();

export function itemAlone({ kind, id, content, placeTitle }: Alone): {
  content: PresentationContent;
  edited: ReadonlyMap<string, LibraryItem>;
  at?: number | undefined;
} {
  const title = readable(content.title);
  const item = {
    id,
    kind,
    title,
    content: { ...content, title, ...(placeTitle && { placeTitle }) },
    active: true,
    missing: [],
    image: content.image,
    uses: 0,
    version: 1,
    createdAt: never,
    createdBy: nobody,
    modifiedAt: never,
    modifiedBy: nobody,
    usedIn: [],
    dishes: [],
  } as LibraryItem;
  if (!isTownKind(kind)) {
    const entry = { id, active: true, kind, [kind]: id } as PresentationContent['entries'][number];
    return { content: { ...emptyContent(title), entries: [entry] }, edited: new Map([[id, item]]) };
  }
  const said = itemContents[kind].safeParse({
    ...content,
    title,
    ...('schedule' in content && { schedule: null }),
  });
  if (!said.success) return { content: emptyContent(title), edited: new Map() };
  return {
    content: emptyContent(title),
    edited: new Map([[id, item]]),
    // An event is announced with its day.
    ...('begin' in content && { at: instantOf(`${addDays(content.begin.slice(0, 10), -1)}T12:00`) }),
  };
}
