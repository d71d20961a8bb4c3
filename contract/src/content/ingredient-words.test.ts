import { expect, test } from 'vitest';
import { formsOf } from './ingredient-words.ts';

test('an ingredient may be written for one and for more', () => {
  expect(formsOf('λεμόνι | λεμόνια')).toEqual({ one: 'λεμόνι', many: 'λεμόνια' });
  expect(formsOf('λεμόνι|λεμόνια, στυμμένα')).toEqual({ one: 'λεμόνι', many: 'λεμόνια, στυμμένα' });
});

test('what is no pair stays a text', () => {
  for (const text of ['λεμόνια', 'λεμόνια |', '| λεμόνια', 'α | β | γ', '']) expect(formsOf(text)).toBeNull();
});
