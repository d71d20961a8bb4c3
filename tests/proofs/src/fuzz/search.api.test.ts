import { anItem } from '@psifida/api/testing/builders';
import { endpoints } from '@psifida/contract/endpoints/all';
import { ownWhole } from '@psifida/server/testing/open-whole';
import { expect, test } from 'vitest';
import { seeded } from '../seeded.ts';
import { aHostileText } from './hostile.ts';

/** The same in every `npm test`; `npm run fuzz` draws others, and many more. */
const seed = Number(process.env.FUZZ_SEED) || 20_261_119;
const terms = Number(process.env.FUZZ_REQUESTS) || 300;

/** Signs that mean something to LIKE, to regular expressions, to full-text search and to JSON, and words in pieces. */
const pieces = [
  '%',
  '_',
  '\\',
  '%%',
  '(',
  '[',
  '.*',
  '(a+)+$',
  '&',
  '|',
  '!',
  '<->',
  ':*',
  "'",
  '"',
  '$1',
  '--',
  '\t',
  '\n',
];
const words = [
  'Φασολάδα',
  'φασολαδα',
  'FASOLADA',
  'φασολα\u0301δα',
  'th',
  'ς',
  'ΐ',
  'ß',
  'İ',
  '\u0345',
  '\u200d',
];

const places = [
  { path: endpoints.findEverything.path, name: 'q', answer: endpoints.findEverything.response },
  { path: '/systems/system1a/presentations', name: 'search', answer: endpoints.listPresentations.response },
  { path: '/library/recipe', name: 'search', answer: endpoints.listItems.response },
  { path: endpoints.listMedia.path, name: 'search', answer: endpoints.listMedia.response },
  { path: endpoints.listActivity.path, name: 'search', answer: endpoints.listActivity.response },
  { path: endpoints.readCalendar.path, name: 'system', answer: endpoints.readCalendar.response },
];

const whole = ownWhole();

test('R-FIND-02 hostile terms are searched for or refused, in every list, and nothing breaks', {
  timeout: 120_000 + terms * 200,
}, async () => {
  const draw = seeded(seed);
  const authorization = `Bearer ${await whole.token('administer', {}, { expires: '4h' })}`;
  await anItem(whole.db as never, { kind: 'recipe', active: true });
  const ask = async (path: string, name: string, term: string) =>
    whole.app.inject({
      method: 'GET',
      url: `/api/v1${path}?${name}=${encodeURIComponent(Buffer.from(term).toString())}`,
      headers: { authorization },
    });
  const answered: Record<number, number> = {};
  for (let sent = 0; sent < terms; sent += 1) {
    const { path, name, answer } = places[sent % places.length] ?? draw.pick(places);
    const parts = Array.from({ length: 1 + draw.upTo(30) }, () =>
      draw.chance(0.1) ? aHostileText(draw) : draw.pick(draw.chance(0.5) ? pieces : words),
    );
    const term = parts.join(draw.chance(0.5) ? ' ' : '').slice(0, draw.chance(0.05) ? 9_000 : 200);
    const { statusCode, body } = await ask(path, name, term);
    answered[statusCode] = (answered[statusCode] ?? 0) + 1;
    const said = `FUZZ_SEED=${seed}: ${path} ${JSON.stringify(term)}: ${body.slice(0, 300)}`;
    expect([200, 400, 422], said).toContain(statusCode);
    if (statusCode === 200) expect(answer.safeParse(JSON.parse(body)).error, said).toBeUndefined();
  }
  console.info(`${terms} hostile terms (FUZZ_SEED=${seed}):`, answered);
  expect(answered[200]).toBeGreaterThan(0);
});
