import { pause } from '../pause.ts';

/** Longer animations belong to what is shown, not to how it comes. */
const entryAtMost = 1_000;

/** Resolves when what a scene does as it comes has been done, out of sight: the stage alone fades it in. */
export async function entered(layer: Element): Promise<void> {
  const entries = layer.getAnimations({ subtree: true }).filter(({ effect }) => {
    const { endTime } = effect?.getComputedTiming() ?? {};
    return typeof endTime === 'number' && endTime <= entryAtMost;
  });
  await Promise.race([Promise.allSettled(entries.map(({ finished }) => finished)), pause(entryAtMost)]);
}
