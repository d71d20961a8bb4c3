import { useEffect, useRef } from 'react';
import styles from './blurred-fill.module.css';
import { decodePicture } from './decode-picture.ts';

const side = 64;

/** A picture's own colours behind it. Blurred once into a few pixels: a filter would be computed in every frame. */
export function BlurredFill({ source }: { source: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let wanted = true;
    decodePicture(source).then((image) => {
      const pen = canvas.current?.getContext('2d');
      if (!wanted || !pen || !image) return;
      pen.filter = 'blur(5px) brightness(0.62) saturate(1.15)';
      // Beyond the edges, where the blur would let the ground shine through.
      pen.drawImage(image, -12, -12, side + 24, side + 24);
    });
    return () => {
      wanted = false;
    };
  }, [source]);
  return <canvas ref={canvas} width={side} height={side} className={styles.fill} />;
}
