import type { SystemId } from '@psifida/contract/registry/systems';
import { useQuery } from '@tanstack/react-query';
import { presentationQuery } from '../features/presentations/presentation-queries.ts';
import { PreviewDialog } from '../features/preview/preview-dialog.tsx';
import { useSystem } from '../features/systems/registry.tsx';

type SavedPreviewProps = { system: SystemId; id: string; onClose: () => void };

/** How one of the list looks as it is saved. */
export function SavedPreview({ system, id, onClose }: SavedPreviewProps) {
  const rules = useSystem(system);
  const { data } = useQuery(presentationQuery(system, id));
  return (
    data && (
      <PreviewDialog
        system={system}
        rules={rules}
        id={id}
        content={data.content}
        unsaved={false}
        opened
        onClose={onClose}
      />
    )
  );
}
