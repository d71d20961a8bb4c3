import { createContext, use } from 'react';
import type { SceneProps } from '../scene.ts';

/** What the stage gave to the scene, for the pieces deep inside it. */
export const SceneContext = createContext<SceneProps | null>(null);

export function useScene(): SceneProps {
  const scene = use(SceneContext);
  if (!scene) throw new Error('only inside a SceneContext');
  return scene;
}
