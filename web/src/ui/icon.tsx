import { type CSSProperties, useMemo } from 'react';
import classes from './icon.module.css';
import { lineOf } from './icons/icon-line.ts';
import { iconDataUrl, useIcon } from './icons/icons.ts';

/** An icon by its Tabler name. Its place is kept while its data is on the way, so nothing moves when it comes. */
export function Icon({ name, size = 20 }: { name: string; size?: number }) {
  const icon = useIcon(name);
  const line = icon && lineOf(icon.body);
  const style: CSSProperties = { width: size, height: size };
  if (line)
    return (
      <svg aria-hidden className={classes.line} viewBox={`0 0 ${icon.width} ${icon.height}`} style={style}>
        <path d={line} />
      </svg>
    );
  if (icon) style.maskImage = `url("${iconDataUrl(icon)}")`;
  return <span aria-hidden className={classes.mask} data-ready={icon ? true : undefined} style={style} />;
}

type DrawingProps = { svg: string; alt?: string; className?: string | undefined };

/** An image drawn by code, shown as an image: markup from a string never becomes part of the page. */
export function Drawing({ svg, alt = '', className }: DrawingProps) {
  const source = useMemo(() => `data:image/svg+xml,${encodeURIComponent(svg)}`, [svg]);
  return <img src={source} alt={alt} className={className} decoding="async" />;
}
