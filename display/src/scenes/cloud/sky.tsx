import { useMixed } from '../common/picture.tsx';
import styles from './sky.module.css';

/** How much of the picture's colours is in the air: on a black picture's the quieter ink still has 4.8:1. */
const tint = 0.3;

/** Bright air in the colours of a picture, light enough for dark ink everywhere. */
export function Sky({ source }: { source: string | null }) {
  return <div className={styles.sky} style={{ backgroundImage: useMixed(source, mixAir) ?? undefined }} />;
}

function mixAir(pen: CanvasRenderingContext2D, image: CanvasImageSource | null, side: number): void {
  const air = pen.createLinearGradient(0, 0, 0, side);
  air.addColorStop(0, '#d8ebf6');
  air.addColorStop(0.6, '#f3f1ea');
  air.addColorStop(1, '#fbf6ea');
  pen.fillStyle = air;
  pen.fillRect(0, 0, side, side);
  if (!image) return;
  pen.filter = 'blur(6px) saturate(1.8)';
  pen.globalAlpha = tint;
  // Beyond the edges, where the blur would let the ground shine through.
  pen.drawImage(image, -14, -14, side + 28, side + 28);
}
