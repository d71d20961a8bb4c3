import { Button, NativeSelect, Textarea } from '@mantine/core';
import { type ExchangeFormat, exchangeFormats, importLimits } from '@psifida/contract/endpoints/library';
import type { LibraryKind } from '@psifida/contract/kinds';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemError } from '../../../lib/problem-error.ts';
import { Banner, ProblemBanner } from '../../../ui/banner.tsx';
import { ChooseFiles } from '../../../ui/choose-files.tsx';
import { Dialog } from '../../../ui/confirm-dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import classes from './exchange-dialog.module.css';
import { ExportPart } from './export-part.tsx';
import { formatOf, spreadLines } from './format-of.ts';
import { ImportLines } from './import-lines.tsx';
import { useImportTexts } from './import-texts.ts';
import { useImport } from './use-exchange.ts';

type ExchangeDialogProps = { kind: LibraryKind; opened: boolean; mayEdit: boolean; onClose: () => void };

/** Everything out as files that can come in again, or a file in: first what it would do, line by line, then it is written or not. */
export function ExchangeDialog({ kind, opened, mayEdit, onClose }: ExchangeDialogProps) {
  const t = useTranslations('library.exchange');
  return (
    <Dialog large opened={opened} onClose={onClose} title={t(`title.${kind}`)} size={960}>
      {/* Only while it is open: each time it begins anew. */}
      <ExportPart kind={kind} />
      {mayEdit && <ImportPart kind={kind} />}
    </Dialog>
  );
}

function ImportPart({ kind }: { kind: LibraryKind }) {
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
      <h3 id="import-title" className={classes.heading}>
        {t('importTitle')}
      </h3>
      <p className={classes.quiet}>{t('importText', { max: importLimits.lines })}</p>
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

/** A file that cannot be read at all says why, not only that it cannot. */
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
