// @ts-check
// Whether everything is found at once, among 20,000 presentations, 2,000 library items, 100,000 images and 500 displays,
// beside a select of the found rows by key. Goal: 150 ms for the slowest.
import { randomUUID } from 'node:crypto';
import { emptyItem } from '@psifida/contract/content/library-item';
import { searchText } from '@psifida/contract/fold-text';
import { addImage, bench, fill, ms, pairDisplay, percentile, quick, row, startApi } from './harness.mjs';

const [share, rounds] = quick ? [0.05, 5] : [1, 100];
const goal = 150;
const sizes = { presentation: 20_000, library_item: 2_000, media_asset: 100_000, display: 500 };
const greek =
  'λιμάνι κάστρο παραλία ψηφιδωτό ελαιώνας σούρουπο πλατεία μουσείο νησί δρόμος μπουγάτσα θάλασσα χωριό γιορτή αγορά';
const english =
  'harbour castle beach mosaic grove dusk square museum island road pie sea village feast market';
const questions = [
  ...['λιμάνι', 'limani', 'mpoug', 'xorio', 'κάστρο 77', 'souroupo paralia', 'harbour 1999'],
  ...['img', 'IMG_20310', 'λ', 'th', 'ζζ', 'qqqq', 'nothing at all', 'Οθόνη 12'],
];
/** @param {string} words @param {number} number */
const title = (words, number, all = words.split(' ')) =>
  `${all[number % 15]} ${all[Math.floor(number / 15) % 15]} ${number}`;
const times = (/** @type {number} */ number) => ({
  modified_at: new Date(Date.now() - ((number * 7_919) % 100_003) * 1_000),
});

/** @type {Record<keyof typeof sizes, (number: number) => object>} */
const changes = {
  presentation: (number) => titled(number, { position: number + 10 }),
  library_item: (number) => titled(number, {}),
  media_asset: (number) => {
    const row = { title: title(greek, number), file_name: `IMG_${number}.jpg`, alt_el: '', alt_en: '' };
    return { ...row, ...times(number), search: searchText(...Object.values(row)) };
  },
  display: (number) => ({
    ...{ name: `Οθόνη ${number}`, token_hash: randomUUID(), search: searchText(`Οθόνη ${number}`) },
  }),
};
/** @param {number} number @param {object} more */
function titled(number, more) {
  const [el, en] = [title(greek, number), title(english, number)];
  return { title_el: el, title_en: en, search: searchText(el, en), ...times(number), ...more };
}

await bench(async (folder, stops) => {
  const api = await startApi(folder, stops);
  const { call, db } = api;
  await addImage(api, folder);
  await pairDisplay(api, 'system1a');
  const named = { title: { el: 'Πρώτη', en: 'First' } };
  await call('POST', '/systems/system1a/presentations', { ...named, entries: [] });
  await call('POST', '/library/recipe', { content: { ...emptyItem.recipe, ...named } });
  for (const [table, size] of Object.entries(sizes))
    await fill(db, table, size * share, changes[/** @type {keyof typeof sizes} */ (table)]);

  /** The least that any search could take. @param {{ id: string }[]} items */
  const select = async (items) => {
    for (const table of Object.keys(sizes))
      await db.query(`select * from ${table} where id = any($1::uuid[])`, [items.map(({ id }) => id)]);
  };
  const timed = async (/** @type {() => Promise<any>} */ work) => {
    const began = performance.now();
    const result = await work();
    return { result, time: performance.now() - began };
  };
  /** @type {{ find: number[], bare: number[] }} */
  const all = { find: [], bare: [] };
  for (const question of questions) {
    const ask = () => timed(() => call('GET', `/find?q=${encodeURIComponent(question)}`));
    for (let round = 0; round < 5; round += 1) await ask(); // warms up
    /** @type {{ find: number[], bare: number[] }} */
    const taken = { find: [], bare: [] };
    let count = 0;
    for (let round = 0; round < rounds; round += 1) {
      const { result, time } = await ask();
      count = result.items.length;
      taken.find.push(time);
      taken.bare.push((await timed(() => select(result.items))).time);
    }
    all.find.push(...taken.find);
    all.bare.push(...taken.bare);
    if (quick) console.log(`'${question}', ${count} found: p99 ${ms(percentile(taken.find, 0.99))}`);
  }
  const said = (/** @type {number[]} */ times) =>
    `p50 ${ms(percentile(times, 0.5))}; p99 ${ms(percentile(times, 0.99))}`;
  row(
    `${questions.length} searches among ${Object.values(sizes)
      .reduce((sum, size) => sum + size * share, 0)
      .toLocaleString('en')} presentations, items, files and displays`,
    `${said(all.find)}; slowest ${ms(Math.max(...all.find))}`,
    `${said(all.bare)} for the rows by key`,
    `slowest ${ms(goal)}`,
  );
});
