import type { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import type { IconSet, iconPrefix } from '@psifida/contract/endpoints/icons';
import { hasFields, timeout } from '../../api/request.ts';
import { runtimeConfig } from '../../lib/runtime-config.ts';
import { createIconCache } from './icon-cache.ts';
import { createIconLoader, type IconSource } from './icon-loader.ts';

const serviceTimeout = 500;

// Beside the schemas, which nothing else of the first page brings along.
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

/** R-SHELL-16: from the cache, the icon service or, when that is slow or absent, our own server; null when nobody knows it. */
export const loadIcon = createIconLoader({
  cache: createIconCache(),
  sources: [iconService, localIcons],
});
