// @ts-check
// What an image file says of itself, in a thread that is ended when it takes too long.
import { readFile } from 'node:fs/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** @typedef {import('@psifida/contract/content/media').FileMetadata} FileMetadata */

const patienceMs = 10_000;

/** Null for what says nothing, or cannot be read: nobody is kept from an image by it. @param {string} file */
export const readMetadata = (file) =>
  new Promise((/** @type {(found: FileMetadata | null) => void} */ resolve) => {
    const thread = new Worker(new URL(import.meta.url), {
      workerData: file,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const timer = setTimeout(() => thread.terminate(), patienceMs);
    thread.once('message', resolve);
    thread.once('error', () => resolve(null));
    thread.once('exit', () => {
      clearTimeout(timer);
      resolve(null);
    });
  });

/** @typedef {{ value?: unknown, description?: unknown, attributes?: { lang?: string } }} Tag */

/** In one line, without what a database cannot keep. @param {unknown} text @param {number} max */
const tidy = (text, max = 200) =>
  typeof text === 'string'
    ? cut(
        text
          .toWellFormed()
          .replace(/[\p{Cc}\s]+/gu, ' ')
          .trim(),
        max,
      )
    : '';

/** Never in the middle of a character. @param {string} text @param {number} max */
const cut = (text, max) => text.slice(0, max).replace(/\p{Surrogate}$/u, '');

/** What cameras write into every image. */
const boilerplate = /digital camera|camera pictures|^dcim/i;

/** The first that says something. @param {(Tag | undefined)[]} tags */
const said = (...tags) => tags.map((tag) => tidy(tag?.description)).find(Boolean);

/** By what XMP says of it, and otherwise by its letters. @param {(Tag | undefined)[]} tags */
function inLanguages(...tags) {
  /** @type {{ el?: string, en?: string }} */
  const found = {};
  for (const tag of tags.flatMap((one) =>
    Array.isArray(one?.value) && one.value[0]?.value ? one.value : [one],
  )) {
    const text = tidy(tag?.description, 500);
    if (!text || boilerplate.test(text)) continue;
    const named = /^(el|en)\b/.exec(tag?.attributes?.lang ?? '')?.[1];
    const language = named === 'el' || named === 'en' ? named : /\p{Script=Greek}/u.test(text) ? 'el' : 'en';
    found[language] ??= text;
  }
  return found;
}

/** @param {Tag | undefined} tag */
function day(tag) {
  const [, year, month, date] = /^(\d{4})[-:]?(\d\d)[-:]?(\d\d)/.exec(tidy(tag?.description)) ?? [];
  const iso = `${year}-${month}-${date}`;
  const time = Date.parse(`${iso}T12:00Z`);
  // The 31st of February is read as the 3rd of March.
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
  return isDay && Number(year) > 1800 ? iso : undefined;
}

/** Coordinates are left where they are: an image's place is the name that somebody gave it. @param {string} file */
async function read(file) {
  const { default: ExifReader } = await import('exifreader');
  const tags = ExifReader.load(await readFile(file), { expanded: true });
  const [exif, iptc, xmp] = [tags.exif, tags.iptc, tags.xmp].map(
    (group) => /** @type {Record<string, Tag | undefined>} */ (group ?? {}),
  );
  const titles = inLanguages(xmp?.title, iptc?.['Object Name'], xmp?.Headline, iptc?.Headline);
  const found = {
    title: cut(titles.el ?? titles.en ?? '', 200),
    description: inLanguages(xmp?.description, iptc?.['Caption/Abstract'], exif?.ImageDescription),
    credit: said(xmp?.Credit, iptc?.Credit, xmp?.creator, iptc?.['By-line'], exif?.Artist),
    copyright: said(xmp?.rights, iptc?.['Copyright Notice'], exif?.Copyright),
    date: day(exif?.DateTimeOriginal) ?? day(xmp?.DateCreated) ?? day(iptc?.['Date Created']),
    place: [
      said(xmp?.Location, iptc?.['Sub-location']),
      said(xmp?.City, iptc?.City),
      said(xmp?.Country, iptc?.['Country/Primary Location Name']),
    ]
      .filter(Boolean)
      .join(', '),
  };
  const full = Object.entries(found).filter(([, value]) =>
    typeof value === 'object' ? Object.keys(value).length : value,
  );
  return full.length ? Object.fromEntries(full) : null;
}

if (!isMainThread) parentPort?.postMessage(await read(workerData));
