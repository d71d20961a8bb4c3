import classes from './card-grid.module.css';
import { PictureCardPlaceholder } from './picture-card.tsx';

export function CardGridPlaceholder({ count, label }: { count: number; label: string }) {
  return (
    <div className={classes.grid} role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
        <PictureCardPlaceholder key={index} />
      ))}
    </div>
  );
}
