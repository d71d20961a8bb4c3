import { Button } from '@mantine/core';
import type { MediaAsset } from '@psifida/contract/content/media';
import { type TableView, tableTones, toneColours } from '@psifida/contract/content/table-view';
import { useTranslations } from 'use-intl';
import { useMediaParts } from '../../lib/parts.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { Icon } from '../../ui/icon.tsx';
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
  const { Picture } = useMediaParts();
  return (
    <ChoiceGroup legend={t('background')}>
      <div className={classes.cards}>
        {tableTones.map((tone) => (
          <label key={tone} className={classes.card}>
            <input
              type="radio"
              name="table-background"
              checked={value.kind === 'tone' && value.tone === tone}
              onChange={() => onChange({ kind: 'tone', tone })}
            />
            <span className={classes.swatch} style={{ background: toneColours[tone] }} />
            <span className={classes.name}>{t(`tones.${tone}`)}</span>
          </label>
        ))}
        {value.kind === 'image' && (
          <label className={classes.card}>
            <input type="radio" name="table-background" checked readOnly />
            <span className={classes.swatch}>
              {asset && <Picture asset={asset} sizes="120px" ratio={2.5} alt="" />}
            </span>
            <span className={classes.name}>{t('picture')}</span>
          </label>
        )}
      </div>
      <Button
        className={classes.below}
        variant="default"
        leftSection={<Icon name="photo" />}
        onClick={onPick}
      >
        {t(value.kind === 'image' ? 'changePicture' : 'choosePicture')}
      </Button>
    </ChoiceGroup>
  );
}
