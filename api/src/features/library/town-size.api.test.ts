import { gzipSync } from 'node:zlib';
import { seeded } from '@psifida/contract/content/seeded';
import { townKinds } from '@psifida/contract/kinds';
import { expect, test } from 'vitest';
import { anItem } from '../../testing/builders.ts';
import { aShownPresentation } from '../../testing/display-steps.ts';
import { ownApi } from '../../testing/open-test-api.ts';

const api = ownApi();

/** Words of many, so that a text of theirs is pressed no better than a real one. */
const words = (letters: string) => {
  const draw = seeded(letters);
  const below = (most: number) => Math.floor(draw() * most);
  const known = Array.from({ length: 1_500 }, () =>
    Array.from({ length: 2 + below(9) }, () => letters[below(letters.length)]).join(''),
  );
  return (count: number) =>
    Array.from({ length: count }, () => known[Math.floor(draw() ** 2 * known.length)]).join(' ');
};
const greek = words('αεηιουςντρσλκπμγδβχφθ');
const english = words('aeioutnrshldcmfpgbvkw');

test('R-TOWN-08 a release with 200 announcements and events is no larger than 150 kB compressed', async () => {
  for (let made = 0; made < 200; made += 1) {
    const kind = townKinds[made % 2] as 'announcement';
    const said = (count: number) => ({ el: greek(count), en: english(count) });
    await anItem(api.db, { kind, content: { title: said(6), text: said(50), image: null } });
  }
  await aShownPresentation(api, 'system1a', { room: { announcements: true, events: true, after: 3 } });
  const { manifest } = await api.db
    .selectFrom('release')
    .select('manifest')
    .where('system', '=', 'system1a')
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  const { announcements, events } = JSON.parse(manifest);
  expect([announcements.length, events.length]).toEqual([100, 100]);
  expect(gzipSync(manifest).length).toBeLessThan(150_000);
});
