import { arrangeTable } from '@psifida/contract/content/arrange-table';
import { defaultTableView, type TableLayout, tableLayouts } from '@psifida/contract/content/table-view';
import { useTranslations } from 'use-intl';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { CardChoice } from './card-choice.tsx';
import classes from './choices.module.css';

const table = { width: 128, height: 72 };
const sample = Array.from({ length: 8 }, (_, index) => `sample-${index}`);

/** Drawn by what arranges the real table, so that the small picture cannot lie. */
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
