import type { PictureOptions } from '@psifida/art/sheet';
import { late } from '../lib/late.ts';
import { Drawing } from './icon.tsx';

/** How all systems are drawn is much code for pictures that nobody waits for. */
const useScenes = late(async () => (await import('@psifida/art/scenes')).sceneFor);

const blank = ({ width, height }: Size): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;

type Size = Required<Pick<PictureOptions, 'width' | 'height'>>;
type SceneProps = { system: string; size: Size; className?: string | undefined };

/** The drawing of a system where it stands around other things: like any picture it comes after the words, and its place is kept. */
export function Scene({ system, size, className }: SceneProps) {
  const sceneFor = useScenes();
  return <Drawing svg={sceneFor?.(system, size) ?? blank(size)} className={className} />;
}
