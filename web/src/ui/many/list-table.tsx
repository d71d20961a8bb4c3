import { Box, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../icon.tsx';
import classes from './many.module.css';
import type { Seen } from './selection.ts';
import { Tick, TickShown } from './tick.tsx';
import type { AnyMany } from './use-many.ts';

export type Column<Row> = {
  label: string;
  cell: (row: Row) => ReactNode;
  /** What the list is sorted by from its head, and whether that begins with the latest or largest. */
  order?: { name: string; descends: boolean };
};

type Sorted = { order: string; reversed: boolean; onSort: (order: string, reversed: boolean) => void };

type ListTableProps<Row> = {
  /** What these are, for those who do not see it. */
  label: string;
  rows: readonly Row[];
  named: Omit<Column<Row>, 'cell'> & {
    title: (row: Row) => string;
    image: (row: Row) => ReactNode;
    /** Its title as a way to it, and what is said below it on a telephone, where other columns have no room. */
    link: (row: Row) => ReactNode;
    second?: (row: Row) => ReactNode;
    phone: (row: Row) => ReactNode;
  };
  columns: readonly Column<Row>[];
  sorted: Sorted;
  many: AnyMany | null;
  tools?: ((row: Row) => ReactNode) | undefined;
};

export function ListTable<Row extends Seen>(props: ListTableProps<Row>) {
  const { label, rows, named, columns, sorted, many, tools } = props;
  const t = useTranslations('lists');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard
    <section className={classes.frame} aria-label={label} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {many && (
              <th scope="col" className={classes.narrow}>
                <TickShown many={many} rows={rows} />
              </th>
            )}
            <Head column={named} sorted={sorted} />
            {columns.map((column) => (
              <Head key={column.label} column={column} sorted={sorted} wide />
            ))}
            {tools && (
              <th scope="col" className={classes.narrow}>
                <VisuallyHidden>{t('actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-selected={many?.selected.has(row.id) || undefined}>
              {many && (
                <td>
                  <Tick many={many} one={row} title={named.title(row)} />
                </td>
              )}
              <th scope="row">
                <div className={classes.named}>
                  <div className={classes.thumb}>{named.image(row)}</div>
                  <div className={classes.words}>
                    {named.link(row)}
                    {named.second && (
                      <Box component="span" fz={14} c="var(--ink-quiet)">
                        {named.second(row)}
                      </Box>
                    )}
                    <span className={classes.phoneOnly}>{named.phone(row)}</span>
                  </div>
                </div>
              </th>
              {columns.map((column) => (
                <td key={column.label} data-wide>
                  {column.cell(row)}
                </td>
              ))}
              {tools && <td>{tools(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type HeadProps = { column: Omit<Column<never>, 'cell'>; sorted: Sorted; wide?: boolean };

function Head({ column: { label, order }, sorted, wide }: HeadProps) {
  const isSorted = order?.name === sorted.order;
  const descends = !!order && order.descends !== (isSorted && sorted.reversed);
  return (
    <th
      scope="col"
      data-wide={wide || undefined}
      aria-sort={isSorted ? (descends ? 'descending' : 'ascending') : undefined}
    >
      {order ? (
        <button
          type="button"
          className={classes.sort}
          onClick={() => sorted.onSort(order.name, isSorted && !sorted.reversed)}
        >
          {label}
          {isSorted && <Icon name={descends ? 'arrow-down' : 'arrow-up'} size={16} />}
        </button>
      ) : (
        label
      )}
    </th>
  );
}
