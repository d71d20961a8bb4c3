import type { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import type { IconSet, iconPrefix } from '@psifida/contract/endpoints/icons';
import { useEffect, useState } from 'react';
import { hasFields, timeout } from '../../api/request.ts';
import { runtimeConfig } from '../../lib/runtime-config.ts';
import { createIconCache, type IconData } from './icon-cache.ts';
import { createIconLoader, type IconSource } from './icon-loader.ts';

const serviceTimeout = 500;

// Beside the schemas, which the sign-in page does not bring along.
const prefix: typeof iconPrefix = 'tabler';
const ownIcons: `${typeof apiPrefix}/icons` = '/api/v1/icons';

function readIconSet(answer: unknown): IconSet {
  if (!hasFields(answer, { prefix: 'string', width: 'number', height: 'number', icons: 'object' }))
    throw new Error('Not a set of icons');
  const icons = Object.entries(answer.icons).filter((one): one is [string, { body: string }] =>
    hasFields(one[1], { body: 'string' }),
  );
  return { ...answer, icons: Object.fromEntries(icons) };
}

type Asked = { at: string; patience: number; credentials?: RequestCredentials };

async function askFor(
  names: string[],
  { at, patience, credentials = 'same-origin' }: Asked,
): Promise<IconSet> {
  const url = `${at.replace(/\/$/, '')}/${prefix}.json?${new URLSearchParams({ icons: names.join() })}`;
  const response = await fetch(url, { signal: AbortSignal.timeout(patience), credentials });
  return readIconSet(await response.json());
}

const iconService: IconSource = async (names) => {
  const at = runtimeConfig().iconServiceUrl;
  if (!at) throw new Error('No icon service is configured');
  return askFor(names, { at, patience: serviceTimeout, credentials: 'omit' });
};

const localIcons: IconSource = (names) =>
  askFor(names, { at: runtimeConfig().apiBaseUrl.replace(/\/$/, '') + ownIcons, patience: timeout });

const cache = createIconCache();

/** R-SHELL-16: from the cache, the icon service or, when that is slow or absent, our own server; null when nobody knows it. */
export const loadIcon = createIconLoader({ cache, sources: [iconService, localIcons] });

let own: Readonly<Record<string, string>> = {};

/** Handed over by the app: the sign-in page does without them. */
export const bringIcons = (icons: typeof own): void => {
  own = icons;
};

export function cachedIcon(name: string): IconData | null {
  const body = Object.hasOwn(own, name) ? own[name] : undefined;
  return body ? { body, width: 24, height: 24 } : cache.find(name);
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

export function useIcon(name: string): IconData | null {
  const [loaded, setLoaded] = useState(() => ({ name, icon: cachedIcon(name) }));
  if (loaded.name !== name) setLoaded({ name, icon: cachedIcon(name) });

  useEffect(() => {
    if (Object.hasOwn(own, name)) return;
    let current = true;
    void loadIcon(name).then((icon) => {
      if (current && icon) setLoaded({ name, icon });
    });
    return () => {
      current = false;
    };
  }, [name]);

  return loaded.name === name ? loaded.icon : null;
}
