import { useEffect, useMemo, useRef } from 'react';
import { decodeImage } from '../common/media/decoding.ts';
import { Tone } from '../common/media/tones.tsx';
import { useScene } from '../common/scene-context.ts';
import { useLoop } from '../common/time/use-loop.ts';
import type { Glass } from '../scene.ts';
import { listPuzzles } from './list-puzzles.ts';
import styles from './puzzle.module.css';
import { PuzzleVisit } from './puzzle-visit.tsx';
import { SelfSolving, solvingMs } from './self-solving.tsx';
import { SideBars, useSides } from './side-bars.tsx';

/** As high as the bars and the access button ever are: a game must not move when they grow. */
export const rimOf = ({ targetPx, largestTextPx }: Glass): number =>
  Math.max(targetPx, largestTextPx * 1.8) + targetPx * 0.5;

export default function Puzzle() {
  const scene = useScene();
  const { presentations, manifest, glass, visit, live, access, sourceOf, onReady, onShow } = scene;
  const { width, height, pxPerMm } = glass;
  const rim = rimOf(glass);
  const puzzles = useMemo(
    () => listPuzzles({ presentations, manifest, glass: { width, height, pxPerMm } }),
    [presentations, manifest, width, height, pxPerMm],
  );
  const images = useRef(new Map<string, HTMLImageElement>());
  const [first] = puzzles;
  const looped = useLoop({
    keys: puzzles.map(({ id }) => id),
    ms: first ? solvingMs(first) : 60_000,
    running: live && visit === null,
    prepare: async (id) => {
      const puzzle = puzzles.find((one) => one.id === id);
      const image = puzzle ? await decodeImage(sourceOf(puzzle.media, 'full')) : null;
      // Only this one and the one before it: a table's memory is limited.
      if (image) images.current = new Map([...[...images.current].slice(-1), [id, image]]);
      return image !== null;
    },
  });
  const puzzle = puzzles.find(({ id }) => id === looped);
  const image = looped === null ? undefined : images.current.get(looped);
  const shown = puzzle?.id;

  const isReady = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once per puzzle, whoever listens by then
  useEffect(() => {
    if (!puzzle) return;
    if (!isReady.current) onReady();
    isReady.current = true;
    if (visit === null) onShow({ presentation: puzzle.presentation, entry: puzzle.id });
  }, [shown, visit === null]);

  const sides = useSides(scene);
  return (
    <div className={styles.puzzle} data-access={access || undefined}>
      <Tone tone="slate" {...{ width, height, pxPerMm }} />
      <SideBars sides={sides}>
        {visit !== null ? (
          <PuzzleVisit key={visit} {...{ puzzles, rim, sides }} />
        ) : (
          puzzle && image && <SelfSolving key={puzzle.id} {...{ puzzle, image, rim, sides }} />
        )}
      </SideBars>
    </div>
  );
}
