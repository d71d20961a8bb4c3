import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { endpoints } from '@psifida/contract/endpoints/all';
import { type IconSet, iconPrefix } from '@psifida/contract/endpoints/icons';
import type { Bind } from '../../http/bind.ts';

export const iconRoutes = ({ bind }: { bind: Bind }) => {
  bind(endpoints.readIcons, async ({ query }) => findIcons(query.icons.split(',')));
};

let whole: Promise<IconSet> | undefined;

/** Two megabytes of JSON that most processes never need: read on the first question, then kept. */
const loadAll = (): Promise<IconSet> => {
  whole ??= readFile(createRequire(import.meta.url).resolve('@iconify-json/tabler/icons.json'), 'utf8').then(
    JSON.parse,
  );
  return whole;
};

async function findIcons(names: string[]): Promise<IconSet> {
  const { icons, width = 24, height = 24 } = await loadAll();
  const known = names.flatMap((name) => {
    const icon = Object.hasOwn(icons, name) ? icons[name] : undefined;
    return icon ? [[name, { body: icon.body }] as const] : [];
  });
  return { prefix: iconPrefix, width, height, icons: Object.fromEntries(known) };
}
