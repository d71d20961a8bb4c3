import type { ItemContent, LibraryItem } from '@psifida/contract/content/library-item';
import { emptyContent, type PresentationContent } from '@psifida/contract/content/presentation-content';
import { readable } from '@psifida/contract/content/shown-content';
import type { UsedKind } from '@psifida/contract/kinds';
import { homeOf } from '@psifida/contract/registry/addresses';
import { useMemo } from 'react';
import { PreviewButton } from './preview-button.tsx';

type ItemPreviewButtonProps = {
  kind: UsedKind;
  id: string;
  content: ItemContent;
  unsaved: boolean;
  isComplete: boolean;
};

export function ItemPreviewButton(props: ItemPreviewButtonProps) {
  const { kind, id, content, unsaved, isComplete } = props;
  const alone = useMemo(() => itemAlone({ kind, id, content }), [kind, id, content]);
  return (
    <PreviewButton {...alone} system={homeOf(kind)} id={id} unsaved={unsaved} item={{ kind, isComplete }} />
  );
}

type Alone = { kind: UsedKind; id: string; content: ItemContent };

const nobody = { id: '', name: '' };
const never = new Date(0).toISOString();

export function itemAlone({ kind, id, content }: Alone): {
  content: PresentationContent;
  edited: ReadonlyMap<string, LibraryItem>;
} {
  const title = readable(content.title);
  const item = {
    id,
    kind,
    title,
    content: { ...content, title },
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
  const entry = { id, active: true, kind, [kind]: id } as PresentationContent['entries'][number];
  return { content: { ...emptyContent(title), entries: [entry] }, edited: new Map([[id, item]]) };
}
