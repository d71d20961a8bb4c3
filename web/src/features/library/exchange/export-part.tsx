import { exchangeFormats, importLimits } from '@psifida/contract/endpoints/library';
import type { LibraryKind } from '@psifida/contract/kinds';
import { useTranslations } from 'use-intl';
import { saveFile } from '../../../lib/save-file.ts';
import { Banner, ProblemBanner } from '../../../ui/banner.tsx';
import { PlainButton } from '../../../ui/plain-button.tsx';
import classes from './exchange-dialog.module.css';
import { useExport } from './use-exchange.ts';

export function ExportPart({ kind }: { kind: LibraryKind }) {
  const t = useTranslations('library.exchange');
  const { download, files, isPending, error } = useExport(kind);
  return (
    <section className={classes.part} aria-labelledby="export-title">
      <h3 id="export-title" className={classes.heading}>
        {t('exportTitle')}
      </h3>
      <p className={classes.quiet}>{t('exportText')}</p>
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
