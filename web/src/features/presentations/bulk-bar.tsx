import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './bulk-bar.module.css';

type BulkBarProps = {
  count: number;
  pending: boolean;
  onSetActive: (active: boolean) => void;
  onClear: () => void;
};

/** What can be done with all that are ticked. */
export function BulkBar({ count, pending, onSetActive, onClear }: BulkBarProps) {
  const t = useTranslations('presentations');
  return (
    <section className={classes.bar} aria-label={t('selected', { count })}>
      <p className={classes.count} role="status">
        {t('selected', { count })}
      </p>
      <Button size="sm" loading={pending} onClick={() => onSetActive(true)}>
        {t('activate')}
      </Button>
      <Button size="sm" variant="default" loading={pending} onClick={() => onSetActive(false)}>
        {t('deactivate')}
      </Button>
      <Button size="sm" variant="default" onClick={onClear}>
        {t('clearSelection')}
      </Button>
    </section>
  );
}
