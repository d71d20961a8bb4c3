import { expect, test } from 'vitest';
import { askedAgain, ProblemError, sentAgain } from './problem-error.ts';

test.each([
  ['no network', new ProblemError({ offline: true, cause: new TypeError() }), { asked: true, sent: false }],
  ['a failure of the server', new ProblemError({ status: 503 }), { asked: true, sent: true }],
  ['no answer in time', new ProblemError({ cause: new DOMException('', 'TimeoutError') }), { sent: true }],
  ['a refusal', new ProblemError({ status: 404 }), { asked: false, sent: false }],
  ['a mistake of our own', new TypeError(), { asked: false, sent: false }],
])(
  'what is read is asked again, and what is made under an id of its own sent again, after %s: %o',
  (_, error, again) => {
    const after = (attempts: number) => ({
      asked: askedAgain.retry(attempts, error),
      sent: sentAgain.retry(attempts, error),
    });
    expect(after(0)).toMatchObject(again);
    expect(after(2)).toEqual({ asked: false, sent: false });
  },
);
