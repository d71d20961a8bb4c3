import { randomUUID } from 'node:crypto';
import type { Entry, EntryOf } from '@psifida/contract/content/entry';
import type { PresentationContent } from '@psifida/contract/content/presentation-content';
import { storyOf } from '@psifida/contract/registry/stories';
import { type SystemId, systems } from '@psifida/contract/registry/systems';
import { expect, test } from 'vitest';
import { anAsset, completeContent } from '../../testing/builders.ts';
import { aDisplay } from '../../testing/display-steps.ts';
import { anEmptyFeed } from '../../testing/mount-test-api.ts';
import { ownApi } from '../../testing/open-test-api.ts';

const api = ownApi({ fetchFeed: anEmptyFeed });

const story = {
  title: { el: 'Ο φάρος', en: 'The lighthouse' },
  text: { el: 'Χτίστηκε το 1889.', en: 'Built in 1889.' },
  credit: { el: 'Φωτογραφία: Δημοτικό Αρχείο', en: 'Photograph: Municipal Archive' },
};
const telling = ['system1a', 'system1b', 'system3', 'system6'] as const satisfies SystemId[];

const isImage = (one: Entry): one is EntryOf<'image'> | EntryOf<'video'> =>
  one.kind === 'image' || one.kind === 'video';

/** Complete, and its first image or video tells as much as its system has room for. */
async function told(system: SystemId, parts = story): Promise<PresentationContent> {
  const content = await completeContent(api.db, system);
  const first = content.entries.find(isImage)?.id;
  return {
    ...content,
    entries: content.entries.map((one) =>
      one.id === first
        ? {
            ...one,
            ...Object.fromEntries(storyOf(systems[system], one.kind).map((part) => [part, parts[part]])),
          }
        : one,
    ) as Entry[],
  };
}
const create = (system: SystemId, content: PresentationContent) =>
  api.post(`/systems/${system}/presentations`, { active: true, ...content });

test.each(telling)(
  'R-STORY-01 %s keeps a story with its image, in its revision and in its release',
  async (system) => {
    const content = await told(system);
    const created = (await create(system, content)).json();
    const kept = await api.call('GET', `/systems/${system}/presentations/${created.id}/revisions/1`);
    expect(kept.json().content.entries).toEqual(content.entries);
    const { token } = await aDisplay(api, { system });
    const { manifest } = await api.read('/player/release', { token });
    expect(manifest.presentations[0]?.entries).toEqual(content.entries);
  },
);

test('R-STORY-01 what no visitor would read is refused: a story of a map, a text of a video', async () => {
  for (const [system, kind, part] of [
    ['system4', 'image', 'title'],
    ['system1b', 'video', 'text'],
  ] as const) {
    const content = await completeContent(api.db, system);
    const index = content.entries.findIndex((one) => one.kind === kind);
    const entries = content.entries.map((one, at) => (at === index ? { ...one, [part]: story[part] } : one));
    const answer = await create(system, { ...content, entries: entries as Entry[] });
    expect(answer.statusCode).toBe(422);
  }
});

test('R-STORY-01 a text that is too long is refused at its field and its language', async () => {
  const content = await told('system1a', { ...story, text: { el: 'α'.repeat(2_001), en: '' } });
  const answer = (await create('system1a', content)).json();
  expect(answer.issues).toMatchObject([{ path: ['entries', 0, 'text', 'el'], code: 'field.too-long' }]);
});

test('R-STORY-01 five hundred images whose stories are as long as may be are made, saved and shared', async () => {
  const both = (length: number) => ({ el: 'ώ'.repeat(length), en: 'ώ'.repeat(length) });
  const longest = { title: both(200), text: both(2_000), credit: both(200) };
  const media = await anAsset(api.db);
  const entries = Array.from({ length: 500 }, (): Entry => {
    return { kind: 'image', id: randomUUID(), active: true, media, category: null, ...longest };
  });
  const content = { ...(await completeContent(api.db, 'system1a')), entries };
  const created = await create('system1a', content);
  expect(created.statusCode).toBe(201);
  const { id, version } = created.json();
  const address = `/systems/system1a/presentations/${id}`;
  const saved = await api.put(address, { version, active: true, content });
  expect(saved.statusCode).toBe(200);
  const shared = await api.post(`${address}/shared-previews`, { days: 1, draft: content });
  expect(shared.statusCode).toBe(201);
  const asked = { kind: 'presentation', system: 'system1a', subject: id, version: version + 1, active: true };
  // Read whole, and refused only because nobody has to ask here.
  const answer = await api.post('/approvals', { ...asked, note: '', content });
  expect(answer.json().code).toBe('approval.not-needed');
}, 60_000);
