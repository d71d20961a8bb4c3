import type { ActivityItem } from '@psifida/contract/endpoints/activity';
import { beforeAll, expect, test } from 'vitest';
import { aDisplay, ownOf } from '../../testing/display-steps.ts';
import { emptyBeforeEach, ownApi } from '../../testing/open-test-api.ts';

const api = ownApi();
emptyBeforeEach(api, 'town_look', 'activity', 'display');

const usual = { accent: '#15803d', ground: 'sand', headings: 'literata', text: 'commissioner' };
const wine = { accent: '#8a1538', ground: 'sea', headings: 'commissioner', text: 'literata' };

let admin: string;
let editor: string;
beforeAll(async () => {
  admin = await api.token({ realm_access: { roles: ['admin'] } });
  editor = await api.token({ realm_access: { roles: ['editor'] } });
});

test('R-LOOK-01 an administrator sets the look, it is in the activity, and nobody else may', async () => {
  expect((await api.call('GET', '/look', { token: admin })).json()).toEqual(usual);
  expect((await api.call('PUT', '/look', { token: admin, body: wine })).json()).toEqual(wine);
  expect((await api.call('GET', '/look', { token: admin })).json()).toEqual(wine);
  const { items } = (await api.read('/activity')) as { items: ActivityItem[] };
  expect(items).toMatchObject([
    {
      ...{ action: 'look-set', subjectKind: 'look', exists: true, look: { before: usual, after: wine } },
      title: { en: 'Colours and typefaces' },
    },
  ]);
  expect(await api.read('/activity', { query: { action: 'look-set' } })).toMatchObject({ items: [{}] });
  for (const method of ['GET', 'PUT'] as const)
    expect((await api.call(method, '/look', { token: editor, body: wine })).statusCode).toBe(403);
});

test('R-LOOK-02 a colour below AA is refused at its field, and nothing changes', async () => {
  const refused = await api.call('PUT', '/look', { token: admin, body: { ...wine, accent: '#ffcc00' } });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().issues).toMatchObject([{ path: ['accent'], code: 'field.invalid' }]);
  expect((await api.call('GET', '/look', { token: admin })).json()).toEqual(usual);
});

test('R-LOOK-04 a display learns of the look with its own settings, and of the usual one nothing', async () => {
  const { token } = await aDisplay(api);
  expect(await ownOf(api, token)).not.toHaveProperty('look');
  await api.call('PUT', '/look', { token: admin, body: wine });
  expect((await ownOf(api, token)).look).toEqual(wine);
});

test('R-LOOK-05 back at the usual look nothing of it is stored', async () => {
  await api.call('PUT', '/look', { token: admin, body: wine });
  await api.call('PUT', '/look', { token: admin, body: usual });
  expect(await api.db.selectFrom('town_look').selectAll().execute()).toEqual([]);
});
