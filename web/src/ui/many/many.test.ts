import { expect, test } from 'vitest';
import { inSlices } from './many.ts';

const nothing = { done: [], same: [], refused: [] };
const all = Array.from({ length: 250 }, (_, index) => index);

test('R-MANY-03 many are sent in slices, one after the other, and what was said once is said with each', async () => {
  const sizes: number[] = [];
  const heard: unknown[] = [];
  const progress: number[] = [];
  await inSlices(
    all,
    async (slice, said) => {
      sizes.push(slice.length);
      heard.push({ ...said.known });
      said.known = { leavesGaps: 'true' };
      return nothing;
    },
    (done) => progress.push(done),
  );
  expect(sizes).toEqual([100, 100, 50]);
  expect(heard).toEqual([{}, { leavesGaps: 'true' }, { leavesGaps: 'true' }]);
  expect(progress).toEqual([100, 200, 250]);
});

test('R-MANY-03 where one slice fails, what came before is told and the rest is not tried', async () => {
  let sent = 0;
  const { answers, stopped } = await inSlices(all, async () => {
    sent += 1;
    if (sent === 2) throw new Error('away');
    return nothing;
  });
  expect([sent, answers.length]).toEqual([2, 1]);
  expect(stopped).toEqual(new Error('away'));
});
