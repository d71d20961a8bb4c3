import { useMixed } from '../common/media/image.tsx';
import styles from './sky.module.css';

/** Even over a black image the quieter ink has 4.8:1 on it. */
const tint = 0.3;

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
