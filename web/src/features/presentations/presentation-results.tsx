import type { PresentationSummary } from '@psifida/contract/content/presentation';
import type { View } from '@psifida/contract/registry/registry';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useState } from 'react';
import { ProblemBanner } from '../../ui/banner.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { type BulkResult, BulkResultBanner } from './bulk-result.tsx';
import { CardGrid } from './card-grid.tsx';
import { CardTools } from './card-tools.tsx';
import { usePresentationChanges } from './presentation-queries.ts';

const atOnce = 100;

type PresentationResultsProps = {
  system: SystemId;
  view: View | null;
  items: readonly PresentationSummary[];
  mayEdit: boolean;
  onPreview: (id: string) => void;
};

/** The cards of a list, with what can be done with one of them or with several. */
export function PresentationResults({ system, view, items, mayEdit, onPreview }: PresentationResultsProps) {
  const { setStates } = usePresentationChanges(system);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [result, setResult] = useState<BulkResult | null>(null);
  const ticked = items.filter(({ id }) => selected.has(id));

  const setActive = async (ids: string[], active: boolean) => {
    setResult(null);
    const answer = await setStates.mutateAsync({ active, ids: ids.slice(0, atOnce) }).catch(() => null);
    if (!answer) return;
    setResult({ active, ...answer });
    setSelected(new Set(answer.refused.map(({ id }) => id).filter((id) => selected.has(id))));
  };

  return (
    <>
      {setStates.error && <ProblemBanner error={setStates.error} />}
      {result && <BulkResultBanner result={result} items={items} />}
      <CardGrid
        items={items}
        level={2}
        {...(mayEdit && {
          tools: (presentation) => (
            <CardTools
              presentation={presentation}
              view={view}
              selected={selected.has(presentation.id)}
              onSelect={(on) =>
                setSelected((before) => {
                  const next = new Set(before);
                  if (on) next.add(presentation.id);
                  else next.delete(presentation.id);
                  return next;
                })
              }
              onPreview={() => onPreview(presentation.id)}
              onSetActive={(active) => void setActive([presentation.id], active)}
              onDeleted={() => setResult(null)}
            />
          ),
        })}
      />
      {ticked.length > 0 && (
        <BulkBar
          count={ticked.length}
          pending={setStates.isPending}
          onSetActive={(active) =>
            void setActive(
              ticked.map(({ id }) => id),
              active,
            )
          }
          onClear={() => setSelected(new Set())}
        />
      )}
    </>
  );
}
