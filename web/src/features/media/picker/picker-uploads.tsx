import { useTranslations } from 'use-intl';
import { isRunning, totalsOf, type UploadItem } from '../uploads/upload-item.ts';
import classes from '../uploads/upload-panel.module.css';
import { UploadRow } from '../uploads/upload-row.tsx';

export function PickerUploads({ items }: { items: readonly UploadItem[] }) {
  const t = useTranslations('media.panel');
  const shown = items.filter((item) => isRunning(item) || item.state === 'failed' || item.duplicate);
  if (shown.length === 0) return null;
  const { done, all, failed } = totalsOf(items);
  return (
    <section aria-label={t('title')} className={classes.inset}>
      <p className={classes.totals}>{t('totals', { done, all, failed })}</p>
      <ul className={classes.list}>
        {shown.map((item) => (
          <UploadRow key={item.key} item={item} />
        ))}
      </ul>
    </section>
  );
}
