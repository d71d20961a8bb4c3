import type { Installation, System } from './registry.ts';

export const storyParts = ['title', 'text', 'credit'] as const;
export type StoryPart = (typeof storyParts)[number];

type Told = { image: readonly StoryPart[]; video: readonly StoryPart[] };

/** As much as each installation has room for. The images of a totem are its maps, and its points tell. */
const toldOn: Record<Installation, Told> = {
  wall: { image: storyParts, video: ['title'] },
  'touch-wall': { image: storyParts, video: [] },
  table: { image: storyParts, video: [] },
  totem: { image: [], video: [] },
  'touch-display': { image: [], video: [] },
};

/** What the images or videos of a system may tell, in the order of its form; empty where visitors would never read it. */
export const storyOf = (
  { installation }: Pick<System, 'installation'>,
  kind: string,
): readonly StoryPart[] => (kind === 'image' || kind === 'video' ? toldOn[installation][kind] : []);

/** Whether easy language and signs can be asked for: where what is opened has a page with buttons. A print has none. */
export const hasVersions = (system: Pick<System, 'installation'>, kind: string): boolean =>
  isHeard(system, kind) && system.installation !== 'table';

/** Whether an audio file can be told of: where a visitor can press a button. A wall that passes by itself has none. */
export const isHeard = (system: Pick<System, 'installation'>, kind: string): boolean =>
  kind === 'point-title' || (system.installation !== 'wall' && storyOf(system, kind).includes('text'));
