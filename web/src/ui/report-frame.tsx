import { Box, Button, Group } from '@mantine/core';
import type { Language } from '@psifida/contract/bilingual';
import { addDays, dateAt } from '@psifida/contract/content/athens-time';
import { periodFault } from '@psifida/contract/content/shown';
import { type ReactNode, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { regions } from '../i18n/catalogues.ts';
import { useWhen } from '../i18n/when.ts';
import { saveFile } from '../lib/save-file.ts';
import { Icon } from './icon.tsx';
import classes from './report-frame.module.css';
import { isDay, WrittenField } from './written-field.tsx';

/** 'Mon, 5 Jan 2026' */
export const dayInWords = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(regions[language], {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(`${day}T12:00Z`));

type Period = { from: string; until: string };

export const usualPeriod = (): Period => {
  const today = dateAt(Date.now());
  return { from: addDays(today, -29), until: today };
};

type ReportFrameProps = {
  title: string;
  period: Period;
  csv: () => { name: string; text: string };
  children: ReactNode;
};

export function ReportFrame({ title, period, csv, children }: ReportFrameProps) {
  const t = useTranslations('past');
  const shell = useTranslations('shell');
  const language = useLocale();
  const when = useWhen();
  const id = useId();
  const [from, until] = [dayInWords(language, period.from), dayInWords(language, period.until)];
  return (
    <section data-print className={classes.report} aria-labelledby={id}>
      <Group gap={16} align="flex-start" justify="space-between">
        <div>
          <Box component="h2" id={id} mt={16} mb={8} fz={20}>
            {title}
          </Box>
          <p className={classes.quiet}>{t('period', { from, until })}</p>
        </div>
        <div className={classes.tools}>
          <Button
            variant="default"
            leftSection={<Icon name="download" />}
            onClick={() => saveFile({ type: 'text/csv', ...csv() })}
          >
            {t('csv')}
          </Button>
          <Button variant="default" leftSection={<Icon name="printer" />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </div>
      </Group>
      {children}
      <p className={classes.printed}>{shell('printed', { when: when(new Date().toISOString()) })}</p>
    </section>
  );
}

export type ReportRow = {
  key: string;
  name: string;
  cells: readonly (string | number)[];
  onChoose?: () => void;
};

type ReportTableProps = { caption: string; headings: readonly string[]; rows: readonly ReportRow[] };

export function ReportTable({ caption, headings, rows }: ReportTableProps) {
  return (
    <table className={classes.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells, onChoose }) => (
          <tr key={key}>
            <th scope="row">
              {onChoose ? (
                <button type="button" className={classes.choose} onClick={onChoose}>
                  {name}
                </button>
              ) : (
                name
              )}
            </th>
            {cells.map((cell, place) => (
              <td key={headings[place + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type PeriodFieldsProps = Period & {
  /** Either day may be left empty, and they may be as far apart as one likes. */
  open?: boolean;
  onChange: (period: Period) => void;
};

/** From which day until which, both included. What is no whole day stays in its field and changes nothing. */
export function PeriodFields({ from, until, open = false, onChange }: PeriodFieldsProps) {
  const t = useTranslations('past');
  const [typed, setTyped] = useState<Partial<Period>>({});
  const found = periodFault(from, until);
  const fault = open && found === 'too-long' ? null : found;
  const isWhole = (day: string) => isDay(day) || (open && day === '');
  return (['from', 'until'] as const).map((which) => (
    <WrittenField
      key={which}
      as="date"
      label={t(which === 'from' ? 'periodFrom' : 'periodUntil')}
      value={typed[which] ?? (which === 'from' ? from : until)}
      error={
        typed[which] !== undefined ? t('noDay') : which === 'until' && !!fault && t(`periodFaults.${fault}`)
      }
      onChange={(value) => {
        setTyped((before) => ({ ...before, [which]: isWhole(value) ? undefined : value }));
        if (isWhole(value)) onChange({ from, until, [which]: value });
      }}
    />
  ));
}
