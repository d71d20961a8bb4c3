import { Box } from '@mantine/core';
import type { Glass } from '@psifida/contract/content/panel';
import {
  type PuzzleView,
  pieceCounts,
  pieceSideMm,
  tooSmallToTouch,
} from '@psifida/contract/content/puzzle-view';
import { useTranslations } from 'use-intl';
import { Switch } from '../../ui/switch.tsx';
import { langOf } from '../media/image/asset-name.ts';
import { CutPreview } from './cut-preview.tsx';
import { PieceChoice } from './piece-choice.tsx';
import type { PuzzleImage } from './puzzle-image.ts';
import classes from './puzzle-view-form.module.css';

type PuzzleViewFormProps = {
  view: PuzzleView;
  images: readonly PuzzleImage[];
  glass: Glass;
  onChange: (change: Partial<PuzzleView>) => void;
};

export function PuzzleViewForm({ view, images, glass, onChange }: PuzzleViewFormProps) {
  const t = useTranslations('views.puzzle');
  return (
    <>
      <div className={classes.desk}>
        <div>
          <PieceChoice
            value={view.pieces}
            images={images}
            glass={glass}
            onChange={(pieces) => onChange({ pieces })}
          />
          <Box className="shape-card" mt={16} py={16} px={20}>
            <Switch checked={view.rotation} onChange={(rotation) => onChange({ rotation })}>
              {t('rotation')}
            </Switch>
            <Box component="p" mt={4} c="var(--ink-quiet)">
              {t('rotationHint')}
            </Box>
          </Box>
        </div>
        <CutPreview images={images} counts={view.pieces} glass={glass} />
      </div>
      <PieceSizes images={images} glass={glass} />
    </>
  );
}

function PieceSizes({ images, glass }: Pick<PuzzleViewFormProps, 'images' | 'glass'>) {
  const t = useTranslations('views.puzzle');
  if (!images.length) return null;
  return (
    <Box mt={40}>
      <Box component="h2" id="piece-sizes" fz={24} lh={1.3}>
        {t('sizes')}
      </Box>
      <Box component="p" mb={16} c="var(--ink-quiet)">
        {t('sizesHint', {
          width: String(Math.round(glass.widthMm / 10)),
          height: String(Math.round(glass.heightMm / 10)),
        })}
      </Box>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard too */}
      <section className={classes.scroller} aria-labelledby="piece-sizes" tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('sizesImage')}</th>
              {pieceCounts.map((count) => (
                <th key={count} scope="col">
                  {t('count', { count: String(count) })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {images.map(({ entry, name, asset: { size } }) => (
              <tr key={entry}>
                <th scope="row" lang={langOf(name)}>
                  {name}
                </th>
                {pieceCounts.map((count) => (
                  <td key={count} data-refused={tooSmallToTouch(count, size, glass) || undefined}>
                    {Math.floor(pieceSideMm(count, size, glass))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Box>
  );
}
