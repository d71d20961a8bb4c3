import { Box, Button, NativeSelect } from '@mantine/core';
import type { Glass } from '@psifida/contract/content/panel';
import { type ImageWidth, imagesAtMost, imageWidths } from '@psifida/contract/content/table-view';
import { useTranslations } from 'use-intl';
import { SortableList, useSortableTexts } from '../../ui/sortable-list.tsx';
import classes from './image-list.module.css';
import { ImageRow, type ImageRowProps, LyingRow } from './image-row.tsx';
import type { TableImage } from './table-image.ts';

const widths = Object.keys(imageWidths) as ImageWidth[];

/** 'Medium (24 cm)': the longer side, as it is on this installation's table. */
function useWidthTexts(glass: Glass) {
  const t = useTranslations('views.table');
  return widths.map((width) => ({
    value: width,
    label: t('widthInCm', {
      width: t(`widths.${width}`),
      cm: String(Math.round((imageWidths[width] * glass.widthMm) / 10)),
    }),
  }));
}

type ImageListProps = Omit<ImageRowProps, 'image' | 'options' | 'isFull'> & {
  images: readonly TableImage[];
  glass: Glass;
  onMove: (entry: string, to: number) => void;
};

export function ImageList({ images, glass, onMove, ...row }: ImageListProps) {
  const ts = useTranslations('views');
  const t = useTranslations('views.table');
  const options = useWidthTexts(glass);
  const lying = images.filter(({ width }) => width);
  const off = images.filter(({ width }) => !width);
  const texts = useSortableTexts(lying.length);
  const isFull = lying.length >= imagesAtMost;
  const first = lying[0]?.width;
  const common = lying.every(({ width }) => width === first) ? first : '';
  return (
    <section className={classes.section} aria-labelledby="table-images" id="table" tabIndex={-1}>
      <div className={classes.head}>
        <div>
          <Box component="h2" id="table-images" fz={24} lh={1.3}>
            {t('images')}
          </Box>
          <p className="shape-quiet">{images.length ? t('imagesHint') : t('noImages')}</p>
        </div>
        {lying.length > 1 && (
          <NativeSelect
            size="sm"
            label={t('widthOfAll')}
            value={common ?? ''}
            data={[...(common ? [] : [{ value: '', label: '–' }]), ...options]}
            onChange={({ currentTarget }) => {
              const width = widths.find((one) => one === currentTarget.value);
              if (width)
                row.onWidth(
                  lying.map(({ entry }) => entry),
                  width,
                );
            }}
          />
        )}
      </div>
      {lying.length > 0 && (
        <>
          <h3 className={classes.group}>{t('lying', { count: String(lying.length) })}</h3>
          <SortableList ids={lying.map(({ entry }) => entry)} texts={texts} onMove={onMove}>
            <ul className={classes.rows} aria-label={t('images')}>
              {lying.map((image) => (
                <LyingRow key={image.entry} image={image} options={options} {...row} />
              ))}
            </ul>
          </SortableList>
        </>
      )}
      {off.length > 0 && (
        <>
          <div className={classes.head}>
            <h3 className={classes.group}>{t('off', { count: String(off.length) })}</h3>
            {!isFull && off.some(({ active }) => active) && (
              <Button
                variant="default"
                size="sm"
                onClick={() => row.onLay(off.filter(({ active }) => active).map(({ entry }) => entry))}
              >
                {ts('layAll')}
              </Button>
            )}
          </div>
          {isFull && <p className="shape-quiet">{t('full', { most: String(imagesAtMost) })}</p>}
          <ul className={classes.rows} aria-label={t('off', { count: String(off.length) })}>
            {off.map((image) => (
              <ImageRow key={image.entry} image={image} options={options} isFull={isFull} {...row} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
