import { Box, NativeSelect } from '@mantine/core';
import { cutPuzzle, piecePath } from '@psifida/contract/content/jigsaw';
import type { Glass } from '@psifida/contract/content/panel';
import { boardOf, cutOf, type PieceCount } from '@psifida/contract/content/puzzle-view';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MediaImage } from '../media/image/media-image.tsx';
import classes from './cut-preview.module.css';
import type { PuzzleImage } from './puzzle-image.ts';

type CutPreviewProps = { images: readonly PuzzleImage[]; counts: readonly PieceCount[]; glass: Glass };

/** An image with the lines along which it is cut: by the arithmetic that the player uses. */
export function CutPreview({ images, counts, glass }: CutPreviewProps) {
  const t = useTranslations('views.puzzle');
  const [chosen, setChosen] = useState<string | null>(null);
  const [wanted, setWanted] = useState<PieceCount | null>(null);
  const image = images.find(({ entry }) => entry === chosen) ?? images[0];
  const count = counts.find((one) => one === wanted) ?? counts.at(-1);
  return (
    <Box component="section" miw={0} aria-labelledby="puzzle-cut">
      <Box component="h2" id="puzzle-cut" fz={20}>
        {t('cut')}
      </Box>
      {!image || !count ? (
        <Box component="p" mt={12} className="shape-empty">
          {t('noImages')}
        </Box>
      ) : (
        <>
          <p className="shape-quiet">{t('cutHint')}</p>
          <div className={classes.choices}>
            <NativeSelect
              size="sm"
              label={t('cutImage')}
              value={image.entry}
              data={images.map(({ entry, name }) => ({ value: entry, label: name }))}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            />
            <NativeSelect
              size="sm"
              label={t('cutCount')}
              value={String(count)}
              data={counts.map((one) => ({ value: String(one), label: t('count', { count: String(one) }) }))}
              onChange={({ currentTarget }) =>
                setWanted(counts.find((one) => String(one) === currentTarget.value) ?? null)
              }
            />
          </div>
          <figure>
            <div className={classes.board}>
              <MediaImage asset={image.asset} sizes="(min-width: 1000px) 50vw, 100vw" />
              <Cut
                image={image}
                count={count}
                label={t('cutLabel', { image: image.name, count: String(count) })}
              />
            </div>
            <figcaption className="shape-quiet">
              <Measures image={image} count={count} glass={glass} />
            </figcaption>
          </figure>
        </>
      )}
    </Box>
  );
}

function Cut({ image, count, label }: { image: PuzzleImage; count: PieceCount; label: string }) {
  const { entry, asset } = image;
  const { size } = asset;
  const board = useMemo(() => ({ width: 1_000, height: (1_000 * size.height) / size.width }), [size]);
  const paths = useMemo(
    () => cutPuzzle(entry, count, size).pieces.map((piece) => piecePath(piece, board)),
    [entry, count, size, board],
  );
  return (
    <svg viewBox={`0 0 ${board.width} ${board.height}`} className={classes.cut} role="img" aria-label={label}>
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

function Measures({ image, count, glass }: { image: PuzzleImage; count: PieceCount; glass: Glass }) {
  const t = useTranslations('views.puzzle');
  const { columns, rows } = cutOf(count, image.asset.size);
  const { widthMm, heightMm } = boardOf(image.asset.size, glass);
  return t('cutText', {
    columns: String(columns),
    rows: String(rows),
    width: String(Math.round(widthMm / 10)),
    height: String(Math.round(heightMm / 10)),
    pieceWidth: String(Math.floor(widthMm / columns)),
    pieceHeight: String(Math.floor(heightMm / rows)),
  });
}
