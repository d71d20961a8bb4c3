import { Box, Button, Stack } from '@mantine/core';
import { languages } from '@psifida/contract/bilingual';
import { megabyte } from '@psifida/contract/content/upload';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Banner } from '../../../ui/banner.tsx';
import { DialogFoot } from '../../../ui/confirm-dialog.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { Placeholder } from '../../../ui/placeholder.tsx';
import { closeOpening, type Opening } from '../uploads/bring-files.ts';
import { readTable, type TableRow, tableColumns, tableLimits } from './read-table.ts';
import classes from './table-preview.module.css';

/** Excel with Greek settings saves a CSV in windows-1253. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1253').decode(bytes);
  }
}

/** What a table would write beside the files that came with it, before any of them is sent. */
export function TablePreview({ opening }: { opening: Opening }) {
  const t = useTranslations('media.table');
  const { file, others: files } = opening;
  const [read, setTable] = useState<ReturnType<typeof readTable>>();
  useEffect(() => {
    if (file.size > tableLimits.megabytes * megabyte) return setTable('too-large');
    file.arrayBuffer().then(
      (bytes) => setTable(readTable(textOf(bytes), files)),
      () => setTable(null),
    );
  }, [file, files]);
  if (read === undefined) return <Placeholder heights={[160]} />;
  const table = read === 'too-large' ? null : read;
  const rows = table?.rows ?? [];
  const matched = rows.filter((row) => row.file);
  const isRight = matched.length > 0 && rows.every(({ fault }) => !fault);
  const detailsOf = (one: File) => matched.find((row) => row.file === one)?.details;
  return (
    <Stack gap={12}>
      {!table && (
        <Banner tone="bad" role="alert">
          {read === 'too-large'
            ? t('tooLarge', tableLimits)
            : t('unreadable', { columns: tableColumns.join(', ') })}
        </Banner>
      )}
      {table && <p>{t('text', { count: matched.length, all: rows.length })}</p>}
      {table && matched.length === 0 && (
        <Banner tone="wait" role="alert">
          {t('noFiles')}
        </Banner>
      )}
      {table && table.others.length > 0 && (
        <Banner tone="wait">{t('others', { columns: table.others.join(', ') })}</Banner>
      )}
      {table && table.unnamed.length > 0 && (
        <Banner tone="wait">
          {t('unnamed', { names: table.unnamed.map(({ name }) => name).join(', ') })}
        </Banner>
      )}
      {rows.length > 0 && (
        <ul className={classes.rows} aria-label={t('rows')}>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand there twice, and rows do not move
            <Row key={index} row={row} />
          ))}
        </ul>
      )}
      <DialogFoot onStay={() => closeOpening(opening)}>
        {files.length > 0 && (
          <Button variant="default" onClick={() => closeOpening(opening, files)}>
            {t('without')}
          </Button>
        )}
        <Button disabled={!isRight} onClick={() => closeOpening(opening, files, detailsOf)}>
          {t('go', { count: files.length })}
        </Button>
      </DialogFoot>
    </Stack>
  );
}

function Row({ row: { name, file, fault, details } }: { row: TableRow }) {
  const t = useTranslations('media.table');
  return (
    <li>
      <Box component="p" fw={600}>
        {name}{' '}
        {fault && (
          <Pill tone="bad" icon="alert-circle">
            {t(`faults.${fault}`)}
          </Pill>
        )}
        {!file && (
          <Pill tone="wait" icon="alert-triangle">
            {t('noFile')}
          </Pill>
        )}
      </Box>
      {details.title && <p>{details.title}</p>}
      {(['alt', 'credit'] as const).flatMap((name) =>
        languages.map(
          (language) =>
            details[name][language] && (
              <Box component="p" key={`${name}-${language}`} lang={language} c="var(--ink-quiet)">
                {name === 'credit' ? t('credit', { text: details.credit[language] }) : details.alt[language]}
              </Box>
            ),
        ),
      )}
    </li>
  );
}
