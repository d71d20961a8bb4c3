import type { Glass } from '@psifida/contract/content/panel';
import { type PieceCount, pieceSideMm, tooSmallToTouch } from '@psifida/contract/content/puzzle-view';
import { useTranslations } from 'use-intl';
import classes from './piece-sizes.module.css';
import type { PuzzlePicture } from './puzzle-picture.ts';

type PieceSizesProps = { pictures: readonly PuzzlePicture[]; counts: readonly PieceCount[]; glass: Glass };

/** How large a piece is on the glass, for every image and every count. */
export function PieceSizes({ pictures, counts, glass }: PieceSizesProps) {
  const t = useTranslations('views.puzzle');
  if (!pictures.length) return null;
  return (
    <div className={classes.section}>
      <h2 id="piece-sizes" className={classes.title}>
        {t('sizes')}
      </h2>
      <p className={classes.hint}>
        {t('sizesHint', {
          width: String(Math.round(glass.widthMm / 10)),
          height: String(Math.round(glass.heightMm / 10)),
        })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard too */}
      <section className={classes.scroller} aria-labelledby="piece-sizes" tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('sizesImage')}</th>
              {counts.map((count) => (
                <th key={count} scope="col">
                  {t('count', { count: String(count) })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pictures.map(({ entry, name, asset: { size } }) => (
              <tr key={entry}>
                <th scope="row">{name}</th>
                {counts.map((count) => (
                  <td key={count} data-refused={tooSmallToTouch(count, size, glass) || undefined}>
                    {Math.floor(pieceSideMm(count, size, glass))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
