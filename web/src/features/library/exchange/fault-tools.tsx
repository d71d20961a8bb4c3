import { Button } from '@mantine/core';
import type { ImportLine } from '@psifida/contract/endpoints/library';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { saveFile } from '../../../lib/save-file.ts';
import { Icon } from '../../../ui/icon.tsx';
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
      <Button
        variant="default"
        size="sm"
        leftSection={<Icon name="copy" />}
        onClick={() => void navigator.clipboard.writeText(report(faulty)).then(() => setCopied(true))}
      >
        {t(copied ? 'copied' : 'copy')}
      </Button>
      <Button
        variant="default"
        size="sm"
        leftSection={<Icon name="download" />}
        onClick={() => saveFile({ name: t('reportName'), type: 'text/plain', text: report(faulty) })}
      >
        {t('report')}
      </Button>
    </div>
  );
}
