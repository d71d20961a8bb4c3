import type { ItemContent } from '@psifida/contract/content/library-item';
import type { LibraryKind } from '@psifida/contract/kinds';
import { homeOf } from '@psifida/contract/registry/addresses';
import type { Registry } from '@psifida/contract/registry/systems';
import { useMemo } from 'react';
import { itemAlone } from './item-alone.ts';
import { PreviewButton } from './preview-button.tsx';

type ItemPreviewButtonProps = {
  registry: Registry;
  kind: LibraryKind;
  id: string;
  content: ItemContent;
  unsaved: boolean;
  isComplete: boolean;
};

/** The player of its system with one recipe, dish or product as it stands on the page now. */
export function ItemPreviewButton(props: ItemPreviewButtonProps) {
  const { registry, kind, id, content, unsaved, isComplete } = props;
  const alone = useMemo(() => itemAlone({ kind, id, content }), [kind, id, content]);
  const system = homeOf(kind);
  return (
    <PreviewButton
      {...alone}
      system={system}
      rules={registry[system]}
      id={id}
      unsaved={unsaved}
      item={{ kind, isComplete }}
    />
  );
}
