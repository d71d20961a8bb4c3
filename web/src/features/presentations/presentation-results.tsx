import { Box, VisuallyHidden } from '@mantine/core';
import type { ListedPresentation } from '@psifida/contract/content/presentation';
import { addressOf } from '@psifida/contract/registry/addresses';
import type { View } from '@psifida/contract/registry/registry';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ChangeWaits } from '../../document/change-waits.tsx';
import { ProblemBanner } from '../../ui/banner.tsx';
import { DoubtMark } from '../../ui/language-doubts.tsx';
import { ListTools, useListLook } from '../../ui/many/list-look.tsx';
import { ManyAnswers } from '../../ui/many/selection-bar.tsx';
import { Tick } from '../../ui/many/tick.tsx';
import { TitledTable, type TitledTableProps } from '../../ui/many/titled-table.tsx';
import { useMany } from '../../ui/many/use-many.ts';
import { SortableList, useSortableTexts } from '../../ui/sortable-list.tsx';
import { useAssets } from '../media/image/use-assets.ts';
import { CardGrid } from './card-grid.tsx';
import { CardTools } from './card-tools.tsx';
import { CoverImage } from './cover-image.tsx';
import { ManyPresentations, useActions, useRefusalText } from './many-presentations.tsx';
import { afterMove, moveTo } from './ordering.ts';
import { Contents, Plan } from './presentation-card.tsx';
import {
  type PresentationFilter,
  useManyPresentations,
  usePresentationChanges,
} from './presentation-queries.ts';
import { PresentationState, StatusSentence } from './presentation-state.tsx';
import { useDuplicate } from './use-duplicate.ts';

type PresentationResultsProps = {
  system: SystemId;
  view: View | null;
  items: readonly ListedPresentation[];
  total: number;
  filter: PresentationFilter;
  sorted: PresentationTableProps['sorted'];
  mayEdit: boolean;
  ordered?: boolean;
  onPreview: (id: string) => void;
};

export function PresentationResults(props: PresentationResultsProps) {
  const { system, view, total, filter, sorted, mayEdit, ordered = false, onPreview } = props;
  const t = useTranslations('presentations');
  const locale = useLocale();
  const [look, setLook] = useListLook('presentations');
  const { move } = usePresentationChanges(system);
  const duplicate = useDuplicate(system);
  const { findAll } = useManyPresentations(system);
  const items = move.isPending ? afterMove(props.items, move.variables) : props.items;
  const ids = items.map(({ id }) => id);
  const texts = useSortableTexts(items.length);
  const [moved, setMoved] = useState('');
  const many = useMany({
    rows: items,
    findAll: () => findAll(filter),
    scope: JSON.stringify([filter.search, filter.state]),
  });
  const toAction = useActions(system, items);
  const reason = useRefusalText();

  const moveItem = (id: string, to: number) => {
    const wanted = moveTo(ids, id, to);
    if (!wanted) return;
    const title = items.find((one) => one.id === id)?.title[locale] ?? '';
    const words = t('moved', { title, position: String(to + 1), all: String(items.length) });
    setMoved('');
    move.mutate(wanted, { onSuccess: () => setMoved(words) });
  };
  const sortable = ordered && mayEdit;

  const toolsOf = (
    presentation: ListedPresentation,
    { handle, tick }: { handle: ReactNode; tick: ReactNode },
  ) => {
    const { id } = presentation;
    return (
      <CardTools
        {...{ presentation, view, tick }}
        ordering={
          sortable
            ? { handle, position: ids.indexOf(id) + 1, all: ids.length, onMove: (to) => moveItem(id, to) }
            : null
        }
        onPreview={() => onPreview(id)}
        onSetActive={(active) => {
          const what = active ? 'activate' : 'deactivate';
          void many.run(toAction(what, { what }), [presentation]);
        }}
        onDuplicate={() => void duplicate(presentation)}
        onDeleted={many.forget}
      />
    );
  };

  const grid = (
    <CardGrid
      items={items}
      level={2}
      sortable={sortable}
      {...(mayEdit && {
        tools: (presentation, handle) =>
          toolsOf(presentation, {
            handle,
            tick: <Tick many={many} one={presentation} title={presentation.title[locale]} />,
          }),
      })}
    />
  );

  return (
    <>
      {ordered && items.length > 0 && (
        <Box component="p" mt={-8} mb={20} c="var(--ink-quiet)">
          {t(mayEdit ? (look === 'table' ? 'orderHintTable' : 'orderHint') : 'orderHintView')}
        </Box>
      )}
      {move.error && <ProblemBanner error={move.error} />}
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      <ManyAnswers
        many={many}
        reason={reason}
        to={({ id }) => addressOf({ screen: 'presentation-edit', system, id })}
      />
      {items.length > 0 && (
        <ListTools look={look} onLook={setLook} total={total} many={mayEdit ? many : null} />
      )}
      {look === 'table' && items.length > 0 && (
        <PresentationTable
          rows={items}
          sorted={sorted}
          many={mayEdit ? many : null}
          tools={mayEdit ? (one) => toolsOf(one, { handle: null, tick: null }) : undefined}
        />
      )}
      {look === 'cards' &&
        items.length > 0 &&
        (sortable ? (
          <SortableList ids={ids} texts={texts} onMove={moveItem}>
            {grid}
          </SortableList>
        ) : (
          grid
        ))}
      {mayEdit && <ManyPresentations {...{ system, many, toAction }} />}
    </>
  );
}

type PresentationTableProps = Pick<
  TitledTableProps<ListedPresentation>,
  'rows' | 'sorted' | 'many' | 'tools'
>;

function PresentationTable(props: PresentationTableProps) {
  const t = useTranslations();
  const { assets, isLoading } = useAssets(props.rows.flatMap(({ cover }) => cover ?? []));
  return (
    <TitledTable
      {...props}
      label={t('presentations.list')}
      address={({ system, id }) => addressOf({ screen: 'presentation-edit', system, id })}
      image={(one) => <CoverImage presentation={one} {...{ assets, isLoading }} className="shape-fill" />}
      state={(one) => (
        <>
          <PresentationState presentation={one} /> <ChangeWaits document={one.id} />
        </>
      )}
      sentence={(one) => <StatusSentence presentation={one} />}
      contents={(one) => (
        <>
          <Contents presentation={one} />
          <DoubtMark count={one.doubts} />
        </>
      )}
      columns={[{ label: t('lists.plan'), cell: (one) => <Plan presentation={one} /> }]}
    />
  );
}
