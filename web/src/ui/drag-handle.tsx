import { useTranslations } from 'use-intl';
import { Icon } from './icon.tsx';
import { useReadOnly } from './read-only.ts';
import type { SortableParts } from './sortable-list.tsx';
import classes from './sortable-row.module.css';

type DragHandleProps = {
  handle: SortableParts['handle'];
  /** Of what is moved. */
  name: string;
  title?: string;
};

/** What is held to put something in another place. */
export function DragHandle({ handle, name, title }: DragHandleProps) {
  const t = useTranslations('editor.drag');
  const readOnly = useReadOnly();
  // Its column stays: what stands beside it keeps its place.
  if (readOnly) return <span />;
  return (
    <button
      type="button"
      {...handle}
      className={classes.handle}
      aria-label={t('handle', { name })}
      title={title}
    >
      <Icon name="grip-vertical" />
    </button>
  );
}
