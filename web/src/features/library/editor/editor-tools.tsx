import { useMemo } from 'react';
import { useItemTools } from '../../../lib/item-tools.ts';
import { tidy } from './item-edits.ts';
import type { ItemEditor } from './use-item-editor.ts';

/** Preview and history of what is edited, on its page or in a drawer. */
export function EditorTools({ editor }: { editor: ItemEditor }) {
  const Tools = useItemTools();
  const { kind, saved, content, dirty, missing } = editor;
  const written = useMemo(() => tidy(content), [content]);
  return <Tools kind={kind} saved={saved} content={written} dirty={dirty} isComplete={!missing.length} />;
}
