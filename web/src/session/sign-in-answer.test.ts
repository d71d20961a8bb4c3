import { expect, test } from 'vitest';
import { carriesSignInAnswer, returnAddress, withoutSignInAnswer } from './sign-in-answer.ts';

const at = (rest: string) => `http://psifida/system1a/home${rest}`;

test.each([
  ['?lang=en#state=s&code=c&session_state=x&iss=i', '?lang=en'],
  ['?lang=en&state=s&code=c&iss=i#', '?lang=en'],
  ['?lang=en&state=s&error=access_denied&error_description=no', '?lang=en'],
  ['?state=active#images', '?state=active'],
  ['?lang=en#images', '?lang=en#images'],
])('R-AUTH-03 cleans %s to %s', (before, after) => {
  expect(withoutSignInAnswer(at(before))).toBe(at(after));
});

test('a list filtered by state is not an answer of the provider', () => {
  expect(carriesSignInAnswer(at('?state=active'))).toBe(false);
  expect(carriesSignInAnswer(at('#state=s&error=login_required'))).toBe(true);
});

test('R-AUTH-02 the provider is given an address without a hash', () => {
  expect(returnAddress(at('?lang=en#images'))).toBe(at('?lang=en'));
});
