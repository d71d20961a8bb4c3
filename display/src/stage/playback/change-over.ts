import type { Program } from './use-program.ts';

/** Shown, waiting behind the shown one, or fading out under its successor. */
export type Layer = { id: number; program: Program; ready: boolean };

export type Layers = {
  shown: Layer | null;
  next: Layer | null;
  leaving: Layer | null;
  /** Whether the last change-over has ended: what was before may go. */
  settled: boolean;
  made: number;
};

export const noLayers: Layers = { shown: null, next: null, leaving: null, settled: true, made: 0 };

export type LayerEvent =
  /** `again`: a fresh scene even of the same program. */
  | { type: 'wanted' | 'again'; program: Program | null }
  | { type: 'ready' | 'failed'; id: number }
  | { type: 'flip' | 'settled' };

const mount = (layers: Layers, program: Program): Layers => ({
  ...layers,
  next: { id: layers.made + 1, program, ready: false },
  made: layers.made + 1,
});

function wanted(layers: Layers, program: Program | null): Layers {
  if (!program)
    return { ...layers, shown: null, next: null, leaving: layers.shown ?? layers.leaving, settled: false };
  if (layers.next?.program.key === program.key) return layers;
  if (layers.shown?.program.key === program.key) return layers.next ? { ...layers, next: null } : layers;
  return mount(layers, program);
}

/** The successor is mounted behind what is shown, and takes its place only once it is ready. */
export function changeOver(layers: Layers, event: LayerEvent): Layers {
  const { shown, next, leaving } = layers;
  switch (event.type) {
    case 'wanted':
      return wanted(layers, event.program);
    case 'again':
      return event.program && !next ? mount(layers, event.program) : layers;
    case 'ready':
      return next?.id === event.id && !next.ready ? { ...layers, next: { ...next, ready: true } } : layers;
    case 'flip':
      return next?.ready
        ? { ...layers, shown: next, next: null, leaving: shown ?? leaving, settled: false }
        : layers;
    case 'settled':
      return layers.settled ? layers : { ...layers, leaving: null, settled: true };
    case 'failed':
      if (next?.id === event.id) return { ...layers, next: null };
      if (leaving?.id === event.id) return { ...layers, leaving: null };
      return shown?.id === event.id ? { ...layers, shown: null } : layers;
  }
}

/** A visitor goes first; after so long a quiet moment is enough. */
const waitsAtMost = 10 * 60_000;
const quietMoment = 5_000;

export const mayInterrupt = ({ waitedFor, quietFor }: { waitedFor: number; quietFor: number }): boolean =>
  waitedFor >= waitsAtMost && quietFor >= quietMoment;

/** The oldest first: a scene that is moved in the page is drawn anew, and a frame without it is seen. */
export const mounted = ({ shown, next, leaving }: Layers): Layer[] =>
  [shown, next, leaving].filter((layer) => layer !== null).toSorted((a, b) => a.id - b.id);
