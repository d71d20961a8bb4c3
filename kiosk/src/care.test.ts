import { describe, expect, test } from 'vitest';
import { createCare, dayOf, failuresAfter, type Look, nightlyRemedy, pauseBeforeNext } from './care.ts';

const well: Look = { answers: true, atHome: true, filled: true, drawn: true };
const judge = (...looks: Partial<Look>[]) => {
  const care = createCare();
  return looks.map((look) => care({ ...well, ...look }));
};

describe('a page that is looked after', () => {
  test('is left alone while it is well, and for a moment of nothing', () => {
    const looks = [{}, { drawn: false }, { filled: false }, {}, { atHome: false }, { atHome: false }, {}];
    expect(judge(...looks)).toEqual(Array(7).fill('none'));
  });

  test.each([{ atHome: false }, { filled: false }, { drawn: false }])(
    'is opened again at the third look that sees %j, and then the browser is started again',
    (look) => {
      const remedies = judge(...Array(9).fill(look));
      expect(remedies.slice(0, 3)).toEqual(['none', 'none', 'open-again']);
      expect(remedies.join(' ').replaceAll('none ', '')).toBe('open-again open-again start-again');
    },
  );

  test('has to answer: at the second silence in a row the browser is started again', () => {
    const silent = { answers: false };
    expect(judge(silent, {}, silent, silent)).toEqual(['none', 'none', 'none', 'start-again']);
  });

  test('may show a video that is dark for as long as it likes', () => {
    expect(judge(...Array(50).fill({ drawn: null }))).toEqual(Array(50).fill('none'));
  });
});

test('the first browser that does not stay up is followed at once, the next ones after ever longer, never more than five seconds', () => {
  const pauses = [];
  for (let failures = 0; pauses.length < 8; ) {
    failures = failuresAfter({ livedMs: 100, failures });
    pauses.push(pauseBeforeNext(failures));
  }
  expect(pauses).toEqual([0, 1_000, 2_000, 4_000, 5_000, 5_000, 5_000, 5_000]);
  // One that was up for a good while was none of those.
  expect(pauseBeforeNext(failuresAfter({ livedMs: 3_600_000, failures: 8 }))).toBe(0);
});

describe('at night', () => {
  const at = (hours: number, minutes: number) => new Date(2026, 10, 16, hours, minutes);
  const night = { nightAt: 240, lastNight: '', availableShare: 0.5 };

  test('the browser is started again once, in the hour that was said', () => {
    expect(nightlyRemedy({ ...night, now: at(3, 59) })).toBe('none');
    expect(nightlyRemedy({ ...night, now: at(4, 0) })).toBe('browser');
    expect(nightlyRemedy({ ...night, now: at(4, 1), lastNight: dayOf(at(4, 0)) })).toBe('none');
    // Switched on at noon: the night is over.
    expect(nightlyRemedy({ ...night, now: at(12, 0) })).toBe('none');
  });

  test('a machine whose memory is nearly used up is started again as a whole', () => {
    expect(nightlyRemedy({ ...night, now: at(4, 0), availableShare: 0.1 })).toBe('machine');
  });
});
