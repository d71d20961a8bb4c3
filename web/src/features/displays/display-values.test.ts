import type { Display } from '@psifida/contract/content/display';
import { systems } from '@psifida/contract/registry/systems';
import { expect, test } from 'vitest';
import {
  type DisplayValues,
  joinValues,
  panelIn,
  readValues,
  soundValues,
  usualValues,
  valuesOf,
} from './display-values.ts';

const values: DisplayValues = {
  code: 'k7m-2xn',
  name: ' Λιμάνι ',
  place: '',
  audio: false,
  tags: ['λιμάνι'],
  youAreHere: {},
  idleSeconds: '60',
  warningSeconds: '20',
  ...soundValues(),
  ...usualValues('system1a', systems.system1a),
};

test('a new display starts with what its installation usually is', () => {
  expect(usualValues('system4', systems.system4)).toEqual({
    system: 'system4',
    languageMode: 'visitor',
    widthMm: '610',
    viewingDistanceMm: '700',
    lowerEdgeMm: '700',
  });
  expect(values.languageMode).toBe('alternating');
});

test('what is typed is read as the API takes it', () => {
  const { code: _, widthMm: _w, viewingDistanceMm: _d, lowerEdgeMm: _l, ...others } = values;
  const { volume: _v, quietFrom: _f, quietUntil: _u, quietVolume: _q, ...same } = others;
  const numbers = {
    panel: { widthMm: 1_210, viewingDistanceMm: 3_000 },
    idleSeconds: 60,
    warningSeconds: 20,
    sound: null,
  };
  expect(readValues(values, { withCode: true })).toEqual({
    code: 'K7M2XN',
    settings: { ...same, name: 'Λιμάνι', ...numbers },
  });
});

test('where it stands is not wiped by a form that was not told of it', () => {
  const read = readValues(values, { withCode: true });
  if (!('settings' in read)) throw new Error('the values are whole');
  const { youAreHere: _, ...ofAnOlderProcess } = read.settings;
  const again = readValues(valuesOf(ofAnOlderProcess as Display), { withCode: false });
  expect(JSON.stringify(again)).not.toContain('youAreHere');
  const told = valuesOf({ ...ofAnOlderProcess, youAreHere: {} } as Display);
  expect(readValues(told, { withCode: false })).toMatchObject({ settings: { youAreHere: {} } });
});

test('each fault is told at its field', () => {
  const wrong = { code: 'K7', name: ' ', widthMm: '', viewingDistanceMm: '5', warningSeconds: '19' };
  const read = readValues({ ...values, ...wrong }, { withCode: true });
  expect('faults' in read && Object.keys(read.faults).sort()).toEqual(Object.keys(wrong).sort());
  const [code, name] = [{ code: 'display.code-unknown' }, { code: 'field.required' }];
  expect(read).toMatchObject({ faults: { code, name } });
});

test('a glass is drawn only of measures that a display can have', () => {
  expect(panelIn(values)).toEqual({ widthMm: 1_210, viewingDistanceMm: 3_000 });
  for (const none of ['', '0', '1', '99', '12.5', 'wide'])
    expect(panelIn({ ...values, widthMm: none }), none).toBeNull();
  expect(panelIn({ ...values, viewingDistanceMm: '1' })).toBeNull();
});

test('what somebody else saved meanwhile is taken where nothing was typed, and told where both have typed', () => {
  const mine = { ...values, name: 'Λιμάνι, δυτικά', place: 'Αποβάθρα' };
  const theirs = { ...values, name: 'Παλιό λιμάνι', audio: true, tags: ['λιμάνι', 'δυτικά'] };
  expect(joinValues(values, { ...mine, tags: ['λιμάνι'] }, theirs)).toEqual({
    values: { ...mine, audio: true, tags: theirs.tags },
    both: ['name'],
  });
});

test('R-SPEAK-11 how loud a display is, and its quiet hours, are read from the form, each fault at its field', () => {
  const read = (sound: Partial<DisplayValues>) => readValues({ ...values, ...sound }, { withCode: true });
  const night = { volume: '70', quietFrom: '22:00', quietUntil: '08:00', quietVolume: '20' };
  expect(read(night)).toMatchObject({
    settings: { sound: { level: 70, quiet: { hours: { from: '22:00', until: '08:00' }, level: 20 } } },
  });
  const faultsOf = (change: Partial<DisplayValues>) => {
    const found = read({ ...night, ...change });
    return 'faults' in found ? Object.keys(found.faults) : [];
  };
  expect(faultsOf({ volume: '101' })).toEqual(['volume']);
  expect(faultsOf({ quietVolume: '' })).toEqual(['quietVolume']);
  expect(faultsOf({ quietFrom: '' })).toEqual(['quietFrom']);
  expect(faultsOf({ quietUntil: '22:00' })).toEqual(['quietUntil']);
});

test('R-REACH-04 how high the lower edge is may be left unmeasured, and is a number where it was measured', () => {
  const read = (lowerEdgeMm: string) => readValues({ ...values, lowerEdgeMm }, { withCode: true });
  expect(JSON.stringify(read(''))).not.toContain('lowerEdgeMm');
  expect(read('650')).toMatchObject({ settings: { panel: { lowerEdgeMm: 650 } } });
  expect(read('9000')).toMatchObject({ faults: { lowerEdgeMm: { code: expect.any(String) } } });
});
