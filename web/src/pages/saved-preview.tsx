import type { SystemId } from '@psifida/contract/registry/systems';
import { useQuery } from '@tanstack/react-query';
import { presentationQuery } from '../features/presentations/presentation-queries.ts';
import { PreviewDialog } from '../features/preview/preview-dialog.tsx';

type SavedPreviewProps = { system: SystemId; id: string; onClose: () => void };

export function SavedPreview({ system, id, onClose }: SavedPreviewProps) {
  const { data } = useQuery(presentationQuery(system, id));
  return data && <PreviewDialog {...{ system, id, onClose }} content={data.content} unsaved={false} opened />;
}
