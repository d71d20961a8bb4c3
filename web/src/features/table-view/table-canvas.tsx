import { Box, Group, VisuallyHidden } from '@mantine/core';
import type { Placed } from '@psifida/contract/content/arrange-table';
import type { MediaAsset } from '@psifida/contract/content/media';
import type { Glass } from '@psifida/contract/content/panel';
import { seatPoint } from '@psifida/contract/content/table-layouts';
import { seatsOf, type TableView, toneColours } from '@psifida/contract/content/table-view';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { languageTags } from '../../i18n/language-tags.ts';
import { MediaImage } from '../media/image/media-image.tsx';
import classes from './table-canvas.module.css';
import type { TableImage } from './table-image.ts';

type TableCanvasProps = {
  view: TableView;
  placed: readonly Placed[];
  images: readonly TableImage[];
  background: MediaAsset | undefined;
  glass: Glass;
  lit: string | null;
  onChoose: (entry: string) => void;
};

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
const inCm = (mm: number) => String(Math.round(mm / 10));

export function TableCanvas({ view, placed, images, background, glass, lit, onChoose }: TableCanvasProps) {
  const t = useTranslations('views.table');
  const seats = seatsOf(view);
  const table = { width: glass.widthMm, height: glass.heightMm };
  const imageOf = new Map(images.map((one) => [one.entry, one]));
  const summary = t('summary', {
    layout: t(`layouts.${view.layout}`),
    images: placed.length,
    people: seats.length,
  });
  return (
    <figure className={classes.figure}>
      <Box pos="relative" p="calc(var(--seat) + 8px)" className="shape-card" aria-hidden>
        <div
          className={classes.table}
          data-layout={view.layout}
          style={{
            aspectRatio: `${table.width} / ${table.height}`,
            backgroundColor: view.background.kind === 'tone' ? toneColours[view.background.tone] : undefined,
          }}
        >
          {background && (
            <div className={classes.background}>
              <MediaImage asset={background} sizes="60vw" ratio={table.width / table.height} alt="" />
            </div>
          )}
          {placed.length === 0 && <p className={classes.empty}>{t('empty')}</p>}
          {placed.map(({ entry, x, y, width, height, turn }) => {
            const image = imageOf.get(entry);
            return (
              // What it does can be done in the list as well: here it is only quicker for those who point.
              <button
                key={entry}
                type="button"
                tabIndex={-1}
                className={classes.image}
                data-lit={lit === entry || undefined}
                title={image?.name}
                style={{
                  left: percent(x, table.width),
                  top: percent(y, table.height),
                  width: percent(width, table.width),
                  aspectRatio: `${width} / ${height}`,
                  transform: `translate(-50%, -50%) rotate(${turn}deg)`,
                }}
                onClick={() => onChoose(entry)}
              >
                {image?.asset && (
                  <MediaImage asset={image.asset} sizes="20vw" ratio={width / height} alt="" />
                )}
              </button>
            );
          })}
        </div>
        {seats.map((seat) => {
          const { x, y } = seatPoint(seat, table);
          return (
            <span
              key={`${seat.side}-${seat.along}`}
              className={classes.seat}
              data-side={seat.side}
              style={{ '--x': x / table.width, '--y': y / table.height } as CSSProperties}
            >
              {languageTags[seat.language]}
            </span>
          );
        })}
      </Box>
      <Group
        component="figcaption"
        gap="4px 16px"
        mt={8}
        px="calc(var(--seat) + 8px)"
        fz={14}
        c="var(--ink-quiet)"
      >
        <span className={classes.ruler} aria-hidden>
          <span style={{ width: percent(100, glass.widthMm) }} />
          {t('ruler')}
        </span>
        <VisuallyHidden>
          {t('fromAbove')}. {summary}{' '}
        </VisuallyHidden>
        {t('measures', { width: inCm(glass.widthMm), height: inCm(glass.heightMm) })}
      </Group>
    </figure>
  );
}
