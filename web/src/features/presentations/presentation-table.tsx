import type { ListedPresentation } from '@psifida/contract/content/presentation';
import { addressOf } from '@psifida/contract/registry/addresses';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { usePictures } from '../../lib/parts.tsx';
import { DoubtMark } from '../../ui/language-doubts.tsx';
import { TitledTable, type TitledTableProps } from '../../ui/many/titled-table.tsx';
import { CoverPicture } from './cover-picture.tsx';
import { Contents, Plan } from './presentation-card.tsx';
import { Completeness, PresentationState } from './presentation-state.tsx';

export type PresentationTableProps = Pick<
  TitledTableProps<ListedPresentation>,
  'rows' | 'sorted' | 'many' | 'tools'
>;

export function PresentationTable(props: PresentationTableProps) {
  const t = useTranslations();
  const { rows } = props;
  const covers = useMemo(() => rows.flatMap(({ cover }) => (cover ? [cover] : [])), [rows]);
  const { assets, isLoading } = usePictures().useAssets(covers);
  return (
    <TitledTable
      {...props}
      label={t('presentations.list')}
      address={({ system, id }) => addressOf({ screen: 'presentation-edit', system, id })}
      picture={(one) => <CoverPicture presentation={one} {...{ assets, isLoading }} className="shape-fill" />}
      state={(one) => <PresentationState presentation={one} />}
      lacks={(one) => <Completeness presentation={one} />}
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
