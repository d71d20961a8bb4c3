/** Everything a presentation or a library can be made of. A new kind starts here; the compiler names the rest. */
export const contentKinds = [
  'image',
  'video',
  'image-category',
  'news-links',
  'point-title',
  'recipe',
  'dish',
  'product',
  'puzzle-image',
] as const;

export type ContentKind = (typeof contentKinds)[number];

/** Kinds that are made once and used in many presentations; the others belong to their presentation. */
export const usedKinds = ['recipe', 'dish', 'product'] as const satisfies readonly ContentKind[];
export type UsedKind = (typeof usedKinds)[number];

/** What the whole town says: of no system, and an entry of no presentation. */
export const townKinds = ['announcement', 'event'] as const;
export type TownKind = (typeof townKinds)[number];

export const isTownKind = (kind: string): kind is TownKind => townKinds.some((one) => one === kind);

export const libraryKinds = [...usedKinds, ...townKinds] as const;

export type LibraryKind = (typeof libraryKinds)[number];

export const isLibraryKind = (kind: string): kind is LibraryKind => libraryKinds.some((one) => one === kind);

/** What a visitor may take home, each under an address of its own. */
export const takenKinds = [...usedKinds, 'point', 'presentation', 'event'] as const;
export type TakenKind = (typeof takenKinds)[number];

/** What is saved by itself, under an address of its own. */
export const subjectKinds = ['presentation', ...libraryKinds] as const;
