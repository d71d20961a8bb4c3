import type { PictureWidth, TableView } from '@psifida/contract/content/table-view';

type Change = (view: TableView) => TableView;

export const setWidths =
  (entries: readonly string[], width: PictureWidth): Change =>
  (view) => ({
    ...view,
    pictures: view.pictures.map((one) => (entries.includes(one.entry) ? { ...one, width } : one)),
  });

/** `to` counts from 0. */
export const movePicture =
  (entry: string, to: number): Change =>
  (view) => {
    const moved = view.pictures.find((one) => one.entry === entry);
    if (!moved) return view;
    const pictures = view.pictures.filter((one) => one !== moved);
    pictures.splice(to, 0, moved);
    return { ...view, pictures };
  };
