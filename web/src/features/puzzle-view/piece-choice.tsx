import { Box, Stack } from '@mantine/core';
import { type Glass, targetMm } from '@psifida/contract/content/panel';
import {
  type PieceCount,
  pieceCounts,
  pieceSideMm,
  puzzleLevels,
  tooSmallToTouch,
} from '@psifida/contract/content/puzzle-view';
import { useTranslations } from 'use-intl';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { Icon } from '../../ui/icon.tsx';
import classes from './piece-choice.module.css';
import type { PuzzleImage } from './puzzle-image.ts';

type PieceChoiceProps = {
  value: readonly PieceCount[];
  images: readonly PuzzleImage[];
  glass: Glass;
  onChange: (pieces: PieceCount[]) => void;
};

export function PieceChoice({ value, images, glass, onChange }: PieceChoiceProps) {
  const t = useTranslations('views.puzzle');
  const toggle = (count: PieceCount, on: boolean) =>
    onChange(pieceCounts.filter((one) => (one === count ? on : value.includes(one))));
  return (
    <ChoiceGroup id="puzzle" legend={t('pieces')} hint={t('piecesHint', { mm: String(targetMm) })}>
      <Stack gap={8} pt={4}>
        {pieceCounts.map((count) => {
          const sides = images.map((one) => ({ ...one, mm: pieceSideMm(count, one.asset.size, glass) }));
          const least = sides.sort((one, other) => one.mm - other.mm)[0];
          const refused = least && tooSmallToTouch(count, least.asset.size, glass);
          const checked = value.includes(count);
          const last = checked && value.length === 1;
          const about = `about-${count}`;
          return (
            <label key={count} className={classes.count} data-refused={refused || undefined}>
              <input
                type="checkbox"
                checked={checked}
                // What is chosen already can always be given up.
                disabled={(refused && !checked) || last}
                aria-labelledby={`pieces-${count} level-${count}`}
                aria-describedby={about}
                onChange={({ currentTarget }) => toggle(count, currentTarget.checked)}
              />
              <Box component="span" id={`pieces-${count}`} fw={700}>
                {t('count', { count: String(count) })}
              </Box>
              <span id={`level-${count}`} className="shape-quiet">
                {t(`levels.${puzzleLevels[count]}`)}
              </span>
              <span id={about} className={classes.about}>
                {refused ? (
                  <>
                    <Icon name="alert-triangle" size={18} />
                    {t('tooSmall', {
                      image: least.name,
                      mm: String(Math.floor(least.mm)),
                      least: String(targetMm),
                    })}
                  </>
                ) : (
                  <>
                    {least && t('smallest', { mm: String(Math.floor(least.mm)) })} {last && t('lastCount')}
                  </>
                )}
              </span>
            </label>
          );
        })}
      </Stack>
    </ChoiceGroup>
  );
}
