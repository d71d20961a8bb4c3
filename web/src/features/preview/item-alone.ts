import type { ItemContent, LibraryItem } from '@psifida/contract/content/library-item';
import { emptyContent, type PresentationContent } from '@psifida/contract/content/presentation-content';
import { readable } from '@psifida/contract/content/shown-content';
import type { LibraryKind } from '@psifida/contract/kinds';

type Alone = { kind: LibraryKind; id: string; content: ItemContent };

const nobody = { id: '', name: '' };
const never = new Date(0).toISOString();

/** A presentation made of one recipe, dish or product as it stands on the page, whether it is active or not. */
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
