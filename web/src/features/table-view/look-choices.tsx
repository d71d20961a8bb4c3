import { Box } from '@mantine/core';
import { arrangeTable } from '@psifida/contract/content/arrange-table';
import type { MediaAsset } from '@psifida/contract/content/media';
import {
  defaultTableView,
  type TableLayout,
  type TableView,
  tableLayouts,
  tableTones,
  toneColours,
} from '@psifida/contract/content/table-view';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { MediaImage } from '../media/image/media-image.tsx';
import classes from './choices.module.css';

type CardChoiceProps = {
  group: string;
  name: string;
  about?: string;
  checked: boolean;
  onChoose?: () => void;
  children: ReactNode;
};

export function CardChoice({ group, name, about, checked, onChoose, children }: CardChoiceProps) {
  return (
    <label className={classes.card}>
      <input
        type="radio"
        className="shape-whole"
        name={group}
        checked={checked}
        readOnly={!onChoose}
        onChange={onChoose}
      />
      {children}
      <Box component="span" fw={600} lh={1.25}>
        {name}
      </Box>
      {about && (
        <Box component="span" fz={14} lh={1.35} c="var(--ink-quiet)">
          {about}
        </Box>
      )}
    </label>
  );
}

type Background = TableView['background'];
type BackgroundChoiceProps = {
  value: Background;
  asset: MediaAsset | undefined;
  onChange: (background: Background) => void;
  onPick: () => void;
};

export function BackgroundChoice({ value, asset, onChange, onPick }: BackgroundChoiceProps) {
  const t = useTranslations('views.table');
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
          <CardChoice group="table-background" name={t('image')} checked>
            <span className={classes.swatch}>
              {asset && <MediaImage asset={asset} sizes="120px" ratio={2.5} alt="" />}
            </span>
          </CardChoice>
        )}
      </div>
      <PlainButton icon="photo" className={classes.below} onClick={onPick}>
        {t(value.kind === 'image' ? 'changeImage' : 'chooseImage')}
      </PlainButton>
    </ChoiceGroup>
  );
}

const table = { width: 128, height: 72 };
const sample = Array.from({ length: 8 }, (_, index) => `sample-${index}`);

/** Drawn by what arranges the real table, so that the small image cannot lie. */
const drawSketches = () =>
  Object.fromEntries(
    tableLayouts.map((layout) => {
      const view = { ...defaultTableView(sample), layout };
      return [layout, arrangeTable({ view, shapes: () => ({ width: 3, height: 2 }), table, seed: 'sketch' })];
    }),
  );
/** Drawn once, and not before somebody sees them: this file comes to every page, behind the first. */
let drawn: ReturnType<typeof drawSketches> | undefined;

type LayoutChoiceProps = { value: TableLayout; onChange: (layout: TableLayout) => void };

export function LayoutChoice({ value, onChange }: LayoutChoiceProps) {
  const t = useTranslations('views.table');
  drawn ??= drawSketches();
  const sketches = drawn;
  return (
    <ChoiceGroup legend={t('layout')}>
      <div className={classes.cards}>
        {tableLayouts.map((layout) => (
          <CardChoice
            key={layout}
            group="table-layout"
            name={t(`layouts.${layout}`)}
            about={t(`layoutHints.${layout}`)}
            checked={value === layout}
            onChoose={() => onChange(layout)}
          >
            <svg viewBox={`0 0 ${table.width} ${table.height}`} className={classes.sketch} aria-hidden="true">
              {sketches[layout]?.map(({ entry, x, y, width, height, turn }) => (
                <rect
                  key={entry}
                  x={-width / 2}
                  y={-height / 2}
                  width={width}
                  height={height}
                  rx={1}
                  transform={`translate(${x} ${y}) rotate(${turn})`}
                />
              ))}
            </svg>
          </CardChoice>
        ))}
      </div>
    </ChoiceGroup>
  );
}
