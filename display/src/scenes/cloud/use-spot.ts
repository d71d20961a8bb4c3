import { useMemo } from 'react';
import { usePreparePicture } from '../common/decoding.ts';
import { useScene } from '../common/scene-context.ts';
import { useLoop } from '../common/use-loop.ts';
import { type CloudPicture, sample } from './cloud-content.ts';

const spotMs = 8_000;
const spotsPerPresentation = 6;

/** The picture that comes forward by itself while nobody is here: a few of every presentation, one after the other. */
export function useSpot(clouds: readonly { pictures: readonly CloudPicture[] }[]): string | null {
  const { visit, live } = useScene();
  const prepare = usePreparePicture('small');
  const spots = useMemo(
    () => clouds.flatMap(({ pictures }) => sample(pictures, spotsPerPresentation)),
    [clouds],
  );
  return useLoop({
    keys: spots.map(({ id }) => id),
    ms: spotMs,
    running: live && visit === null,
    prepare: (id) => prepare(spots.find((picture) => picture.id === id)?.media),
  });
}
