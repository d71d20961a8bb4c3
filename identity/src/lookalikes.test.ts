import { expect, test } from 'vitest';
import { looksLike, mixesScripts } from './lookalikes.ts';

test.each(['mαria', 'аdmin', 'νikos', 'maria\u0251\u0430', '管理'])(
  'R-PEOPLE-08 %s is of more than one alphabet',
  (name) => expect(mixesScripts(name)).toBe(true),
);

test.each(['maria', 'μαρία.π', 'nikos-2', 'k.o_s@town.gr', 'иван'])('R-PEOPLE-08 %s is of one', (name) =>
  expect(mixesScripts(name)).toBe(false),
);

test.each([
  ['ANNA', 'ΑΝΝΑ'],
  ['nikos', 'nik0s'],
  ['kiki1', 'kikil'],
  ['maria.p', 'mariap'],
  ['ΚΟΤΑ', 'KOTA'],
  ['μαρία', 'μαρια'],
])('R-PEOPLE-08 %s is taken for %s', (one, other) => expect(looksLike(one, other)).toBe(true));

test.each([
  ['maria', 'marina'],
  ['maria.p', 'maria.d'],
  ['νίκος', 'nikos'],
])('R-PEOPLE-08 %s is not taken for %s', (one, other) => expect(looksLike(one, other)).toBe(false));
