import { otherLanguage } from '@psifida/contract/bilingual';
import type { ListedPresentation } from '@psifida/contract/content/presentation';
import { addressOf } from '@psifida/contract/registry/addresses';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useWhen } from '../../i18n/when.ts';
import { useMediaParts } from '../../lib/parts.tsx';
import { AppLink } from '../../ui/link.tsx';
import { ListTable } from '../../ui/many/list-table.tsx';
import { CoverPicture } from './cover-picture.tsx';
import { Contents, Plan } from './presentation-card.tsx';
import { Completeness, PresentationState } from './presentation-state.tsx';

type Table = ComponentProps<typeof ListTable<ListedPresentation>>;
export type Sorted = Table['sorted'];

type PresentationTableProps = {
  items: readonly ListedPresentation[];
  sorted: Sorted;
  many: Table['many'];
  tools: ((presentation: ListedPresentation) => ReactNode) | undefined;
};

export function PresentationTable({ items, sorted, many, tools }: PresentationTableProps) {
  const t = useTranslations();
  const locale = useLocale();
  const when = useWhen();
  const covers = useMemo(() => items.flatMap(({ cover }) => (cover ? [cover] : [])), [items]);
  const { assets } = useMediaParts().useAssets(covers);
  const other = otherLanguage(locale);
  return (
    <ListTable
      label={t('presentations.list')}
      rows={items}
      sorted={sorted}
      many={many}
      tools={tools}
      named={{
        label: t('lists.title'),
        order: { name: 'title', descends: false },
        title: ({ title }) => title[locale],
        picture: (one) => <CoverPicture presentation={one} assets={assets} className="shape-fill" />,
        link: ({ id, system, title }) => (
          <AppLink to={addressOf({ screen: 'presentation-edit', system, id })}>{title[locale]}</AppLink>
        ),
        second: ({ title }) => <span lang={other}>{title[other]}</span>,
        phone: (one) => (
          <>
            <PresentationState presentation={one} />
            <br />
            <Contents presentation={one} />
          </>
        ),
      }}
      columns={[
        {
          label: t('lists.state'),
          cell: (one) => (
            <>
              <PresentationState presentation={one} />
              {one.missing.length > 0 && (
                <p>
                  <Completeness presentation={one} />
                </p>
              )}
            </>
          ),
        },
        { label: t('lists.contents'), cell: (one) => <Contents presentation={one} /> },
        { label: t('lists.plan'), cell: (one) => <Plan presentation={one} /> },
        {
          label: t('lists.changed'),
          order: { name: 'changed', descends: true },
          cell: ({ modifiedAt, modifiedBy }) =>
            t('presentations.by', { when: when(modifiedAt), name: modifiedBy.name }),
        },
      ]}
    />
  );
}
