import { useMemo } from 'react';

/** A picture drawn by code, shown as an image: markup from a string never becomes part of the page. */
export function Drawing({
  svg,
  alt = '',
  className,
}: {
  svg: string;
  alt?: string;
  className?: string | undefined;
}) {
  const source = useMemo(() => `data:image/svg+xml,${encodeURIComponent(svg)}`, [svg]);
  return <img src={source} alt={alt} className={className} decoding="async" />;
}
