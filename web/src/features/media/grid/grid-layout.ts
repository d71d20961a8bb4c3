const gap = 20;
const narrowest = 216;
/** Title, badge and notes with their distances, as in media-card.module.css. */
const words = 12 + 24 + 8 + 28 + 8 + 40 + 14 + 2;

type GridLayout = { columns: number; rowHeight: number };

export function gridLayout(width: number): GridLayout {
  const columns = Math.max(1, Math.floor((width + gap) / (narrowest + gap)));
  const card = (width - (columns - 1) * gap) / columns;
  return { columns, rowHeight: Math.ceil(((card - 2) * 9) / 16) + words + gap };
}

type Place = { at: number; columns: number; count: number };

export function stepTo(key: string, { at, columns, count }: Place): number | null {
  const steps: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to === undefined || Number.isNaN(at) || to < 0 || to >= count || to === at ? null : to;
}
