import '../i18n/testing/both-languages.ts';
import type { May } from '@psifida/contract/access';
import { addresses, addressOf, screens } from '@psifida/contract/registry/addresses';
import { systemIds } from '@psifida/contract/registry/systems';
import type { RuntimeConfig } from '@psifida/contract/runtime-config';
import { describe, expect, test } from 'vitest';
import { titlesToRead } from '../features/systems/page-titles.ts';
import { catalogueOf } from '../i18n/catalogues.ts';
import { openPaths } from '../lib/open-paths.ts';
import { loadRuntimeConfig } from '../lib/runtime-config.ts';
import { productPagesFor } from './layouts/product-pages.ts';
import { layoutOf, pageOf, pages } from './pages.ts';
import { pagesOfSystem } from './system-pages.ts';

const forEveryone = new Set(openPaths);
const forAdministrators = new Set(['/bin', '/people']);

test.each(addresses)(
  'R-SHELL-06 R-SHELL-12 $path has its layout, its guard and breadcrumbs that lead somewhere',
  ({ path, screen, system }) => {
    const isOpen = forEveryone.has(path);
    expect(layoutOf(screen)).toBe(isOpen ? 'custom' : path === '/' ? 'default' : 'sidebar');
    // What can be read is open to whoever may look; its form then holds still.
    const changes = /\/(add-|edit-(table|puzzle))/.test(path);
    const ofStaff = forAdministrators.has(path) ? 'administer' : changes ? 'edit' : 'view';
    expect(pageOf(screen).requires).toBe(isOpen ? null : ofStaff);
    expect(screen in titlesToRead).toBe(!changes && path.includes('/edit-'));
    for (const parent of pageOf(screen).breadcrumbs)
      expect(() => addressOf({ screen: parent, ...(system && { system }) })).not.toThrow();
  },
);

test('R-SHELL-06 the systems overview sets no layout and so gets the default one', () => {
  expect(pageOf('systems-overview').layout).toBeUndefined();
});

test('R-SHELL-01 every screen is declared, each with a title of its own', () => {
  expect(Object.keys(pages).sort()).toEqual([...screens].sort());
  const titles = screens.map((screen) => catalogueOf('en').titles[screen]);
  expect(new Set(titles).size).toBe(screens.length);
});

describe('R-SHELL-09 the sidebar of a system', () => {
  test.each(systemIds)('%s offers its home, its presentations and its library', (system) => {
    expect(pagesOfSystem(system, () => true)).toEqual([
      'system-home',
      'presentation-list',
      'presentation-add',
      ...(system === 'system7a' ? ['recipe-list'] : []),
      ...(system === 'system7b' ? ['dish-list'] : []),
    ]);
  });

  test('offers nothing that would be refused', () => {
    const offered = pagesOfSystem('system1a', (level) => level === 'view');
    expect(offered).toEqual(['system-home', 'presentation-list']);
  });
});

describe('R-SHELL-20 the pages for the whole town', () => {
  const configure = (roles: Partial<RuntimeConfig['roles']>) =>
    loadRuntimeConfig((config) => config as RuntimeConfig, Promise.resolve({ roles }));
  const named = (may: May) => productPagesFor(may).map(({ pages }) => pages.map(({ screen }) => screen));

  test('stand in groups of at most five, Systems first, each page once', async () => {
    await configure({ approve: 'approver' });
    const groups = named(() => true);
    expect(groups[0]?.[0]).toBe('systems-overview');
    expect(groups.every(({ length }) => length <= 5)).toBe(true);
    expect(new Set(groups.flat()).size).toBe(groups.flat().length);
    expect(groups.flat()).toContain('approvals');
  });

  test('are not there where they do not apply or would be refused', async () => {
    await configure({});
    const offered = named((level) => level === 'view').flat();
    expect(offered).not.toContain('approvals');
    expect(offered).not.toContain('people');
  });
});

test('R-SPEED-02 whoever opens a page for everyone is not sent to sign in first', () => {
  const open = addresses.filter(({ screen }) => pageOf(screen).requires === null).map(({ path }) => path);
  expect(open.sort()).toEqual(openPaths.toSorted());
});
