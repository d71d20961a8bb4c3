import { Box, Button, Group } from '@mantine/core';
import type { MediaAsset, MediaKind } from '@psifida/contract/content/media';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Banner, ProblemBanner } from '../../../ui/banner.tsx';
import { ChooseFiles } from '../../../ui/choose-files.tsx';
import { Dialog } from '../../../ui/confirm-dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { MediaFilters } from '../grid/media-filters.tsx';
import { MediaGrid, MediaGridPlaceholder } from '../grid/media-grid.tsx';
import { useMediaList } from '../grid/use-media-list.ts';
import { useAssets } from '../image/use-assets.ts';
import { isFiltered, type MediaFilter } from '../media-queries.ts';
import { useArrivals } from '../uploads/arrivals.ts';
import { DropArea } from '../uploads/drop-area.tsx';
import { acceptWithPages } from '../uploads/file-types.ts';
import classes from './media-picker.module.css';
import { PickerUploads } from './picker-uploads.tsx';

type MediaPickerProps = {
  kind: MediaKind;
  opened: boolean;
  onClose(): void;
  onPick(assets: MediaAsset[]): void;
  multiple?: boolean;
};

export function MediaPicker({ opened, onClose, kind, multiple = false, onPick }: MediaPickerProps) {
  const t = useTranslations('media.picker');
  return (
    <Dialog
      large
      opened={opened}
      onClose={onClose}
      title={t(multiple ? kind : (`${kind}One` as const))}
      size={1120}
      classNames={{ content: classes.content, body: classes.body }}
    >
      {/* Only while it is open: each time it begins with nothing chosen. */}
      <PickerContent kind={kind} multiple={multiple} onClose={onClose} onPick={onPick} />
    </Dialog>
  );
}

type PickerContentProps = Required<Omit<MediaPickerProps, 'opened'>>;

function PickerContent({ kind, multiple, onClose, onPick }: PickerContentProps) {
  const t = useTranslations('media');
  const [filter, setFilter] = useState<MediaFilter>({});
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useMediaList({ ...filter, kind });
  const { items, error } = list;
  const { assets } = useAssets(chosen);
  const picked = chosen.flatMap((id) => assets.get(id) ?? items?.find((asset) => asset.id === id) ?? []);
  const ready = picked.length === chosen.length && chosen.length > 0;

  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));

  const {
    items: uploaded,
    others,
    send,
  } = useArrivals(kind, (arrived) => {
    if (multiple) setChosen((before) => [...new Set([...before, ...arrived.map(({ id }) => id)])]);
    else onPick(arrived.slice(-1));
  });

  return (
    <DropArea enabled onFiles={send}>
      <Group gap="8px 16px" justify="space-between" mb={12}>
        <p className={classes.text}>{t('picker.text')}</p>
        <ChooseFiles
          variant="default"
          accept={acceptWithPages[kind]}
          multiple={multiple}
          onFiles={send}
          leftSection={<Icon name="upload" />}
        >
          {t('uploadHere')}
        </ChooseFiles>
      </Group>
      <MediaFilters
        filter={filter}
        onChange={(part) => setFilter((before) => ({ ...before, ...part }))}
        withKind={false}
      />
      <PickerUploads items={uploaded} />
      {others > 0 && (
        <Banner tone="wait" role="status">
          {t('picker.otherKind', { count: others })}
        </Banner>
      )}
      {error && <ProblemBanner error={error} onRetry={() => list.refetch()} />}
      <div ref={scroller} className={classes.scroller} tabIndex={-1}>
        {!items && !error && <MediaGridPlaceholder />}
        {items?.length === 0 && (
          <Box component="p" py={32} px={16} c="var(--ink-quiet)" ta="center">
            {isFiltered(filter) ? t('nothingFoundText') : t('emptyFormats')}
          </Box>
        )}
        {items && items.length > 0 && (
          <MediaGrid
            items={items}
            chosen={new Set(chosen)}
            toggles={multiple}
            onChoose={(asset) => (multiple ? toggle(asset.id) : onPick([asset]))}
            hasMore={list.hasNextPage && !list.isFetchNextPageError}
            isFetching={list.isFetching}
            onMore={() => list.fetchNextPage()}
            scroller={scroller}
          />
        )}
      </div>
      <div className={classes.foot}>
        <Box flex="1 1 200px">
          {multiple && <p role="status">{t('picker.chosen', { count: chosen.length })}</p>}
          {multiple && kind === 'image' && picked.some(({ lowResolution }) => lowResolution) && (
            <Group component="p" role="status" gap={8} wrap="nowrap" c="var(--wait)" fw={600}>
              <Icon name="alert-triangle" size={18} />
              {t('lowWarning')}
            </Group>
          )}
        </Box>
        <Button variant="default" onClick={onClose}>
          {t('picker.cancel')}
        </Button>
        {multiple && (
          <Button disabled={!ready} onClick={() => onPick(picked)}>
            {t('picker.add', { count: chosen.length })}
          </Button>
        )}
      </div>
    </DropArea>
  );
}
