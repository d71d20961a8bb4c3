import type { PreviewMessage } from '@psifida/contract/content/preview';
import type { Program } from '../playback/program.ts';

type Options = { side: number; count: number };

/** The draft as a program: whatever its schedule says, and starting with the presentation that is being looked at. */
export function previewProgram(
  { manifest, presentation }: PreviewMessage,
  { side, count }: Options,
): Program | null {
  const { presentations } = manifest;
  if (!presentations.length) return null;
  const first = Math.max(
    0,
    presentations.findIndex(({ id }) => id === presentation),
  );
  return {
    key: `preview ${count}`,
    manifest,
    presentations: [...presentations.slice(first), ...presentations.slice(0, first)],
    side,
    release: null,
  };
}
