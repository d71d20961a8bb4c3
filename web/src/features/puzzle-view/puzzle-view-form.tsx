import type { Glass } from '@psifida/contract/content/panel';
import { type PuzzleView, pieceCounts } from '@psifida/contract/content/puzzle-view';
import { useTranslations } from 'use-intl';
import { Switch } from '../../ui/switch.tsx';
import { CutPreview } from './cut-preview.tsx';
import { PieceChoice } from './piece-choice.tsx';
import { PieceSizes } from './piece-sizes.tsx';
import type { PuzzlePicture } from './puzzle-picture.ts';
import classes from './puzzle-view-form.module.css';

type PuzzleViewFormProps = {
  view: PuzzleView;
  pictures: readonly PuzzlePicture[];
  glass: Glass;
  onChange: (change: Partial<PuzzleView>) => void;
};

/** How the puzzles are played: into how many pieces, turned or not, and what that looks like. */
export function PuzzleViewForm({ view, pictures, glass, onChange }: PuzzleViewFormProps) {
  const t = useTranslations('views.puzzle');
  return (
    <>
      <div className={classes.desk}>
        <div>
          <PieceChoice
            value={view.pieces}
            pictures={pictures}
            glass={glass}
            onChange={(pieces) => onChange({ pieces })}
          />
          <div className={classes.rotation}>
            <Switch checked={view.rotation} onChange={(rotation) => onChange({ rotation })}>
              {t('rotation')}
            </Switch>
            <p className={classes.hint}>{t('rotationHint')}</p>
          </div>
        </div>
        <CutPreview pictures={pictures} counts={view.pieces} glass={glass} />
      </div>
      <PieceSizes pictures={pictures} counts={pieceCounts} glass={glass} />
    </>
  );
}
