import type { PictureOptions } from '@psifida/art/sheet';
import { useMemo } from 'react';
import { late } from '../lib/late.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { Drawing } from './icon.tsx';

/** How all systems are drawn is much code for pictures that nobody waits for. */
const useScenes = late(async () => (await import('@psifida/art/scenes')).sceneFor, whenIdle);

const blank = ({ width, height }: Size): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;

type Size = Required<Pick<PictureOptions, 'width' | 'height'>>;
type SceneProps = {
  system: string;
  size: Size;
  /** Of several of one system: no two look the same. */
  seed?: string;
  /** A picture is on its way to this place: a drawing for that moment would cost more than the rest of a list. */
  isWaiting?: boolean;
  className?: string | undefined;
};

/** The drawing of a system: like any picture it comes after the words, and its place is kept. */
export function Scene({ system, size: { width, height }, seed, isWaiting = false, className }: SceneProps) {
  const sceneFor = useScenes();
  const svg = useMemo(() => {
    const size = { width, height };
    return (!isWaiting && sceneFor?.(system, { ...size, ...(seed && { seed }) })) || blank(size);
  }, [sceneFor, isWaiting, system, width, height, seed]);
  return <Drawing svg={svg} className={className} />;
}
