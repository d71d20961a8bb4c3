import type { ImportLine } from '@psifida/contract/endpoints/library';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { saveFile } from '../../../lib/save-file.ts';
import { PlainButton } from '../../../ui/plain-button.tsx';
import classes from './exchange-dialog.module.css';
import { useImportTexts } from './import-texts.ts';

/** The faults, to take to whoever made the file. */
export function FaultTools({ faulty, children }: { faulty: readonly ImportLine[]; children: ReactNode }) {
  const t = useTranslations('library.exchange');
  const { report } = useImportTexts();
  const [copied, setCopied] = useState(false);
  return (
    <div className={classes.tools}>
      {children}
      <PlainButton
        icon="copy"
        size="sm"
        onClick={() => void navigator.clipboard.writeText(report(faulty)).then(() => setCopied(true))}
      >
        {t(copied ? 'copied' : 'copy')}
      </PlainButton>
      <PlainButton
        icon="download"
        size="sm"
        onClick={() => saveFile({ name: t('reportName'), type: 'text/plain', text: report(faulty) })}
      >
        {t('report')}
      </PlainButton>
    </div>
  );
}
