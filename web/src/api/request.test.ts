import { problemShape } from '@psifida/contract/problem-shape';
import { expect, test } from 'vitest';
import { readRefusal } from './request.ts';

const written = {
  ...{ type: 'about:blank', title: 'Refused', status: 422, code: 'input.invalid', instance: 'req-1' },
  params: { atMost: 5 },
  issues: [{ path: ['places', 0], code: 'field.required', params: { max: 3 } }],
};

test.each<unknown>([
  written,
  { ...written, issues: [] },
  { ...written, issues: [{ path: [], code: 'of-a-newer-server' }] },
  { ...written, ofANewerServer: true },
  { ...written, code: 'of-a-newer-server' },
  { ...written, code: 'constructor' },
  { ...written, status: 422.5 },
  { ...written, status: '422' },
  { ...written, params: [] },
  { ...written, params: null },
  { ...written, issues: undefined },
  { ...written, issues: [{ path: [null], code: '' }] },
  { ...written, issues: [{ path: [], code: '', params: 1 }] },
  { ...written, title: undefined },
  {},
  null,
  'Bad gateway',
])('a refusal is read as its schema reads it: %j', (answer) => {
  expect(readRefusal(answer)).toEqual(problemShape.safeParse(answer).data);
});
