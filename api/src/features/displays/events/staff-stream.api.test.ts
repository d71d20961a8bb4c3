import { staffEventsPath } from '@psifida/contract/endpoints/staff-events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDisplay, aReport, aShownPresentation, openEvents } from '../../../testing/display-steps.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';

let api: TestApi;
let viewer: string;
beforeAll(async () => {
  api = await openTestApi();
  viewer = await api.token({ realm_access: { roles: ['viewer'] } });
});
afterAll(() => api.close());

test('whoever looks on hears of every deed: a draft, a release, a display', async () => {
  const line = await openEvents(api, viewer, staffEventsPath);
  const payload = { title: { el: 'Πρόχειρη', en: 'Draft' } };
  await api.call('POST', '/systems/system4/presentations', { payload });
  expect(await line.next('presentation')).toMatchObject({ data: { system: 'system4' } });
  await aDisplay(api, { system: 'system8' });
  expect(await line.next('display')).toMatchObject({ data: { system: 'system8' } });
  await line.close();
});

test('a display that reports something new is heard of, in another process as well', async () => {
  await aShownPresentation(api);
  const { token } = await aDisplay(api);
  const other = await openTestApi({ beside: api.shared });
  const [here, there] = [
    await openEvents(api, viewer, staffEventsPath),
    await openEvents(other, viewer, staffEventsPath),
  ];
  await aShownPresentation(api);
  for (const line of [here, there]) await line.next('presentation');
  // Something else with every report, so that any two looks see a difference.
  let heard = false;
  const changing = (async () => {
    for (let release = 1; !heard; release += 1)
      await api.call('POST', '/player/health', { token, payload: aReport({ release }) });
  })();
  for (const line of [here, there]) await line.next('glass');
  heard = true;
  await changing;
  await here.close();
  await there.close();
  await other.close();
});

test('a stream ends with the token that opened it', async () => {
  const brief = await api.token({ realm_access: { roles: ['viewer'] } }, { expires: '2s' });
  const line = await openEvents(api, brief, staffEventsPath);
  expect(line.status).toBe(200);
  await line.over;
});

test('it is for whoever may look, and for nobody else', async () => {
  const nobody = await api.token({ realm_access: { roles: [] } });
  expect((await openEvents(api, nobody, staffEventsPath)).status).toBe(403);
  const { token } = await aDisplay(api);
  expect((await openEvents(api, token, staffEventsPath)).status).toBe(401);
});
