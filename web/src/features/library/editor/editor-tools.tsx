import { useParts } from '../../../lib/parts.tsx';
import type { ItemEditor } from './use-item-editor.ts';

/** Preview and history of what is edited, on its page or in a drawer. */
export function EditorTools({ editor }: { editor: ItemEditor }) {
  const { Tools } = useParts().library;
  const { kind, saved, createId, written, dirty, missing, take } = editor;
  return (
    <Tools
      kind={kind}
      id={saved?.id ?? createId}
      saved={saved}
      content={written}
      dirty={dirty}
      isComplete={!missing.length}
      onRestored={take}
    />
  );
}
