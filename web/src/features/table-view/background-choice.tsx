import type { MediaAsset } from '@psifida/contract/content/media';
import { type TableView, tableTones, toneColours } from '@psifida/contract/content/table-view';
import { useTranslations } from 'use-intl';
import { usePictures } from '../../lib/parts.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { CardChoice } from './card-choice.tsx';
import classes from './choices.module.css';

type Background = TableView['background'];
type BackgroundChoiceProps = {
  value: Background;
  /** The picture that lies under everything, when one was chosen. */
  asset: MediaAsset | undefined;
  onChange: (background: Background) => void;
  onPick: () => void;
};

export function BackgroundChoice({ value, asset, onChange, onPick }: BackgroundChoiceProps) {
  const t = useTranslations('views.table');
  const { Picture } = usePictures();
  return (
    <ChoiceGroup legend={t('background')}>
      <div className={classes.cards}>
        {tableTones.map((tone) => (
          <CardChoice
            key={tone}
            group="table-background"
            name={t(`tones.${tone}`)}
            checked={value.kind === 'tone' && value.tone === tone}
            onChoose={() => onChange({ kind: 'tone', tone })}
          >
            <span className={classes.swatch} style={{ background: toneColours[tone] }} />
          </CardChoice>
        ))}
        {value.kind === 'image' && (
          <CardChoice group="table-background" name={t('picture')} checked>
            <span className={classes.swatch}>
              {asset && <Picture asset={asset} sizes="120px" ratio={2.5} alt="" />}
            </span>
          </CardChoice>
        )}
      </div>
      <PlainButton icon="photo" className={classes.below} onClick={onPick}>
        {t(value.kind === 'image' ? 'changePicture' : 'choosePicture')}
      </PlainButton>
    </ChoiceGroup>
  );
}
