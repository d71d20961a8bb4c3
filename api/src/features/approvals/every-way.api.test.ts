import { randomUUID } from 'node:crypto';
import type { Entry } from '@psifida/contract/content/entry';
import type { Presentation } from '@psifida/contract/content/presentation';
import type { Manifest } from '@psifida/contract/content/release';
import { unlimited } from '@psifida/contract/content/schedule';
import { endpoints } from '@psifida/contract/endpoints/all';
import type { AnyEndpoint } from '@psifida/contract/endpoints/endpoint';
import { type SystemId, systemIds } from '@psifida/contract/registry/systems';
import { beforeAll, describe, expect, test } from 'vitest';
import { onlyTakesAway } from '../../releases/demand-approval.ts';
import { findCurrent, readManifest } from '../../releases/releases.store.ts';
import { completeContent } from '../../testing/builders.ts';
import { aJpeg } from '../../testing/make-image.ts';
import { ownApi } from '../../testing/open-test-api.ts';
import { uploadFile } from '../../testing/upload-file.ts';

const roles = { view: 'viewer', edit: 'editor', administer: 'admin', approve: 'approver' };
const api = ownApi({ signIn: { roles } });
let approver: string;
beforeAll(async () => {
  // The same person, so that what was uploaded is theirs: the role is all that differs.
  approver = await api.withRoles('editor', 'approver');
});

type Sent = [method: 'POST' | 'PUT' | 'DELETE', address: string, payload?: object];
/** Somebody's tries at changing what is on the glass; all that goes before them is done by whoever may. */
type Way = (had: Had) => Promise<Sent>;
type Had = {
  one: Presentation;
  two: Presentation;
  hidden: Presentation;
  /** Done by whoever may. */
  may(...sent: Sent): Promise<{ id: string; version: number }>;
};

const of = (system: SystemId, rest = '') => `/systems/${system}/presentations${rest}`;
const recipeOf = ({ content }: Presentation) =>
  content.entries.flatMap((entry: Entry) => (entry.kind === 'recipe' ? entry.recipe : []))[0] ?? '';
const again = { el: 'Άλλος τίτλος', en: 'Another title' };

/** Two recipes are shown on system7a, a third one is ready. */
async function begin(): Promise<Had> {
  const may = async (...[method, address, payload]: Sent) => {
    const answer = await api.call(method, address, { token: approver, ...(payload && { payload }) });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json();
  };
  const make = async (active: boolean): Promise<Presentation> =>
    may('POST', of('system7a'), { active, ...(await completeContent(api.db, 'system7a')) }) as never;
  // What a try before has left on the glass goes first.
  if (await findCurrent(api.db, 'system7a')) await may('POST', '/systems/system7a/releases/end-return');
  return { one: await make(true), two: await make(true), hidden: await make(false), may };
}

const changed = ({ version, active, content }: Presentation) => ({
  version,
  active,
  content: { ...content, title: again },
});
const many =
  (what: string, whom: 'one' | 'hidden', more: object = {}): Way =>
  async (had) => ['POST', of('system7a', '/many'), { what, which: [{ id: had[whom].id }], ...more }];

/** The recipe as it is saved, under another title. */
async function renamed(id: string) {
  const { version, active, content } = await api.read(`/library/recipe/${id}`);
  return { version, active, content: { ...content, title: again } };
}

/** To what was there before a title was changed. */
const returning: Way = async ({ one, may }) => {
  await may('PUT', of('system7a', `/${one.id}`), changed(one));
  const number = ((await findCurrent(api.db, 'system7a'))?.number ?? 0) - 1;
  return ['POST', `/systems/system7a/releases/${number}/return`, { reason: '' }];
};

const replacement = async (): Promise<string> =>
  (
    await uploadFile(api, await aJpeg({ width: 1920, height: 1080 }), {
      purpose: 'replacement',
      token: approver,
    })
  ).id;

const imageOf = async (recipe: string): Promise<string> =>
  (await api.read(`/library/recipe/${recipe}`)).content.image;

const nothing = 'changes nothing that displays show';
const takesAway = (way: Way) => ({ takesAway: way });

