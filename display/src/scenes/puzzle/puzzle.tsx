import { useEffect, useMemo, useRef } from 'react';
import { decodePicture } from '../common/decoding.ts';
import { useScene } from '../common/scene-context.ts';
import { Tone } from '../common/tones.tsx';
import { useLoop } from '../common/use-loop.ts';
import { listPuzzles } from './list-puzzles.ts';
import styles from './puzzle.module.css';
import type { Half } from './puzzle-table.ts';
import { PuzzleVisit } from './puzzle-visit.tsx';
import { SelfSolving, solvingMs } from './self-solving.tsx';
import { SideBars } from './side-bars.tsx';
import { useSides } from './use-sides.ts';

/** A table with jigsaw puzzles (system8). */
export default function Puzzle() {
  const scene = useScene();
  const { presentations, manifest, glass, visit, live, access, sourceOf, onReady, onShow } = scene;
  const { width, height, pxPerMm, targetPx, largestTextPx } = glass;
  // As high as the bars, and as the access button in its corner, ever are: a game must not move when they grow.
  const rim = Math.max(targetPx, largestTextPx * 1.8) + targetPx * 0.5;
  const puzzles = useMemo(
    () => listPuzzles({ presentations, manifest, glass: { width, height, pxPerMm } }),
    [presentations, manifest, width, height, pxPerMm],
  );
  const pictures = useRef(new Map<string, HTMLImageElement>());
  const [first] = puzzles;
  const looped = useLoop({
    keys: puzzles.map(({ id }) => id),
    ms: first ? solvingMs(first) : 60_000,
    running: live && visit === null,
    prepare: async (id) => {
      const puzzle = puzzles.find((one) => one.id === id);
      const picture = puzzle ? await decodePicture(sourceOf(puzzle.media, 'full')) : null;
      // Only this one and the one before it are kept: a table's memory is not endless.
      if (picture) pictures.current = new Map([...[...pictures.current].slice(-1), [id, picture]]);
      return picture !== null;
    },
  });
  const puzzle = puzzles.find(({ id }) => id === looped);
  const picture = looped === null ? undefined : pictures.current.get(looped);
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
  const touched = useRef<Half>('bottom');
  useEffect(() => {
    const sense = ({ clientY }: PointerEvent) => {
      touched.current = clientY < height / 2 ? 'top' : 'bottom';
    };
    window.addEventListener('pointerdown', sense, { capture: true, passive: true });
    return () => window.removeEventListener('pointerdown', sense, { capture: true });
  }, [height]);
  return (
    <div className={styles.puzzle} data-access={access || undefined}>
      <Tone tone="slate" {...{ width, height, pxPerMm }} />
      <SideBars sides={sides}>
        {visit !== null ? (
          <PuzzleVisit key={visit} {...{ puzzles, rim, sides, touched }} />
        ) : (
          puzzle && picture && <SelfSolving key={puzzle.id} {...{ puzzle, picture, rim, sides }} />
        )}
      </SideBars>
    </div>
  );
}
