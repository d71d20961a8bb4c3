import { describe, expect, test } from 'vitest';
import { instantOf } from './athens-time.ts';
import { licences, noRights, rights } from './rights.ts';
import { creditOf, endOf, licenceFacts, rightsStateOf } from './rights-facts.ts';

const given = { is: 'given', paper: 'Α.Π. 12/2026', until: '2027-05-31' } as const;
const some = { ...noRights, licence: 'cc-by', holder: 'Μ. Ρούσσου', consent: { is: 'not-needed' } } as const;

test('R-RIGHTS-01 every licence is named by the address of its text, but for a permission of the town', () => {
  for (const licence of licences)
    expect(!!licenceFacts[licence].url, licence).toBe(licence !== 'all-rights-reserved');
});

test.each([
  [{ ...noRights, licence: 'cc-by' }, ['holder'], 'field.required'],
  [{ ...noRights, consent: { ...given, paper: ' ' } }, ['consent', 'paper'], 'field.required'],
  [{ ...noRights, consent: { ...given, until: '2027-02-30' } }, ['consent', 'until'], 'schedule.no-such-day'],
  [{ ...noRights, endsOn: '9999-12-31' }, ['endsOn'], 'field.invalid'],
  [{ ...noRights, holder: 'x'.repeat(201) }, ['holder'], 'field.too-long'],
])('R-RIGHTS-01 what cannot be is refused at its field: %j', (wrong, path, message) => {
  expect(rights.safeParse(wrong).error?.issues).toMatchObject([{ path, message }]);
});

test('R-RIGHTS-03 it ends with the last day of use or of the consent, whichever is first, at midnight in Athens', () => {
  expect(endOf(some)).toBeNull();
  expect(endOf({ ...some, endsOn: '2027-06-30' })).toBe(instantOf('2027-07-01T00:00'));
  expect(endOf({ ...some, endsOn: '2027-06-30', consent: given })).toBe(instantOf('2027-06-01T00:00'));
});

describe('R-RIGHTS-02 the credit', () => {
  test.each([
    [
      'what staff wrote, with the licence that asks for it',
      { ...some, credit: { el: 'Αρχείο', en: '' } },
      'Αρχείο · CC BY 4.0',
    ],
    ['the holder where the licence asks for a credit', some, 'Μ. Ρούσσου · CC BY 4.0'],
    ['the licence once', { ...some, credit: { el: 'Αρχείο, CC BY 4.0', en: '' } }, 'Αρχείο, CC BY 4.0'],
    ['nothing where no licence asks for it', { ...some, licence: 'cc0' }, undefined],
  ] as const)('is %s', (_, of, wanted) => {
    expect(creditOf(of)?.el).toBe(wanted);
    expect(creditOf(of)?.en).toBe(wanted);
  });
});

test.each([
  ['missing', noRights],
  ['missing', { ...some, consent: null }],
  ['whole', some],
  ['whole', { ...some, endsOn: '2026-07-02' }],
  ['ending', { ...some, endsOn: '2026-07-01' }],
  ['ending', { ...some, endsOn: '2026-06-01' }],
  ['ending', { ...noRights, endsOn: '2026-06-01' }],
  ['ended', { ...some, endsOn: '2026-05-31' }],
  ['ended', { ...noRights, endsOn: '2026-05-31' }],
] as const)('R-RIGHTS-06 rights are %s: %j', (state, of) => {
  expect(rightsStateOf(of, instantOf('2026-06-01T12:00'))).toBe(state);
});
