import { type Bilingual, otherLanguage } from '@psifida/contract/bilingual';
import type { Person } from '@psifida/contract/content/presentation';
import type { ComponentProps, ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { usePersonName } from '../../i18n/person-name.ts';
import { useWhen } from '../../i18n/when.ts';
import { AppLink } from '../link.tsx';
import { type Column, ListTable } from './list-table.tsx';

type Titled = {
  id: string;
  version: number;
  title: Bilingual;
  modifiedAt: string;
  modifiedBy: Person;
};

export type TitledTableProps<Row extends Titled> = Pick<
  ComponentProps<typeof ListTable<Row>>,
  'label' | 'rows' | 'sorted' | 'many' | 'tools'
> & {
  address: (row: Row) => string;
  image: (row: Row) => ReactNode;
  state: (row: Row) => ReactNode;
  /** Beside the state; null where that says it all. */
  sentence: (row: Row) => ReactNode;
  contents: (row: Row) => ReactNode;
  columns?: readonly Column<Row>[];
};

export function TitledTable<Row extends Titled>(props: TitledTableProps<Row>) {
  const { address, image, state, sentence, contents, columns = [], ...table } = props;
  const t = useTranslations();
  const locale = useLocale();
  const when = useWhen();
  const nameOf = usePersonName();
  const other = otherLanguage(locale);
  return (
    <ListTable
      {...table}
      named={{
        label: t('lists.title'),
        order: { name: 'title', descends: false },
        title: ({ title }) => title[locale],
        image,
        link: (row) => <AppLink to={address(row)}>{row.title[locale]}</AppLink>,
        second: ({ title }) => <span lang={other}>{title[other]}</span>,
        phone: (row) => (
          <>
            {state(row)} {sentence(row)}
            <br />
            {contents(row)}
          </>
        ),
      }}
      columns={[
        {
          label: t('lists.state'),
          cell: (row) => (
            <>
              {state(row)}
              <p>{sentence(row)}</p>
            </>
          ),
        },
        { label: t('lists.contents'), cell: contents },
        ...columns,
        {
          label: t('lists.changed'),
          order: { name: 'changed', descends: true },
          cell: ({ modifiedAt, modifiedBy }) =>
            t('presentations.by', { when: when(modifiedAt), name: nameOf(modifiedBy) }),
        },
      ]}
    />
  );
}
