import type { TableView } from '@psifida/contract/content/table-view';
import { useState } from 'react';
import { Picture } from '../common/picture.tsx';
import type { Mark } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { Tone } from '../common/tones.tsx';
import styles from './backdrop.module.css';

type Background = TableView['background'];

const keyOf = (background: Background) =>
  background.kind === 'tone' ? background.tone : `image-${background.media}`;

/** What the pictures lie on; another one fades in over it. */
export function Backdrop({ background, mark }: { background: Background; mark: Mark }) {
  const [layers, setLayers] = useState<readonly Background[]>([background]);
  const key = keyOf(background);
  const last = layers.at(-1);
  if (last && keyOf(last) !== key) setLayers([...layers.filter((one) => keyOf(one) !== key), background]);
  return layers.map((layer) => (
    <div
      key={keyOf(layer)}
      {...mark}
      className={styles.layer}
      onAnimationEnd={({ target, currentTarget }) =>
        target === currentTarget && layer === layers.at(-1) && setLayers([layer])
      }
    >
      <Ground background={layer} />
    </div>
  ));
}

function Ground({ background }: { background: Background }) {
  const { glass, manifest } = useScene();
  const media = background.kind === 'image' ? manifest.media[background.media] : undefined;
  const { width, height, pxPerMm } = glass;
  // A picture that is no longer there leaves the tone that every table begins with.
  if (!media)
    return (
      <Tone tone={background.kind === 'tone' ? background.tone : 'linen'} {...{ width, height, pxPerMm }} />
    );
  return (
    <>
      <Picture media={media} size="full" alt="" />
      <div className={styles.veil} />
    </>
  );
}
