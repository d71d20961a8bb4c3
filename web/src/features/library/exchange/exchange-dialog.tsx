import { Box, Button, NativeSelect, Textarea } from '@mantine/core';
import { type ExchangeFormat, exchangeFormats, importLimits } from '@psifida/contract/endpoints/library';
import type { UsedKind } from '@psifida/contract/kinds';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemError } from '../../../api/problem-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Banner, ProblemBanner } from '../../../ui/banner.tsx';
import { ChooseFiles } from '../../../ui/choose-files.tsx';
import { Dialog } from '../../../ui/confirm-dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PlainButton } from '../../../ui/plain-button.tsx';
import classes from './exchange-dialog.module.css';
import { formatOf, spreadLines } from './format-of.ts';
import { ImportLines } from './import-lines.tsx';
import { useImportTexts } from './import-texts.ts';
import { useExport, useImport } from './use-exchange.ts';

type ExchangeDialogProps = { kind: UsedKind; opened: boolean; mayEdit: boolean; onClose: () => void };

export function ExchangeDialog({ kind, opened, mayEdit, onClose }: ExchangeDialogProps) {
  const t = useTranslations('library.exchange');
  return (
    <Dialog
      large
      opened={opened}
      onClose={onClose}
      title={t(mayEdit ? `title.${kind}` : 'exportTitle')}
      size={960}
    >
      {/* Only while it is open: each time it begins anew. */}
      <ExportPart kind={kind} />
      {mayEdit && <ImportPart kind={kind} />}
    </Dialog>
  );
}

function ImportPart({ kind }: { kind: UsedKind }) {
  const t = useTranslations('library.exchange');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ExchangeFormat | null>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const exchange = useImport(kind);
  const format = chosen ?? formatOf(text);

  const take = async (picked: File | undefined) => {
    if (!picked) return;
    const read = await picked.text();
    setTooLarge(read.length > importLimits.characters);
    if (read.length > importLimits.characters) return;
    const named = formatOf(read, picked.name);
    setText(read);
    setChosen(named);
    exchange.check({ format: named, text: spreadLines(read, named) });
  };

  return (
    <section className={classes.part} aria-labelledby="import-title">
      <Box component="h3" id="import-title" fz={18}>
        {t('importTitle')}
      </Box>
      <Box component="p" maw="72ch" c="var(--ink-quiet)">
        {t('importText', { max: importLimits.lines })}
      </Box>
      {exchange.written !== null && (
        <Banner tone="good" role="status">
          {t('written', { count: exchange.written })}
        </Banner>
      )}
      {tooLarge && (
        <Banner tone="bad" role="alert">
          {t('tooLarge')}
        </Banner>
      )}
      {exchange.error && <ImportRefusal error={exchange.error} />}
      {exchange.lines ? (
        <ImportLines
          lines={exchange.lines}
          isPending={exchange.isPending}
          onWrite={(without) => exchange.write({ format, text: spreadLines(text, format), without })}
          onBack={exchange.reset}
        />
      ) : (
        <>
          <div className={classes.row}>
            <ChooseFiles
              variant="default"
              leftSection={<Icon name="upload" />}
              accept=".csv,.json,text/csv,application/json"
              multiple={false}
              onFiles={([file]) => void take(file)}
            >
              {t('chooseFile')}
            </ChooseFiles>
          </div>
          <Textarea
            label={t('paste')}
            rows={6}
            spellCheck={false}
            classNames={{ input: classes.code }}
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              setChosen(null);
            }}
          />
          <div className={classes.row}>
            <NativeSelect
              size="sm"
              label={t('format')}
              value={format}
              data={exchangeFormats.map((one) => ({ value: one, label: one.toUpperCase() }))}
              onChange={({ currentTarget: { value } }) =>
                setChosen(exchangeFormats.find((one) => one === value) ?? null)
              }
            />
            <Button
              disabled={text.trim() === ''}
              loading={exchange.isPending}
              onClick={() => exchange.check({ format, text: spreadLines(text, format) })}
            >
              {t('check')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function ImportRefusal({ error }: { error: Error }) {
  const t = useTranslations('library.exchange');
  const texts = useImportTexts();
  const faults =
    error instanceof ProblemError ? error.issues.filter(({ path }) => path.includes('text')) : [];
  if (!faults.length) return <ProblemBanner error={error} />;
  return (
    <Banner tone="bad" role="alert">
      <p>{t('file.title')}</p>
      <ul className={classes.issues}>
        {faults.map(({ path, ...rest }) => (
          <li key={path.join()}>{texts.file({ path: path.slice(path.indexOf('text')), ...rest })}</li>
        ))}
      </ul>
    </Banner>
  );
}

function ExportPart({ kind }: { kind: UsedKind }) {
  const t = useTranslations('library.exchange');
  const { download, files, isPending, error } = useExport(kind);
  return (
    <section className={classes.part} aria-labelledby="export-title">
      <Box component="h3" id="export-title" fz={18}>
        {t('exportTitle')}
      </Box>
      <Box component="p" maw="72ch" c="var(--ink-quiet)">
        {t('exportText')}
      </Box>
      {error && <ProblemBanner error={error} />}
      <div className={classes.row}>
        {exchangeFormats.map((format) => (
          <PlainButton icon="download" key={format} loading={isPending} onClick={() => download(format)}>
            {t(format === 'csv' ? 'exportCsv' : 'exportJson')}
          </PlainButton>
        ))}
      </div>
      {files.length > 1 && (
        <Banner tone="info" role="status">
          <p>{t('exportParts', { count: files.length, max: importLimits.lines })}</p>
          <div className={`${classes.row} ${classes.files}`}>
            {files.map((file) => (
              <PlainButton icon="download" key={file.name} size="sm" onClick={() => saveFile(file)}>
                {t('exportPart', { name: file.name, count: file.items })}
              </PlainButton>
            ))}
          </div>
        </Banner>
      )}
    </section>
  );
}
