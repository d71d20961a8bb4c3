import { noAlertSettings } from '@psifida/contract/content/cap';
import { expect, test } from 'vitest';
import { toTyped, typedSettings } from './alert-settings.tsx';

const id = '00000000-0000-4000-8000-000000000001';
const settings = {
  ...noAlertSettings,
  sources: [{ id, name: 'ΕΜΥ', address: 'https://weather.example.gr/feed', senders: ['a@b.gr', 'c@d.gr'] }],
  certificates: '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----',
  area: '40.94,24.41 12',
  codes: ['GR515', 'Δήμος Καβάλας'],
  rule: { categories: ['Met' as const, 'Fire' as const], severity: 'Severe' as const },
};

test('R-ALERT-05 settings of warnings are typed as lines and come back as they were', () => {
  expect(typedSettings.parse(toTyped(settings))).toEqual(settings);
});

test('R-ALERT-05 what is wrong with settings of warnings stands at its own field', () => {
  const typed = { ...toTyped(settings), [`name ${id}`]: ' ', [`address ${id}`]: 'ftp://x', area: '40,24' };
  const issues = typedSettings.safeParse({ ...typed, senders: 'a&b' }).error?.issues ?? [];
  expect(Object.fromEntries(issues.map(({ path, message }) => [path[0], message]))).toEqual({
    [`name ${id}`]: 'field.required',
    [`address ${id}`]: 'field.invalid',
    area: 'field.invalid',
    senders: 'field.invalid',
  });
});
