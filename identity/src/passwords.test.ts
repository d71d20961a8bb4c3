import { describe, expect, test } from 'vitest';
import { oneTimePassword, passwordFault } from './passwords.ts';

const maria = { username: 'maria.p', name: 'Μαρία Ψηφιδοπούλου' };
const fault = (password: string) => passwordFault(password, maria);

describe('R-PEOPLE-04 a password is judged by its length and by what is tried first', () => {
  test.each(['short', '1234567', 'αβγδεζη'])('%s is too short', (password) =>
    expect(fault(password)).resolves.toBe('field.too-short'),
  );

  test.each(['password1', 'PASSWORD1', 'qwertyuiop', '1234567890', 'iloveyou1', 'aaaaaaaaaa', 'ababababab'])(
    '%s is one of the common ones',
    (password) => expect(fault(password)).resolves.toBe('password.common'),
  );

  test.each(['Psifida2026', 'Ψηφίδα-2026!', 'maria.p2026', 'Ψηφιδοπούλου1', 'μαριαψηφιδοπουλου'])(
    '%s is a name with something behind it',
    (password) => expect(fault(password)).resolves.toBe('password.like-you'),
  );

  test.each([
    'Μαρία Μαρία',
    'maria.pmaria.p',
    '2026Μαρία',
    'maria1980maria',
    'psifida-demo',
    'Nafplio2026',
    'Δήμος Ναυπλίου 1',
  ])(
    '%s is a name, twice or with numbers, or one of the product, the demonstration or the town',
    (password) =>
      expect(passwordFault(password, { ...maria, town: ['Δήμος Ναυπλίου', 'Ναύπλιο'] })).resolves.toBe(
        'password.like-you',
      ),
  );

  test.each([
    'Καλημέρα123',
    'kalimera2026',
    '1980Ολυμπιακός',
    'Θεσσαλονίκη!1',
    'Καλοκαίρι-2026',
    'καλημέρα μαρία',
    'Kodikos123456',
  ])('%s is a word that many choose', (password) => expect(fault(password)).resolves.toBe('password.common'));

  test.each([
    'θάλασσα καλοκαίρι ποτάμι 7',
    'correct horse battery',
    'τρία μπλε καράβια',
    'x7-kk-29-zz',
    '        ναι       ',
  ])('%j is taken, whatever signs it is made of', (password) => expect(fault(password)).resolves.toBeNull());
});

test('a one-time password is read out easily, is different each time, and would itself be accepted', async () => {
  const many = Array.from({ length: 200 }, oneTimePassword);
  expect(new Set(many).size).toBe(200);
  for (const one of many) {
    expect(one).toMatch(/^[a-hjkmnp-z2-9]{4}-[a-hjkmnp-z2-9]{4}-[a-hjkmnp-z2-9]{4}$/);
    expect(await fault(one)).toBeNull();
  }
});
