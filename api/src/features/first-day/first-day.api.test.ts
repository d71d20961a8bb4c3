import { type FirstDayStep, newForDays } from '@psifida/contract/endpoints/first-day';
import { expect, test } from 'vitest';
import { anAsset, completeContent } from '../../testing/builders.ts';
import { aDisplay, reportAllIsWell } from '../../testing/display-steps.ts';
import { emptyTable, ownApi } from '../../testing/open-test-api.ts';

let time = Date.now();
const api = ownApi({ now: () => time });

type FirstDay = { steps: { step: FirstDayStep; done: boolean }[]; isNew: boolean };
const read = (token?: string): Promise<FirstDay> => api.read('/first-day', { token });
const done = async (token?: string) =>
  (await read(token)).steps.filter((one) => one.done).map(({ step }) => step);

test('R-HELP-05 the first day is judged by what a person has made, step by step up to the display', async () => {
  expect(await done()).toEqual(['sign-in']);
  const colleague = await api.token({ sub: 'colleague' });

  const image = await anAsset(api.db);
  await api.db
    .updateTable('media_asset')
    .set({ created_by_id: 'person-1', alt_el: 'Βάρκες στο λιμάνι' })
    .where('id', '=', image)
    .execute();
  expect(await done()).toEqual(['sign-in']);
  await api.db.updateTable('media_asset').set({ alt_en: 'Boats' }).where('id', '=', image).execute();
  expect(await done()).toEqual(['sign-in', 'image']);

  const content = await completeContent(api.db, 'system1a');
  const draft = (await api.post('/systems/system1a/presentations', { title: content.title })).json();
  expect(await done()).toEqual(['sign-in', 'image', 'draft']);

  const path = `/systems/system1a/presentations/${draft.id}`;
  const saved = (await api.put(path, { content, active: false, version: draft.version })).json();
  expect(await done()).toEqual(['sign-in', 'image', 'draft', 'complete']);
  await api.post(`${path}/activate`, { version: saved.version });
  expect(await done()).toEqual(['sign-in', 'image', 'draft', 'complete', 'activate']);

  const { token } = await aDisplay(api);
  await reportAllIsWell(api, token);
  expect(await done()).toEqual(['sign-in', 'image', 'draft', 'complete', 'activate', 'glass']);
  // What one did is not another's doing.
  expect(await done(colleague)).toEqual(['sign-in']);
});

test('R-HELP-05 what is made active at once counts as made, whole and active', async () => {
  const token = await api.token({ sub: 'quick' });
  const content = await completeContent(api.db, 'system1b');
  await api.post('/systems/system1b/presentations', { ...content, active: true }, { token });
  expect(await done(token)).toEqual(['sign-in', 'draft', 'complete', 'activate']);
});

test('R-HELP-05 what was done stays ticked when the activity is kept for less than the list', async () => {
  const whole = await read();
  await emptyTable(api.db, 'activity');
  expect(await read()).toEqual(whole);
  time += (newForDays + 1) * 86_400_000;
  expect((await read()).isNew).toBe(false);
  time -= (newForDays + 1) * 86_400_000;
});

test('R-HELP-06 whoever may only look is told of no step that they may not take', async () => {
  const { steps } = await read(await api.token({ sub: 'guest', realm_access: { roles: ['viewer'] } }));
  expect(steps).toEqual([{ step: 'sign-in', done: true }]);
});

test('R-HELP-06 somebody is new until a month after the first thing they did', async () => {
  expect((await read()).isNew).toBe(true);
  time += (newForDays + 1) * 86_400_000;
  const token = await api.token({ sub: 'quick' });
  expect((await read(token)).isNew).toBe(false);
  expect((await read(await api.token({ sub: 'somebody-else' }))).isNew).toBe(true);
});
