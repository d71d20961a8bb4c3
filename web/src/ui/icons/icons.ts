import { useEffect, useState } from 'react';
import type { IconData } from './icon-cache.ts';

let own: Readonly<Record<string, string>> = {};

/** Handed over by the app or the sign-in page: those that it names. */
export const bringIcons = (icons: typeof own): void => {
  own = icons;
};

export function ownIcon(name: string): IconData | null {
  const body = Object.hasOwn(own, name) ? own[name] : undefined;
  return body ? { body, width: 24, height: 24 } : null;
}

/**
 * The icon as an image for a CSS mask. A body that came over the network never becomes markup of the page:
 * inside an image no script runs and nothing else is loaded.
 */
export function iconDataUrl({ body, width, height }: IconData): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  const encoded = encodeURIComponent(svg).replace(
    /['()]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `data:image/svg+xml,${encoded}`;
}

/** The way to ask for others is loaded with the first of them. */
export function useIcon(name: string): IconData | null {
  const [asked, setAsked] = useState<{ name: string; icon: IconData } | null>(null);
  useEffect(() => {
    if (ownIcon(name)) return;
    let current = true;
    void import('./load-icon.ts')
      .then(({ loadIcon }) => loadIcon(name))
      .then((icon) => current && icon && setAsked({ name, icon }));
    return () => {
      current = false;
    };
  }, [name]);
  return ownIcon(name) ?? (asked?.name === name ? asked.icon : null);
}
