import type { ImageWidth, TableView } from '@psifida/contract/content/table-view';

type Change = (view: TableView) => TableView;

export const setWidths =
  (entries: readonly string[], width: ImageWidth): Change =>
  (view) => ({
    ...view,
    images: view.images.map((one) => (entries.includes(one.entry) ? { ...one, width } : one)),
  });

/** `to` counts from 0. */
export const moveImage =
  (entry: string, to: number): Change =>
  (view) => {
    const moved = view.images.find((one) => one.entry === entry);
    if (!moved) return view;
    const images = view.images.filter((one) => one !== moved);
    images.splice(to, 0, moved);
    return { ...view, images };
  };
