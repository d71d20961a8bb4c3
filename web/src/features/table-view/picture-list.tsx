import { Button, NativeSelect } from '@mantine/core';
import type { Glass } from '@psifida/contract/content/panel';
import { type PictureWidth, picturesAtMost, pictureWidths } from '@psifida/contract/content/table-view';
import { useTranslations } from 'use-intl';
import { SortableList, useSortableTexts } from '../../ui/sortable-list.tsx';
import classes from './picture-list.module.css';
import { LyingRow, PictureRow } from './picture-row.tsx';
import type { TablePicture } from './table-picture.ts';

const widths = Object.keys(pictureWidths) as PictureWidth[];

/** 'Medium (24 cm)': the longer side, as it is on this installation's table. */
function useWidthTexts(glass: Glass) {
  const t = useTranslations('views.table');
  return widths.map((width) => ({
    value: width,
    label: t('widthInCm', {
      width: t(`widths.${width}`),
      cm: String(Math.round((pictureWidths[width] * glass.widthMm) / 10)),
    }),
  }));
}

type PictureListProps = {
  pictures: readonly TablePicture[];
  glass: Glass;
  /** Why a picture cannot be taken off; null when it can. */
  refusalOf: (entry: string) => string | null;
  onLight: (entry: string | null) => void;
  onLay: (entries: string[]) => void;
  onTakeOff: (entry: string) => void;
  onWidth: (entries: readonly string[], width: PictureWidth) => void;
  onMove: (entry: string, to: number) => void;
};

/** Which images lie on the table, how large, and in which order; the rest below. */
export function PictureList({ pictures, glass, onMove, ...row }: PictureListProps) {
  const ts = useTranslations('views');
  const t = useTranslations('views.table');
  const options = useWidthTexts(glass);
  const lying = pictures.filter(({ width }) => width);
  const off = pictures.filter(({ width }) => !width);
  const texts = useSortableTexts(lying.length);
  const isFull = lying.length >= picturesAtMost;
  const first = lying[0]?.width;
  const common = lying.every(({ width }) => width === first) ? first : '';
  return (
    <section className={classes.section} aria-labelledby="table-pictures" id="table" tabIndex={-1}>
      <div className={classes.head}>
        <div>
          <h2 id="table-pictures" className={classes.title}>
            {t('pictures')}
          </h2>
          <p className="shape-quiet">{pictures.length ? t('picturesHint') : t('noPictures')}</p>
        </div>
        {lying.length > 1 && (
          <NativeSelect
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
            <ul className={classes.rows} aria-label={t('pictures')}>
              {lying.map((picture) => (
                <LyingRow key={picture.entry} picture={picture} options={options} {...row} />
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
          {isFull && <p className="shape-quiet">{t('full', { most: String(picturesAtMost) })}</p>}
          <ul className={classes.rows} aria-label={t('off', { count: String(off.length) })}>
            {off.map((picture) => (
              <PictureRow key={picture.entry} picture={picture} options={options} isFull={isFull} {...row} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
