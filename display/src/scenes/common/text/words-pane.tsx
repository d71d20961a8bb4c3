import type { CSSProperties, ReactNode } from 'react';
import { SceneContext, useScene } from '../scene-context.ts';

/** The whole glass; on a wall one of its displays, so that no frame cuts words. */
export function WordsPane({ children }: { children: ReactNode }) {
  const scene = useScene();
  if (!scene.wall) return children;
  const { words } = scene.wall;
  const { width, height } = words;
  const place = {
    ...{ position: 'absolute', overflow: 'hidden', pointerEvents: 'none', zIndex: 5 },
    ...{ ...words, '--vw': `${width / 100}px`, '--vmin': `${Math.min(width, height) / 100}px` },
  } as CSSProperties;
  return (
    <div style={place}>
      <SceneContext value={{ ...scene, glass: { ...scene.glass, width, height } }}>{children}</SceneContext>
    </div>
  );
}
