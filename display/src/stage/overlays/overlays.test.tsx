import type { EmergencyMessage } from '@psifida/contract/content/display';
import { measuresOf, reachMm, usualPanels } from '@psifida/contract/content/panel';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Emergency } from './emergency.tsx';
import type { EmergencyPage } from './emergency-budget.ts';
import { easyOf, emergenciesNow, signsButton } from './overlays.tsx';

const message = (id: string, level: EmergencyMessage['level'], from: number, until: number) => ({
  id,
  level,
  title: { el: '', en: '' },
  text: { el: '', en: '' },
  from: new Date(from).toISOString(),
  until: new Date(until).toISOString(),
  drill: false,
});
const ids = (messages: EmergencyMessage[], now: number) => emergenciesNow(messages, now).map(({ id }) => id);

test('a message ends at its time, and not before it has begun', () => {
  const one = [message('a', 'warning', 1_000, 2_000)];
  expect(ids(one, 999)).toEqual([]);
  expect(ids(one, 1_000)).toEqual(['a']);
  expect(ids(one, 2_000)).toEqual([]);
});

test('the gravest comes first, and of these the latest', () => {
  const all = [message('a', 'information', 0, 9), message('b', 'danger', 0, 9), message('c', 'danger', 1, 9)];
  expect(ids(all, 5)).toEqual(['c', 'b', 'a']);
});

test('R-EASY-07 a message has its easy text in its turn; a language without one keeps its text', () => {
  const told = { ...message('a', 'danger', 0, 9), text: { el: 'Εκκενώστε.', en: 'Evacuate.' } };
  expect(easyOf(told)).toBeNull();
  expect(easyOf({ ...told, easy: { el: '', en: '' } })).toBeNull();
  expect(easyOf({ ...told, easy: { el: 'Φύγετε τώρα.', en: '' } })?.text).toEqual({
    el: 'Φύγετε τώρα.',
    en: 'Evacuate.',
  });
});

const signs = { shown: false, choose: null, button: { height: 60, textPx: 20, bottom: 40 } };
const drawn = (
  one: EmergencyMessage,
  {
    said = [],
    given = {},
  }: { said?: EmergencyPage['said']; given?: Partial<ComponentProps<typeof Emergency>['signs']> } = {},
) =>
  renderToStaticMarkup(
    <Emergency message={one} page={{ said, px: 40 }} all={[one]} signs={{ ...signs, ...given }} />,
  );

test('R-EASY-08 where nobody can touch the signer stands beside the message by itself; where one can, a button brings it', () => {
  const sign = { url: '/media/a.mp4', sha256: 'a'.repeat(64), bytes: 1 };
  const told = { ...message('a', 'danger', 0, 9), sign };
  expect(drawn(told, { given: { shown: true } })).toMatch(/<video[^>]*a\.mp4[^>]*loop/);
  expect(drawn(told, { given: { shown: true } })).not.toContain('<button');
  const touched = drawn(told, { given: { choose: () => {} } });
  expect(touched).toMatch(/<button[^>]*aria-pressed="false".*Στη νοηματική.*Sign language/);
  expect(touched).not.toContain('<video');
  expect(drawn(message('a', 'danger', 0, 9), { given: { choose: () => {} } })).not.toContain('<button');
});

test('R-SPEAK-09 what is heard of a message is whole, in each language, with its easy text, whatever page is seen', () => {
  const told = {
    ...message('a', 'danger', 0, 9),
    title: { el: 'Πλημμύρα', en: 'Flood' },
    text: { el: 'Ανεβείτε ψηλά.', en: 'Go to higher ground.' },
    easy: { el: 'Πάμε ψηλά.', en: '' },
  };
  const heard = drawn(told).split('aria-hidden="true"').at(-1);
  expect(heard?.match(/<(?:p|h2)>[^<]*/g)).toEqual([
    ...['<p>Κίνδυνος', '<h2>Πλημμύρα', '<p>Ανεβείτε ψηλά.', '<p>Πάμε ψηλά.'],
    ...['<p>Danger', '<h2>Flood', '<p>Go to higher ground.'],
  ]);
});

test('R-ALERT-10 a drill says so in both languages, whatever its level', () => {
  const said = [
    { language: 'el' as const, title: 'Σεισμός', text: 'Καλυφθείτε.' },
    { language: 'en' as const, title: 'Earthquake', text: 'Take cover.' },
  ];
  const shown = (drill: boolean) => drawn({ ...message('a', 'danger', 0, 9), drill }, { said });
  expect(shown(true)).toContain('data-drill="true"');
  for (const word of ['Άσκηση', 'Drill', 'Σεισμός', 'Take cover.']) expect(shown(true)).toContain(word);
  expect(shown(true)).not.toMatch(/Κίνδυνος|Danger/);
  expect(shown(false)).not.toMatch(/Άσκηση|Drill|data-drill/);
});

test('R-REACH-04 the button of a signer lies between 400 and 1,200 mm above the floor, from a glass that stands on it to one that hangs', () => {
  const { pixels, ...panel } = usualPanels.totem;
  const { pxPerMm } = measuresOf(panel, pixels.width);
  for (const lowerEdgeMm of [0, 100, 250, 400, 700, 1_000]) {
    const { bottom, height } = signsButton({ ...panel, lowerEdgeMm }, pixels);
    expect(lowerEdgeMm + bottom / pxPerMm).toBeGreaterThanOrEqual(reachMm.from);
    expect(lowerEdgeMm + (bottom + height) / pxPerMm).toBeLessThanOrEqual(reachMm.to);
  }
});
