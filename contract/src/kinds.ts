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
export const libraryKinds = ['recipe', 'dish', 'product'] as const satisfies readonly ContentKind[];

export type LibraryKind = (typeof libraryKinds)[number];

/** What a visitor may take home, each under an address of its own. */
export const takenKinds = [...libraryKinds, 'point', 'presentation'] as const;
export type TakenKind = (typeof takenKinds)[number];

/** What is saved by itself, under an address of its own. */
export const subjectKinds = ['presentation', ...libraryKinds] as const;