/** How each call by which staff change something could reach the glass; a test below fails where one is left out. */
const ways: Partial<Record<keyof typeof endpoints, typeof nothing | readonly Way[] | { takesAway: Way }>> = {
  createPresentation: [
    async () => ['POST', of('system7a'), { active: true, ...(await completeContent(api.db, 'system7a')) }],
  ],
  savePresentation: [
    async ({ one }) => ['PUT', of('system7a', `/${one.id}`), changed(one)],
    async ({ hidden }) => ['PUT', of('system7a', `/${hidden.id}`), { ...changed(hidden), active: true }],
    async ({ one }) => [
      'PUT',
      of('system7a', `/${one.id}`),
      { ...changed(one), content: { ...one.content, tags: ['school'] } },
    ],
  ],
  activatePresentation: [
    async ({ hidden }) => ['POST', of('system7a', `/${hidden.id}/activate`), { version: hidden.version }],
  ],
  changePresentations: [
    many('activate', 'hidden'),
    many('schedule', 'one', { schedule: { ...unlimited, from: '2026-01-01T00:00' } }),
    many('tags', 'one', { tags: ['school'] }),
    many('move', 'one', { to: 'last' }),
    async ({ one, may }) => {
      const { version } = await may('PUT', of('system7a', `/${one.id}`), changed(one));
      return ['POST', of('system7a', '/many'), { what: 'undo', which: [{ id: one.id, version }] }];
    },
  ],
  movePresentation: [
    async ({ one, two }) => ['POST', of('system7a', `/${one.id}/move`), { side: 'after', of: two.id }],
  ],
  restoreRevision: [
    async ({ one, may }) => {
      const { version } = await may('PUT', of('system7a', `/${one.id}`), changed(one));
      return ['POST', of('system7a', `/${one.id}/revisions/1/restore`), { version }];
    },
  ],
  saveItem: [async ({ one }) => ['PUT', `/library/recipe/${recipeOf(one)}`, await renamed(recipeOf(one))]],
  replaceItem: [
    async ({ one, hidden }) => [
      'POST',
      `/library/recipe/${recipeOf(one)}/replace`,
      { with: recipeOf(hidden) },
    ],
  ],
  changeItems: [
    async ({ one, hidden }) => [
      'POST',
      '/library/recipe/many',
      { what: 'replace', which: [{ id: recipeOf(one) }], with: recipeOf(hidden) },
    ],
  ],
  restoreItemRevision: [
    async ({ one, may }) => {
      const address = `/library/recipe/${recipeOf(one)}`;
      const kept = await may('PUT', address, await renamed(recipeOf(one)));
      const { version, active, content } = await renamed(recipeOf(one));
      const title = { el: 'Τρίτος', en: 'Third' };
      const last = await may('PUT', address, { version, active, content: { ...content, title } });
      return ['POST', `${address}/revisions/${kept.version}/restore`, { version: last.version }];
    },
  ],
  importItems: [
    async ({ one }) => {
      const { text } = await api.read('/library/recipe/export?format=json');
      expect(text).toContain(recipeOf(one));
      const other = text.replaceAll('Χωριάτικη σαλάτα', 'Άλλη σαλάτα');
      return ['POST', '/library/recipe/import', { format: 'json', text: other, dryRun: false }];
    },
  ],
  editMedia: [
    async ({ one }) => [
      'PUT',
      `/media/${await imageOf(recipeOf(one))}`,
      { version: 1, title: 'x', alt: again, decorative: false, focalPoint: { x: 0.5, y: 0.5 } },
    ],
  ],
  replaceMediaFile: [
    async ({ one }) => [
      'PUT',
      `/media/${await imageOf(recipeOf(one))}/file`,
      { uploadId: await replacement(), version: 1 },
    ],
  ],
  replaceMedia: [
    async ({ one, hidden }) => [
      'POST',
      `/media/${await imageOf(recipeOf(one))}/replace`,
      { with: await imageOf(recipeOf(hidden)) },
    ],
  ],
  setMediaPoster: [
    async ({ may }) => {
      const videos = await completeContent(api.db, 'system1b');
      await may('POST', of('system1b'), { active: true, ...videos });
      const [video] = videos.entries.flatMap((entry) => (entry.kind === 'video' ? entry.media : []));
      return ['PUT', `/media/${video}/poster`, { uploadId: await replacement(), version: 1 }];
    },
  ],
  returnToRelease: [returning],
  endReturn: [
    async (had) => {
      await had.may(...(await returning(had)));
      return ['POST', '/systems/system7a/releases/end-return'];
    },
  ],
  deactivatePresentation: takesAway(async ({ one }) => [
    'POST',
    of('system7a', `/${one.id}/deactivate`),
    { version: one.version },
  ]),
  deletePresentation: takesAway(async ({ one }) => [
    'DELETE',
    of('system7a', `/${one.id}?version=${one.version}`),
  ]),
  // Decided by whoever has the role; see approvals.api.test.ts.
  approve: nothing,
  askForApproval: nothing,
  sendBack: nothing,
  withdrawApproval: nothing,
  announcePresence: nothing,
  // A copy is inactive, a new item is used nowhere, and what is used is not deleted.
  duplicatePresentation: nothing,
  createItem: nothing,
  deleteItem: nothing,
  deleteMedia: nothing,
  // Tags of media are for staff to find them by.
  changeManyMedia: nothing,
  retryUpload: nothing,
  checkNewsLink: nothing,
  // Refused below; what is removed only takes away.
  addEventFeed: nothing,
  removeEventFeed: nothing,
  // A display shows what is approved for its system, and its own name when it is asked for it.
  pairDisplay: nothing,
  editDisplay: nothing,
  revokeDisplay: nothing,
  giveInstruction: nothing,
  planScreens: nothing,
  makeWall: nothing,
  changeWall: nothing,
  takeWallApart: nothing,
  // What it holds or opens was approved when it was made.
  setFirstDisplay: nothing,
  openRelease: nothing,
  tryReleaseAgain: nothing,
  identifyDisplay: nothing,
  takeOnDisplay: nothing,
  changeOwnName: nothing,
  changeOwnPassword: nothing,
  endOwnSession: nothing,
  endOtherSessions: nothing,
  proposeSecondFactor: nothing,
  setSecondFactor: nothing,
  removeSecondFactor: nothing,
  // What is given out is a preview, and what is said right is no text.
  sharePreview: nothing,
  revokeSharedPreview: nothing,
  sayLanguagesRight: nothing,
  hearText: nothing,
};

