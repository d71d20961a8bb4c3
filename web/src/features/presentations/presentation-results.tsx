import { VisuallyHidden } from '@mantine/core';
import type { PresentationSummary } from '@psifida/contract/content/presentation';
import type { View } from '@psifida/contract/registry/registry';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ProblemBanner } from '../../ui/banner.tsx';
import { SortableList, useSortableTexts } from '../../ui/sortable-list.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { type BulkResult, BulkResultBanner } from './bulk-result.tsx';
import { CardGrid } from './card-grid.tsx';
import { CardTools } from './card-tools.tsx';
import { afterMove, moveTo } from './ordering.ts';
import { usePresentationChanges } from './presentation-queries.ts';
import classes from './presentation-results.module.css';

const atOnce = 100;

type PresentationResultsProps = {
  system: SystemId;
  view: View | null;
  items: readonly PresentationSummary[];
  mayEdit: boolean;
  /** They stand as they are shown: whoever may edit puts them in another order. */
  ordered?: boolean;
  onPreview: (id: string) => void;
};

/** The cards of a list, with what can be done with one of them or with several. */
export function PresentationResults(props: PresentationResultsProps) {
  const { system, view, mayEdit, ordered = false, onPreview } = props;
  const t = useTranslations('presentations');
  const locale = useLocale();
  const { setStates, move } = usePresentationChanges(system);
  // As it will be, until the server has said so.
  const items = move.isPending ? afterMove(props.items, move.variables) : props.items;
  const ids = items.map(({ id }) => id);
  const texts = useSortableTexts(items.length);
  const [moved, setMoved] = useState('');
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

  const moveItem = (id: string, to: number) => {
    const wanted = moveTo(ids, id, to);
    if (!wanted) return;
    const title = items.find((one) => one.id === id)?.title[locale] ?? '';
    const words = t('moved', { title, position: String(to + 1), all: String(items.length) });
    setMoved('');
    move.mutate(wanted, { onSuccess: () => setMoved(words) });
  };
  const sortable = ordered && mayEdit;

  const grid = (
    <CardGrid
      items={items}
      level={2}
      sortable={sortable}
      {...(mayEdit && {
        tools: (presentation, handle) => (
          <CardTools
            presentation={presentation}
            view={view}
            selected={selected.has(presentation.id)}
            ordering={
              sortable
                ? {
                    handle,
                    position: ids.indexOf(presentation.id) + 1,
                    all: ids.length,
                    onMove: (to) => moveItem(presentation.id, to),
                  }
                : null
            }
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
  );

  return (
    <>
      {ordered && <p className={classes.hint}>{t(mayEdit ? 'orderHint' : 'orderHintView')}</p>}
      {move.error && <ProblemBanner error={move.error} />}
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      {setStates.error && <ProblemBanner error={setStates.error} />}
      {result && <BulkResultBanner result={result} items={items} />}
      {sortable ? (
        <SortableList ids={ids} texts={texts} onMove={moveItem}>
          {grid}
        </SortableList>
      ) : (
        grid
      )}
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
