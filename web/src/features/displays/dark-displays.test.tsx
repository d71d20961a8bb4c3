import { expect, test } from 'vitest';
import { markupOf } from '../../ui/testing/markup-of.tsx';
import { DarkSentence } from './dark-displays.tsx';

const dark = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `Quay ${at + 1}`, since: '2026-01-10T08:00:00.000Z' }));

test('up to three displays in trouble are named on every page; more are counted', () => {
  const named = markupOf(<DarkSentence dark={dark(3)} />);
  expect(named).toMatch(/>3 displays do not show what they should: Quay 1 \(since .*Quay 3/);
  expect(markupOf(<DarkSentence dark={dark(60)} />)).toMatch(/>60 displays do not show what they should\.$/);
});
