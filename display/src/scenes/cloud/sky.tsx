import { useEffect, useRef } from 'react';
import { decodePicture } from '../common/decoding.ts';
import styles from './sky.module.css';

const side = 64;
/** How much of the picture's colours is in the air: on a black picture's the quieter ink still has 4.8:1. */
const tint = 0.3;

/** Bright air in the colours of a picture: mixed once into a few pixels, and light enough for dark ink everywhere. */
export function Sky({ source }: { source: string | null }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    let wanted = true;
    const paint = (image: HTMLImageElement | null) => {
      const air = pen.createLinearGradient(0, 0, 0, side);
      air.addColorStop(0, '#d8ebf6');
      air.addColorStop(0.6, '#f3f1ea');
      air.addColorStop(1, '#fbf6ea');
      pen.filter = 'none';
      pen.globalAlpha = 1;
      pen.fillStyle = air;
      pen.fillRect(0, 0, side, side);
      if (!image) return;
      pen.filter = 'blur(6px) saturate(1.8)';
      pen.globalAlpha = tint;
      // Beyond the edges, where the blur would let the ground shine through.
      pen.drawImage(image, -14, -14, side + 28, side + 28);
    };
    if (source === null) paint(null);
    else decodePicture(source).then((image) => wanted && paint(image));
    return () => {
      wanted = false;
    };
  }, [source]);
  return <canvas ref={canvas} width={side} height={side} className={styles.sky} />;
}
