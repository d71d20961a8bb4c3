import { staffEventsPath } from '@psifida/contract/endpoints/staff-events';
import { beforeAll, expect, test } from 'vitest';
import { aDisplay, aReport, aShownPresentation } from '../../../testing/display-steps.ts';
import { aJpeg } from '../../../testing/make-image.ts';
import { apiOfTest, openEvents, ownApi } from '../../../testing/open-test-api.ts';
import { tusClient } from '../../../testing/upload-file.ts';

const api = ownApi();
let viewer: string;
beforeAll(async () => {
  viewer = await api.withRoles('viewer');
});

test('whoever looks on hears of every action: a draft, a release, a display', async () => {
  const line = await openEvents(api, viewer, staffEventsPath);
  await api.post('/systems/system4/presentations', { title: { el: 'Πρόχειρη', en: 'Draft' } });
  // A stream that opens before the process listens is told of everything once, of no system.
  await line.next('presentation', 'system4');
  await aDisplay(api, { system: 'system8' });
  await line.next('display', 'system8');
});

test('a display that reports something new is heard of, in another process as well', async () => {
  await aShownPresentation(api);
  const { token } = await aDisplay(api);
  const other = await apiOfTest({ beside: api.shared });
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
      await api.post('/player/health', aReport({ release }), { token });
  })();
  for (const line of [here, there]) await line.next('glass');
  heard = true;
  await changing;
});

test('R-FAST-03 whoever sends a file hears in every process how it goes on, until it is usable or refused; nobody else does', async () => {
  const [maria, nikos] = await Promise.all(
    ['maria', 'nikos'].map((sub) => api.token({ sub, realm_access: { roles: ['editor'] } })),
  );
  const other = await apiOfTest({ beside: api.shared });
  const [here, there, his] = [
    await openEvents(api, maria ?? '', staffEventsPath),
    await openEvents(other, maria ?? '', staffEventsPath),
    await openEvents(other, nikos ?? '', staffEventsPath),
  ];
  await api.post('/systems/system4/presentations', { title: { el: 'Πρόχειρη', en: 'Draft' } });
  for (const line of [here, there, his]) {
    await line.next('presentation', 'system4');
    line.heard.length = 0; // also what is told once to a stream that opens before the process listens
  }
  const client = tusClient(api);
  const send = async (bytes: Buffer) => {
    const url = await client.open(bytes.length, { filename: 'a.jpg' }, { token: maria });
    await client.go(url, bytes, { token: maria });
    return url;
  };
  /** By what is heard alone: one event too few, and it never ends. */
  const hear = async (line: typeof here, url: string, state: string) => {
    do await line.next('upload');
    while ((await api.read(url, { token: maria })).state !== state);
  };
  // So large that its thumbnail is there before it is usable.
  const image = await send(await aJpeg({ width: 2400, height: 1600 }));
  await Promise.all([here, there].map((line) => hear(line, image, 'done')));
  const refused = await send(Buffer.from('no image at all'));
  await Promise.all([here, there].map((line) => hear(line, refused, 'failed')));
  await his.next('media');
  expect(his.heard.filter(({ event }) => event === 'upload')).toEqual([]);
});

test('a stream ends with the token that opened it', async () => {
  const brief = await api.token({ realm_access: { roles: ['viewer'] } }, { expires: '2s' });
  const line = await openEvents(api, brief, staffEventsPath);
  expect(line.status).toBe(200);
  await line.over;
});

test('it is for whoever may look, and for nobody else', async () => {
  const nobody = await api.withRoles();
  expect((await openEvents(api, nobody, staffEventsPath)).status).toBe(403);
  const { token } = await aDisplay(api);
  expect((await openEvents(api, token, staffEventsPath)).status).toBe(401);
});
