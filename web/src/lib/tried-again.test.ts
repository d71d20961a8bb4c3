import { expect, test } from 'vitest';
import { ProblemError } from './problem-error.ts';
import { askedAgain, sentAgain } from './tried-again.ts';

test.each([
  ['no answer at all', new ProblemError({ offline: true }), true],
  ['a failure of the server', new ProblemError({ status: 503 }), true],
  ['a refusal', new ProblemError({ status: 404 }), false],
  ['a mistake of our own', new TypeError(), false],
])('what is read is asked again after %s: %s', (_, error, again) => {
  expect(askedAgain.retry(0, error)).toBe(again);
  expect(askedAgain.retry(2, error)).toBe(false);
});

test.each([
  ['a failure of the server', new ProblemError({ status: 503 }), true],
  ['no answer in time', new ProblemError({ cause: new DOMException('late', 'TimeoutError') }), true],
  ['no network, which is said at once', new ProblemError({ offline: true, cause: new TypeError() }), false],
  ['a refusal', new ProblemError({ status: 422 }), false],
])('what is made under an id of its own is sent again after %s: %s', (_, error, again) => {
  expect(sentAgain.retry(0, error)).toBe(again);
  expect(sentAgain.retry(2, error)).toBe(false);
});
