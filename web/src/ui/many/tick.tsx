import { VisuallyHidden } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './many.module.css';
import type { Seen } from './selection.ts';
import type { AnyMany } from './use-many.ts';

type TickProps = { many: Pick<AnyMany, 'selected' | 'tick'>; one: Seen; title: string };

/** One of a list among the selected; with Shift everything on the way to it. */
export function Tick({ many, one: { id, version }, title }: TickProps) {
  const t = useTranslations('many');
  return (
    <label className={classes.tick} title={t('rangeHint')}>
      <input
        type="checkbox"
        checked={many.selected.has(id)}
        aria-label={t('select', { title })}
        onChange={({ currentTarget, nativeEvent }) =>
          many.tick({ id, version }, currentTarget.checked, (nativeEvent as MouseEvent).shiftKey === true)
        }
      />
    </label>
  );
}

export function TickShown({ many, rows }: { many: AnyMany; rows: readonly Seen[] }) {
  const t = useTranslations('many');
  const count = rows.filter(({ id }) => many.selected.has(id)).length;
  return (
    <label className={classes.tick}>
      <VisuallyHidden>{t('selectShown')}</VisuallyHidden>
      <input
        type="checkbox"
        checked={count > 0 && count === rows.length}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < rows.length;
        }}
        onChange={({ currentTarget }) => many.tickShown(currentTarget.checked)}
      />
    </label>
  );
}
