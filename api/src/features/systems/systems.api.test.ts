import { systemIds } from '@psifida/contract/registry/systems';
import { expect, test } from 'vitest';
import { ownApi } from '../../testing/open-test-api.ts';

const api = ownApi({ registryOverride: { system1a: { minimums: { image: 6 } } } });

test('R-SHELL-02 the overview has all eight systems in order, also the empty ones', async () => {
  const { systems } = await api.read('/systems');
  expect(systems.map(({ system }: { system: string }) => system)).toEqual(systemIds);
  expect(systems[0]).toEqual({
    system: 'system1a',
    active: 0,
    inactive: 0,
    incomplete: 0,
    displays: 0,
    released: null,
    first: null,
    lastChange: null,
  });
});

test('R-WORK-15 the overview counts a draft once, and names the last change and who made it', async () => {
  for (const en of ['One', 'Two'])
    await api.post('/systems/system3/presentations', { title: { el: 'Νέφος', en } });
  const { systems } = await api.read('/systems');
  expect(systems[2]).toMatchObject({
    system: 'system3',
    active: 0,
    inactive: 0,
    incomplete: 2,
    lastChange: { title: { en: 'Two' }, by: { name: 'Μαρία Ψηφιδοπούλου' } },
  });
});

test('the registry is served as this installation resolved it, before anyone signs in', async () => {
  const registry = await api.read('/registry', { token: null });
  expect(registry.system1a.sections).toEqual([{ kind: 'image', atLeast: 6, quality: 'fullHd' }]);
  expect(Object.keys(registry)).toEqual(systemIds);
});

test('R-SHELL-16 the local icon endpoint answers by name and leaves unknown names out', async () => {
  const answer = await api.call('GET', '/icons/tabler.json?icons=trash,no-such-icon,constructor', {
    token: null,
  });
  expect(Object.keys(answer.json().icons)).toEqual(['trash']);
  expect(answer.json().icons.trash.body).toContain('<path');
});

test.each(['icons=', 'icons=..%2F..', 'icons=<svg>', ''])(
  'R-SHELL-16 the icon question "%s" is refused',
  async (query) => {
    const answer = await api.call('GET', `/icons/tabler.json?${query}`, { token: null });
    expect(answer.statusCode).toBe(422);
  },
);
