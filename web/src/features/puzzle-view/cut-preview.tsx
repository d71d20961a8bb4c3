import { NativeSelect } from '@mantine/core';
import { cutPuzzle, piecePath } from '@psifida/contract/content/jigsaw';
import type { Glass } from '@psifida/contract/content/panel';
import { boardOf, cutOf, type PieceCount } from '@psifida/contract/content/puzzle-view';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePictures } from '../../lib/parts.tsx';
import classes from './cut-preview.module.css';
import type { PuzzlePicture } from './puzzle-picture.ts';

type CutPreviewProps = {
  pictures: readonly PuzzlePicture[];
  counts: readonly PieceCount[];
  glass: Glass;
};

/** A picture with the lines along which it is cut: by the arithmetic that the player uses. */
export function CutPreview({ pictures, counts, glass }: CutPreviewProps) {
  const t = useTranslations('views.puzzle');
  const { Picture } = usePictures();
  const [chosen, setChosen] = useState<string | null>(null);
  const [wanted, setWanted] = useState<PieceCount | null>(null);
  const picture = pictures.find(({ entry }) => entry === chosen) ?? pictures[0];
  const count = counts.find((one) => one === wanted) ?? counts.at(-1);
  return (
    <section className={classes.section} aria-labelledby="puzzle-cut">
      <h2 id="puzzle-cut" className={classes.title}>
        {t('cut')}
      </h2>
      {!picture || !count ? (
        <p className={classes.empty}>{t('noImages')}</p>
      ) : (
        <>
          <p className="shape-quiet">{t('cutHint')}</p>
          <div className={classes.choices}>
            <NativeSelect
              label={t('cutImage')}
              value={picture.entry}
              data={pictures.map(({ entry, name }) => ({ value: entry, label: name }))}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            />
            <NativeSelect
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
              <Picture asset={picture.asset} sizes="(min-width: 1000px) 50vw, 100vw" />
              <Cut
                picture={picture}
                count={count}
                label={t('cutLabel', { image: picture.name, count: String(count) })}
              />
            </div>
            <figcaption className="shape-quiet">
              <Measures picture={picture} count={count} glass={glass} />
            </figcaption>
          </figure>
        </>
      )}
    </section>
  );
}

function Cut({ picture, count, label }: { picture: PuzzlePicture; count: PieceCount; label: string }) {
  const { entry, asset } = picture;
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

function Measures({ picture, count, glass }: { picture: PuzzlePicture; count: PieceCount; glass: Glass }) {
  const t = useTranslations('views.puzzle');
  const { columns, rows } = cutOf(count, picture.asset.size);
  const { widthMm, heightMm } = boardOf(picture.asset.size, glass);
  return t('cutText', {
    columns: String(columns),
    rows: String(rows),
    width: String(Math.round(widthMm / 10)),
    height: String(Math.round(heightMm / 10)),
    pieceWidth: String(Math.floor(widthMm / columns)),
    pieceHeight: String(Math.floor(heightMm / rows)),
  });
}
