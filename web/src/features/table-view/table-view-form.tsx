import type { MediaAsset } from '@psifida/contract/content/media';
import type { Glass } from '@psifida/contract/content/panel';
import type { TableView } from '@psifida/contract/content/table-view';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../ui/icon.tsx';
import { BackgroundChoice } from './background-choice.tsx';
import { LayoutChoice } from './layout-choice.tsx';
import { PictureList } from './picture-list.tsx';
import { rowId } from './picture-row.tsx';
import { SideChoice } from './side-choice.tsx';
import { TableCanvas } from './table-canvas.tsx';
import { movePicture, setWidths } from './table-edits.ts';
import type { TablePicture } from './table-picture.ts';
import classes from './table-view-form.module.css';
import { useArranged } from './use-arranged.ts';

type TableViewFormProps = {
  view: TableView;
  /** All images of the presentation, those on the table first and in its order. */
  pictures: readonly TablePicture[];
  background: MediaAsset | undefined;
  glass: Glass;
  seed: string;
  refusalOf: (entry: string) => string | null;
  onChange: (change: (view: TableView) => TableView) => void;
  onLay: (entries: string[]) => void;
  onTakeOff: (entry: string) => void;
  onPickBackground: () => void;
};

/** The table and everything that decides how it looks; each change is seen on it at once. */
export function TableViewForm(props: TableViewFormProps) {
  const { view, background, seed, onChange, onPickBackground, ...list } = props;
  const { pictures, glass } = list;
  const t = useTranslations('views.table');
  const [lit, setLit] = useState<string | null>(null);
  const shown = useMemo(() => {
    const active = new Set(pictures.filter((one) => one.active).map(({ entry }) => entry));
    return { ...view, pictures: view.pictures.filter(({ entry }) => active.has(entry)) };
  }, [view, pictures]);
  const { placed, scale } = useArranged(shown, { pictures, glass, seed });
  const set = (part: Partial<TableView>) => onChange((before) => ({ ...before, ...part }));
  return (
    <>
      <div className={classes.desk}>
        <div className={classes.column}>
          <TableCanvas
            view={shown}
            placed={placed}
            pictures={pictures}
            background={background}
            glass={glass}
            lit={lit}
            onChoose={(entry) => document.getElementById(rowId(entry))?.focus()}
          />
          {scale < 0.995 && (
            <p className={classes.shrunk} role="status">
              <Icon name="info-circle" size={18} />
              {t('shrunk', { percent: String(Math.round(scale * 100)) })}
            </p>
          )}
          <LayoutChoice value={view.layout} onChange={(layout) => set({ layout })} />
        </div>
        <div className={classes.column}>
          <SideChoice value={view.sides} onChange={(sides) => set({ sides })} />
          <BackgroundChoice
            value={view.background}
            asset={background}
            onChange={(next) => set({ background: next })}
            onPick={onPickBackground}
          />
        </div>
      </div>
      <PictureList
        {...list}
        onLight={setLit}
        onWidth={(entries, width) => onChange(setWidths(entries, width))}
        onMove={(entry, to) => onChange(movePicture(entry, to))}
      />
    </>
  );
}
