import { NativeSelect, Skeleton } from '@mantine/core';
import { type PictureWidth, pictureWidths } from '@psifida/contract/content/table-view';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePictures } from '../../lib/parts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type SortableParts, useSortableItem } from '../../ui/sortable-list.tsx';
import { Switch } from '../../ui/switch.tsx';
import classes from './picture-list.module.css';
import type { TablePicture } from './table-picture.ts';

type PictureRowProps = {
  picture: TablePicture;
  options: { value: PictureWidth; label: string }[];
  isFull?: boolean;
  refusalOf: (entry: string) => string | null;
  onLight: (entry: string | null) => void;
  onLay: (entries: string[]) => void;
  onTakeOff: (entry: string) => void;
  onWidth: (entries: readonly string[], width: PictureWidth) => void;
};

export const rowId = (entry: string) => `on-table-${entry}`;

/** On the table it has a place among the others, and can be moved to another. */
export function LyingRow(props: PictureRowProps) {
  return <PictureRow {...props} grip={useSortableItem(props.picture.entry)} />;
}

export function PictureRow({
  picture,
  options,
  isFull = false,
  grip,
  ...actions
}: PictureRowProps & { grip?: SortableParts }) {
  const ts = useTranslations('editor');
  const t = useTranslations('views.table');
  const { Picture } = usePictures();
  const { entry, name, asset, active, width } = picture;
  const [explained, setExplained] = useState(false);
  const refusal = width ? actions.refusalOf(entry) : null;
  const reasonId = `why-${entry}`;
  const light = (on: boolean) => actions.onLight(on && width ? entry : null);
  return (
    <li
      ref={grip?.item.ref}
      style={grip?.item.style}
      className={classes.row}
      data-dragging={grip?.item.dragging || undefined}
      onPointerEnter={() => light(true)}
      onPointerLeave={() => light(false)}
      onFocus={() => light(true)}
      onBlur={() => light(false)}
    >
      {grip && (
        <button
          type="button"
          {...grip.handle}
          className={classes.handle}
          aria-label={ts('drag.handle', { name })}
          title={ts('reorderHint')}
        >
          <Icon name="grip-vertical" />
        </button>
      )}
      <div className={classes.thumb} {...grip?.surface}>
        {asset ? (
          <Picture asset={asset} sizes="96px" ratio={3 / 2} alt="" />
        ) : (
          <Skeleton height="100%" radius={0} />
        )}
      </div>
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        {!active && <p className={classes.quiet}>{t('inactive')}</p>}
        {refusal && (
          <p id={reasonId} className={explained ? classes.reason : 'shape-unseen'}>
            {refusal}
          </p>
        )}
      </div>
      {width && (
        <NativeSelect
          className={classes.size}
          aria-label={t('widthOf', { name })}
          value={width}
          data={options}
          onChange={({ currentTarget }) => {
            const next = (Object.keys(pictureWidths) as PictureWidth[]).find(
              (one) => one === currentTarget.value,
            );
            if (next) actions.onWidth([entry], next);
          }}
        />
      )}
      <Switch
        id={rowId(entry)}
        checked={!!width}
        name={t('onTableOf', { name })}
        refusedBy={refusal ? reasonId : undefined}
        onRefused={() => setExplained(true)}
        onChange={(on) => {
          setExplained(false);
          if (!on) actions.onTakeOff(entry);
          else if (!isFull) actions.onLay([entry]);
        }}
      >
        {t('onTable')}
      </Switch>
    </li>
  );
}
