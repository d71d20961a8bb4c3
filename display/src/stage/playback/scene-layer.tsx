import type { SystemId } from '@psifida/contract/registry/systems';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { pause } from '../../device/pause.ts';
import { sourcesAt } from '../../device/sync/choose-rendition.ts';
import { scenes } from '../../scenes/all.ts';
import { SceneContext } from '../../scenes/common/scene-context.ts';
import type { Scene, SceneProps, Shown } from '../../scenes/scene.ts';
import { SceneBoundary } from './scene-boundary.tsx';
import styles from './stage.module.css';
import type { Program } from './use-program.ts';

export type LayerState = 'next' | 'shown' | 'leaving' | 'leaving-alone';

type SceneLayerProps = Omit<
  SceneProps,
  'manifest' | 'presentations' | 'live' | 'sourceOf' | 'videoOf' | 'onReady' | 'onShow'
> & {
  id: number;
  program: Program;
  state: LayerState;
  onReady(id: number): void;
  onShow(id: number, shown: Shown, turn?: number): void;
  onThrow(id: number, error: unknown, at: Shown | null): void;
  onFaded(): void;
};

export const SceneLayer = memo(function SceneLayer(props: SceneLayerProps) {
  const { id, program, state, onReady, onShow, onThrow, onFaded, audio, visit, ...passed } = props;
  const last = useRef<Shown | null>(null);
  const thrown = useCallback((error: unknown) => onThrow(id, error, last.current), [id, onThrow]);
  const element = useRef<HTMLDivElement>(null);
  const ready = useCallback(async () => {
    if (element.current) await entered(element.current);
    onReady(id);
  }, [id, onReady]);
  const show = useCallback(
    (shown: Shown, turn?: number) => {
      last.current = shown;
      onShow(id, shown, turn);
    },
    [id, onShow],
  );
  const sources = useMemo(() => sourcesAt(program.side), [program.side]);
  const Scene = useScript(program.manifest.system, thrown);
  const live = state === 'shown';
  return (
    <div
      ref={element}
      className={styles.layer}
      data-state={state}
      inert={!live}
      onTransitionEnd={({ target, currentTarget }) => target === currentTarget && onFaded()}
    >
      <SceneBoundary onThrow={thrown}>
        {Scene && (
          <SceneContext
            value={{
              ...passed,
              ...sources,
              manifest: program.manifest,
              presentations: program.presentations,
              live,
              audio: audio && live,
              visit: live ? visit : null,
              onReady: ready,
              onShow: show,
            }}
          >
            <Scene />
          </SceneContext>
        )}
      </SceneBoundary>
    </div>
  );
});

function useScript(system: SystemId, onThrow: (error: unknown) => void): Scene | null {
  const [scene, setScene] = useState<{ system: SystemId; Scene: Scene } | null>(null);
  useEffect(() => {
    let wanted = true;
    scenes[system]().then(
      ({ default: Scene }) => wanted && setScene({ system, Scene }),
      (error) => wanted && onThrow(error),
    );
    return () => {
      wanted = false;
    };
  }, [system, onThrow]);
  return scene?.system === system ? scene.Scene : null;
}

/** Longer animations belong to what is shown, not to how it comes. */
const entryAtMost = 1_000;

/** Entry animations run out of sight: the stage alone fades a scene in. */
async function entered(layer: Element): Promise<void> {
  const entries = layer.getAnimations({ subtree: true }).filter(({ effect }) => {
    const { endTime } = effect?.getComputedTiming() ?? {};
    return typeof endTime === 'number' && endTime <= entryAtMost;
  });
  await Promise.race([Promise.allSettled(entries.map(({ finished }) => finished)), pause(entryAtMost)]);
}
