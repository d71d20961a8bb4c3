import { iconPrefix, iconSet, readIcons } from '@psifida/contract/endpoints/icons';
import { useEffect, useState } from 'react';
import { call } from './api-client.ts';
import { createIconCache, type IconData } from './icons/icon-cache.ts';
import { createIconLoader, type IconSource } from './icons/icon-loader.ts';
import { runtimeConfig } from './runtime-config.ts';

const serviceTimeout = 500;

const iconService: IconSource = async (names) => {
  const url = runtimeConfig().iconServiceUrl;
  if (!url) throw new Error('No icon service is configured');
  const response = await fetch(
    `${url.replace(/\/$/, '')}/${iconPrefix}.json?${new URLSearchParams({ icons: names.join() })}`,
    { signal: AbortSignal.timeout(serviceTimeout), credentials: 'omit' },
  );
  return iconSet.parse(await response.json());
};

const localIcons: IconSource = (names) => call(readIcons, { query: { icons: names.join() } });

const cache = createIconCache();

/** R-SHELL-16: from the cache, the icon service or, when that is slow or absent, our own server; null when nobody knows it. */
export const loadIcon = createIconLoader({ cache, sources: [iconService, localIcons] });

export const cachedIcon = (name: string): IconData | null => cache.find(name);

/**
 * The icon as a picture for a CSS mask. A body that came over the network never becomes markup of the page:
 * inside a picture no script runs and nothing else is loaded.
 */
export function iconDataUrl({ body, width, height }: IconData): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  const encoded = encodeURIComponent(svg).replace(
    /['()]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `data:image/svg+xml,${encoded}`;
}

/** The address of the icon's picture, for a CSS mask; null until it is here. */
export function useIcon(name: string): string | null {
  const [loaded, setLoaded] = useState(() => ({ name, icon: cachedIcon(name) }));
  if (loaded.name !== name) setLoaded({ name, icon: cachedIcon(name) });

  useEffect(() => {
    let current = true;
    void loadIcon(name).then((icon) => {
      if (current && icon) setLoaded({ name, icon });
    });
    return () => {
      current = false;
    };
  }, [name]);

  return loaded.name === name && loaded.icon ? iconDataUrl(loaded.icon) : null;
}
