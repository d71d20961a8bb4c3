import type { MediaDetails } from '@psifida/contract/content/media';
import { noRights, type Rights } from '@psifida/contract/content/rights';
import { expect, test } from 'vitest';
import { anAsset } from '../../../testing/builders.ts';
import { ownApi } from '../../../testing/open-test-api.ts';
import { editMedia } from '../../../testing/upload-file.ts';

const api = ownApi();

const find = (id: string): Promise<MediaDetails> => api.read(`/media/${id}`);

const lent: Rights = {
  licence: 'cc-by-sa',
  holder: 'Ιστορικό Αρχείο Σύρου',
  source: 'ΙΑΣ 1907/33',
  credit: { el: 'Ιστορικό Αρχείο', en: 'Historical Archive' },
  consent: { is: 'given', paper: 'Α.Π. 12/2026', until: '2099-05-31' },
  endsOn: '2099-12-31',
};

test('R-RIGHTS-01 the rights of an image are saved with its details, and stay where an edit leaves them out', async () => {
  const id = await anAsset(api.db, { title: 'Λιμάνι' });
  expect((await find(id)).rights).toEqual(noRights);
  expect((await editMedia(api, await find(id), { rights: lent })).json()).toMatchObject({ rights: lent });
  await editMedia(api, await find(id), { title: 'Το λιμάνι' });
  expect(await find(id)).toMatchObject({ title: 'Το λιμάνι', rights: lent });
});

test('R-RIGHTS-01 what cannot be is refused at its field, and changes nothing', async () => {
  const id = await anAsset(api.db, { title: 'Πλατεία' });
  const rights = { ...noRights, licence: 'cc-by', consent: { is: 'given', paper: '', until: '2026-02-30' } };
  const answer = await editMedia(api, await find(id), { rights });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().issues).toMatchObject([
    { path: ['rights', 'consent', 'paper'], code: 'field.required' },
    { path: ['rights', 'consent', 'until'], code: 'schedule.no-such-day' },
    { path: ['rights', 'holder'], code: 'field.required' },
  ]);
  expect(
    (await editMedia(api, await find(id), { rights: { ...noRights, licence: 'mine' } })).statusCode,
  ).toBe(422);
  expect((await find(id)).rights).toEqual(noRights);
});
