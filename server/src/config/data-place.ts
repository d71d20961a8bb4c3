import path from 'node:path';

/** Where DATA_DIR is; known by itself, since the code that a start runs is looked for there before settings are read. */
export const dataPlace = (given: string | undefined): string => path.resolve(given?.trim() || 'data');
