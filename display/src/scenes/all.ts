import type { SystemId } from '@psifida/contract/registry/systems';
import type { Scene } from './scene.ts';

/** Loaded once a display turns out to show that system. */
export const scenes: Record<SystemId, () => Promise<{ default: Scene }>> = {
  system1a: () => import('./slideshow/slideshow.tsx'),
  system1b: () => import('./videos/videos.tsx'),
  system3: () => import('./cloud/cloud.tsx'),
  system4: () => import('./totem/totem.tsx'),
  system6: () => import('./table/table.tsx'),
  system7a: () => import('./recipes/recipes.tsx'),
  system7b: () => import('./dishes/dishes.tsx'),
  system8: () => import('./puzzle/puzzle.tsx'),
};
