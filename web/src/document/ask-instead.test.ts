import { expect, test, vi } from 'vitest';
import { askForNote } from '../api/ask-first.ts';
import { askInstead } from './ask-instead.ts';

vi.mock('../api/ask-first.ts', () => ({ askForNote: vi.fn() }));

const known = { id: 'one', system: 'system4', modifiedAt: '', modifiedBy: { id: 'x', name: 'x' } };
const saved = (active: boolean, title: string, version = 3) => ({
  ...known,
  version,
  active,
  content: { title },
});

async function asking(over: ReturnType<typeof saved> | null, title: string, note: string | null = 'please') {
  vi.mocked(askForNote).mockResolvedValue(note);
  const done: unknown[] = [];
  const kept = await askInstead({
    kind: 'presentation',
    active: true,
    content: { title },
    over,
    create: async ({ title }) => {
      done.push('created');
      return saved(false, title, 1);
    },
    saveDraft: async (_, { title }) => {
      done.push('saved as a draft');
      return saved(false, title, 4);
    },
    onKept: ({ version }) => done.push(`kept ${version}`),
    ask: async (asked) => done.push(asked),
  });
  return { kept, done };
}
const about = { kind: 'presentation', subject: 'one', system: 'system4', active: true, note: 'please' };
const asked = (version: number, title: string) => ({ ...about, version, content: { title } });

test('R-APPR-03 what is shown stays as it is saved; what is wanted goes into the request', async () => {
  const { kept, done } = await asking(saved(true, 'before'), 'after');
  expect(done).toEqual([asked(3, 'after')]);
  expect(kept).toMatchObject({ version: 3, content: { title: 'before' } });
});

test('R-APPR-03 a draft is saved as ever before it is asked for, unless it is so already', async () => {
  const { done } = await asking(saved(false, 'before'), 'after');
  expect(done).toEqual(['saved as a draft', 'kept 4', asked(4, 'after')]);
  expect((await asking(saved(false, 'same'), 'same')).done).toEqual([asked(3, 'same')]);
});

test('R-APPR-03 a new one is made as a draft and asked for', async () => {
  expect((await asking(null, 'new')).done).toEqual(['created', asked(1, 'new')]);
});

test('whoever thinks better of it has asked for nothing and saved nothing', async () => {
  expect(await asking(saved(false, 'before'), 'after', null)).toEqual({ kept: null, done: [] });
});
