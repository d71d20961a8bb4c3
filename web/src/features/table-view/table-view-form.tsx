import { Group, Stack } from '@mantine/core';
import { arrangeTable, type Placed } from '@psifida/contract/content/arrange-table';
import type { MediaAsset } from '@psifida/contract/content/media';
import type { Glass } from '@psifida/contract/content/panel';
import { imageWidths, type TableView } from '@psifida/contract/content/table-view';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../ui/icon.tsx';
import { ImageList } from './image-list.tsx';
import { rowId } from './image-row.tsx';
import { BackgroundChoice, LayoutChoice } from './look-choices.tsx';
import { SideChoice } from './side-choice.tsx';
import { TableCanvas } from './table-canvas.tsx';
import { moveImage, setWidths } from './table-edits.ts';
import type { TableImage } from './table-image.ts';
import classes from './table-view-form.module.css';

type TableViewFormProps = {
  view: TableView;
  images: readonly TableImage[];
  background: MediaAsset | undefined;
  glass: Glass;
  seed: string;
  refusalOf: (entry: string) => string | null;
  onChange: (change: (view: TableView) => TableView) => void;
  onLay: (entries: string[]) => void;
  onTakeOff: (entry: string) => void;
  onPickBackground: () => void;
};

export function TableViewForm(props: TableViewFormProps) {
  const { view, background, seed, onChange, onPickBackground, ...list } = props;
  const { images, glass } = list;
  const t = useTranslations('views.table');
  const [lit, setLit] = useState<string | null>(null);
  const shown = useMemo(() => {
    const active = new Set(images.filter((one) => one.active).map(({ entry }) => entry));
    return { ...view, images: view.images.filter(({ entry }) => active.has(entry)) };
  }, [view, images]);
  const { placed, scale } = useArranged(shown, { images, glass, seed });
  const set = (part: Partial<TableView>) => onChange((before) => ({ ...before, ...part }));
  return (
    <>
      <div className={classes.desk}>
        <Stack gap={16} miw={0}>
          <TableCanvas
            view={shown}
            {...{ placed, images, background, glass, lit }}
            onChoose={(entry) => document.getElementById(rowId(entry))?.focus()}
          />
          {scale < 0.995 && (
            <Group component="p" gap={8} wrap="nowrap" fz={14} c="var(--ink-quiet)" role="status">
              <Icon name="info-circle" size={18} />
              {t('shrunk', { percent: String(Math.round(scale * 100)) })}
            </Group>
          )}
          <LayoutChoice value={view.layout} onChange={(layout) => set({ layout })} />
        </Stack>
        <Stack gap={16} miw={0}>
          <SideChoice value={view.sides} onChange={(sides) => set({ sides })} />
          <BackgroundChoice
            value={view.background}
            asset={background}
            onChange={(next) => set({ background: next })}
            onPick={onPickBackground}
          />
        </Stack>
      </div>
      <ImageList
        {...list}
        onLight={setLit}
        onWidth={(entries, width) => onChange(setWidths(entries, width))}
        onMove={(entry, to) => onChange(moveImage(entry, to))}
      />
    </>
  );
}

/** While an image is not here yet its place is kept in the shape that most have. */
const usualShape = { width: 3, height: 2 };

type Arranged = { placed: Placed[]; scale: number };

/** Where everything lies, in millimetres: by the arithmetic that the player uses. */
function useArranged(
  view: TableView,
  { images, glass, seed }: { images: readonly TableImage[]; glass: Glass; seed: string },
): Arranged {
  return useMemo(() => {
    const shapes = new Map(images.map(({ entry, asset }) => [entry, asset?.size]));
    const table = { width: glass.widthMm, height: glass.heightMm };
    const placed = arrangeTable({ view, shapes: (entry) => shapes.get(entry) ?? usualShape, table, seed });
    const [first] = placed;
    const wanted = view.images.find(({ entry }) => entry === first?.entry);
    const longer = first && Math.max(first.width, first.height);
    return {
      placed,
      scale: longer && wanted ? longer / (imageWidths[wanted.width] * table.width) : 1,
    };
  }, [view, images, glass, seed]);
}
