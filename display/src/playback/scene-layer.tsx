import { memo, useCallback, useMemo, useRef } from 'react';
import type { SceneProps, Shown } from '../scenes/scene.ts';
import { sourcesAt } from '../sync/choose-rendition.ts';
import { entered } from './entered.ts';
import type { Program } from './program.ts';
import { SceneBoundary } from './scene-boundary.tsx';
import styles from './stage.module.css';
import { useScene } from './use-scene.ts';

export type LayerState = 'next' | 'shown' | 'leaving' | 'leaving-alone';

type SceneLayerProps = Pick<
  SceneProps,
  'glass' | 'language' | 'sound' | 'access' | 'reducedMotion' | 'visit' | 'news' | 'onTrouble'
> & {
  id: number;
  program: Program;
  state: LayerState;
  onReady(id: number): void;
  onShow(id: number, shown: Shown): void;
  onThrow(id: number, error: unknown, at: Shown | null): void;
  /** It is wholly there, or wholly gone. */
  onFaded(): void;
};

/** One scene on the stage: seen, or prepared out of sight. */
export const SceneLayer = memo(function SceneLayer(props: SceneLayerProps) {
  const { id, program, state, onReady, onShow, onThrow, onFaded, sound, visit, ...passed } = props;
  const last = useRef<Shown | null>(null);
  const thrown = useCallback((error: unknown) => onThrow(id, error, last.current), [id, onThrow]);
  const element = useRef<HTMLDivElement>(null);
  const ready = useCallback(async () => {
    if (element.current) await entered(element.current);
    onReady(id);
  }, [id, onReady]);
  const show = useCallback(
    (shown: Shown) => {
      last.current = shown;
      onShow(id, shown);
    },
    [id, onShow],
  );
  const sources = useMemo(() => sourcesAt(program.side), [program.side]);
  const Scene = useScene(program.manifest.system, thrown);
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
          <Scene
            {...passed}
            {...sources}
            manifest={program.manifest}
            presentations={program.presentations}
            live={live}
            sound={sound && live}
            visit={live ? visit : null}
            onReady={ready}
            onShow={show}
          />
        )}
      </SceneBoundary>
    </div>
  );
});
