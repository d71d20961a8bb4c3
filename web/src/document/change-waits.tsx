import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { useChangeWaits } from '../api/approvals.ts';
import { Pill } from '../ui/pill.tsx';

/** R-APPR-03: in a list; the document itself tells who asked and when. */
export const ChangeWaits = memo(function ChangeWaits({ document }: { document: string }) {
  const t = useTranslations('approvals.pills');
  return useChangeWaits(document) && <Pill tone="wait">{t('change')}</Pill>;
});
