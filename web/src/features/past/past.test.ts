import { emptyAnnouncement } from '@psifida/contract/content/announcement';
import { emptyEvent } from '@psifida/contract/content/event';
import { previewMessage } from '@psifida/contract/content/preview';
import { emptyManifest } from '@psifida/contract/content/release';
import { unlimited } from '@psifida/contract/content/schedule';
import { type PastMoment, periodFault, type ShownReport, titlesIn } from '@psifida/contract/content/shown';
import { systems } from '@psifida/contract/registry/systems';
import { expect, test } from 'vitest';
import { contentOf, idOf as id, imageEntry } from '../../lib/testing/samples.ts';
import { pastMessage } from './past-message.ts';
import { asHours, byDay, reportCsv } from './report.tsx';

const at = '2026-05-01T12:00:00.000Z';

const presentation = (last: number, from: string | null = null) => ({
  ...contentOf(imageEntry(id(90 + last), { media: id(80) })),
  id: id(last),
  schedule: { ...unlimited, from },
});

const moment: PastMoment = {
  display: { id: id(1), system: 'system1a', name: 'Είσοδος', place: '', gone: false },
  at,
  outcome: 'shown',
  showing: { from: at, until: at, system: 'system1a', release: 4, presentation: id(11), title: null },
  release: null,
  manifest: {
    ...emptyManifest('system1a', systems.system1a),
    presentations: [presentation(10), presentation(11), presentation(12, '2027-06-01T00:00')],
  },
  erased: [{ id: id(80), kind: 'media', at, by: { id: 'x', name: 'Μαρία' } }],
  around: [],
  spans: [],
  doubtful: [],
};

test('the player is told what was due then, first what was on the glass, with a note where an image was erased', () => {
  const message = pastMessage(moment, { language: 'el', erasedWords: 'Σβήστηκε' });
  expect(message?.presentation).toBe(id(11));
  expect(message?.manifest.presentations.map((one) => one.id)).toEqual([id(10), id(11)]);
  expect(decodeURIComponent(message?.manifest.media[id(80)]?.images[0]?.url ?? '')).toContain('Σβήστηκε');
  expect(previewMessage.safeParse(message).error).toBeUndefined();
});

test('of what was erased as a whole nothing is shown', () => {
  const showing = { ...moment.showing, presentation: id(13) } as PastMoment['showing'];
  expect(pastMessage({ ...moment, showing }, { language: 'el', erasedWords: '' })).toBeNull();
});

test('R-TOWN-10 what the town said then is said at that instant, and nothing that was meant for some displays', () => {
  const said = (last: number, tags: string[]) => ({ ...emptyAnnouncement, id: id(last), tags });
  const happened = (last: number, tags: string[]) => ({ ...emptyEvent, id: id(last), tags });
  const manifest = moment.manifest && {
    ...moment.manifest,
    announcements: [said(20, []), said(21, ['hall'])],
    events: [happened(22, []), happened(23, ['hall'])],
  };
  const message = pastMessage({ ...moment, manifest }, { language: 'el', erasedWords: '' });
  expect(message?.at).toBe(Date.parse(at));
  expect(message?.manifest.announcements?.map((one) => one.id)).toEqual([id(20)]);
  expect(message?.manifest.events?.map((one) => one.id)).toEqual([id(22)]);
});

const report: ShownReport = {
  from: '2026-10-24',
  until: '2026-10-25',
  presentations: [
    {
      system: 'system1a',
      id: id(1),
      titles: [
        { from: '2026-01-07', title: { el: '=Φ;"α"', en: '' } },
        { from: '2026-10-25', title: { el: 'Νέα', en: '' } },
      ],
      erased: false,
      seconds: 93_600,
      times: 3,
    },
    { system: 'system1a', id: id(2), titles: [], erased: true, seconds: 60, times: 1 },
  ],
  days: [
    {
      day: '2026-10-24',
      shown: [
        [0, 3_600, 1],
        [1, 60, 1],
      ],
    },
    { day: '2026-10-25', shown: [[0, 90_000, 2]] },
  ],
  total: { seconds: 93_660, times: 4 },
};

test('R-GLASS-11 the file has a line per day and presentation, named as it was called that day, and the sum of all', () => {
  const csv = reportCsv(report, {
    headings: ['Ημέρα', 'Προβολή', 'Διάρκεια', 'Δευτερόλεπτα', 'Φορές'],
    total: 'Σύνολο',
    titleOf: ({ titles }, from, until) =>
      titlesIn(titles, from, until)
        .map(({ title }) => title.el)
        .join(' > ') || 'σβήστηκε',
  });
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFΗμέρα;Προβολή;Διάρκεια;Δευτερόλεπτα;Φορές',
    `2026-10-24;"'=Φ;""α""";01:00:00;3600;1`,
    '2026-10-24;σβήστηκε;00:01:00;60;1',
    `2026-10-25;"'=Φ;""α"" > Νέα";25:00:00;90000;2`,
    'Σύνολο;;26:01:00;93660;4',
    '',
  ]);
});

test('days are added up, and a day of 25 hours has 25', () => {
  const days = byDay(report).map(({ day, seconds, times }) => `${day} ${asHours(seconds)} ${times}`);
  expect(days).toEqual(['2026-10-24 01:01:00 2', '2026-10-25 25:00:00 2']);
});

test.each([
  ['2026-02-01', '2026-02-01', null],
  ['2026-02-02', '2026-02-01', 'ends-before-it-begins'],
  ['2001-01-01', '2026-02-01', 'too-long'],
] as const)('a report from %s until %s: what is wrong with it is %s', (from, until, fault) => {
  expect(periodFault(from, until)).toBe(fault);
});