/** What every system shows. */
const glass = async (): Promise<(Manifest | null)[]> =>
  Promise.all(
    systemIds.map(async (system) => {
      const current = await findCurrent(api.db, system);
      return current ? readManifest(api.db, current) : null;
    }),
  );

const entries = Object.entries(ways);
const tries = entries.flatMap(([name, way]) =>
  Array.isArray(way) ? way.map((one: Way, index) => ({ name: `${name} ${index + 1}`, way: one })) : [],
);
const aways = entries.flatMap(([name, way]) =>
  typeof way === 'object' && 'takesAway' in way ? [{ name, way: way.takesAway }] : [],
);

describe('R-APPR-02 where approval is required, an editor without the role', () => {
  test.each(tries)('does not reach the glass by $name, and whoever has it does', async ({ way }) => {
    const [method, address, payload] = await way(await begin());
    const before = await glass();
    const send = (token?: string) => api.call(method, address, { token, ...(payload && { payload }) });
    const refused = await send();
    expect(refused.json().code, refused.body).toBe('approval.required');
    expect(await glass()).toEqual(before);
    const done = await send(approver);
    expect(done.statusCode, done.body).toBeLessThan(300);
    expect(await glass()).not.toEqual(before);
  });

  test.each(aways)('takes away by $name at once', async ({ way }) => {
    const [method, address, payload] = await way(await begin());
    const before = await glass();
    const done = await api.call(method, address, payload && { payload });
    expect(done.statusCode, done.body).toBe(200);
    const after = await glass();
    expect(after).not.toEqual(before);
    for (const [index, was] of before.entries()) {
      const is = after[index];
      expect(!was || !is || onlyTakesAway(was, is)).toBe(true);
    }
  });

  test('takes events from no calendar', async () => {
    const feed = {
      ...{ id: randomUUID(), name: { el: 'Θέατρο', en: 'Theatre' }, category: 'theatre' },
      url: { el: 'https://example.org/events.ics', en: '' },
    };
    const refused = await api.call('POST', '/event-feeds', { payload: feed });
    expect(refused.json().code, refused.body).toBe('approval.required');
  });

  test('has no other way: every call of staff that changes something is named here', () => {
    const changing = Object.entries<AnyEndpoint>(endpoints).filter(
      ([, { method, access }]) => method !== 'GET' && ['view', 'edit'].includes(access),
    );
    expect(Object.keys(ways).sort()).toEqual(changing.map(([name]) => name).sort());
  });
});
