import { Box, NativeSelect, Skeleton } from '@mantine/core';
import type { ImageWidth } from '@psifida/contract/content/table-view';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../ui/icon.tsx';
import { type SortableParts, useSortableItem } from '../../ui/sortable-list.tsx';
import { Switch } from '../../ui/switch.tsx';
import { langOf } from '../media/image/asset-name.ts';
import { MediaImage } from '../media/image/media-image.tsx';
import classes from './image-list.module.css';
import type { TableImage } from './table-image.ts';

export type ImageRowProps = {
  image: TableImage;
  options: { value: ImageWidth; label: string }[];
  isFull?: boolean;
  refusalOf: (entry: string) => string | null;
  onLight: (entry: string | null) => void;
  onLay: (entries: string[]) => void;
  onTakeOff: (entry: string) => void;
  onWidth: (entries: readonly string[], width: ImageWidth) => void;
};

export const rowId = (entry: string) => `on-table-${entry}`;

export function LyingRow(props: ImageRowProps) {
  return <ImageRow {...props} grip={useSortableItem(props.image.entry)} />;
}

export function ImageRow({
  image,
  options,
  isFull = false,
  grip,
  ...actions
}: ImageRowProps & { grip?: SortableParts }) {
  const ts = useTranslations('editor');
  const t = useTranslations('views.table');
  const { entry, name, asset, active, width } = image;
  const [explained, setExplained] = useState(false);
  const refusal = width ? actions.refusalOf(entry) : null;
  const reasonId = `why-${entry}`;
  const light = (on: boolean) => actions.onLight(on && width ? entry : null);
  return (
    <li
      {...grip?.item}
      className={classes.row}
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
          <MediaImage asset={asset} sizes="96px" ratio={3 / 2} alt="" />
        ) : (
          <Skeleton height="100%" radius={0} />
        )}
      </div>
      <Box flex="1 1 120px" miw={0}>
        <Box component="p" className={classes.name} fw={600} lang={langOf(name)}>
          {name}
        </Box>
        {!active && <p className="shape-note">{t('inactive')}</p>}
        {refusal && (
          <p id={reasonId} className={explained ? classes.reason : 'shape-unseen'}>
            {refusal}
          </p>
        )}
      </Box>
      {width && (
        <NativeSelect
          size="sm"
          flex="0 1 156px"
          aria-label={t('widthOf', { name })}
          value={width}
          data={options}
          onChange={({ currentTarget }) => {
            const next = options.find(({ value }) => value === currentTarget.value);
            if (next) actions.onWidth([entry], next.value);
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
