import { readdir, readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const builtOf = (app: string) => new URL(`../../${app}/dist/`, import.meta.url);
const read = (app: string, file: string) => readFile(new URL(file, builtOf(app)), 'utf8');

/** What the page itself names. */
async function namedByPage(app: string, base: string): Promise<string[]> {
  const page = await read(app, 'index.html');
  return [...page.matchAll(new RegExp(`(?:src|href)="${base}(assets/[^"]+)"`, 'g'))].map(
    ([, name = '']) => name,
  );
}

/** Everything that a file sends for together with a part of the build, which is called by its name. */
async function broughtBy(file: string, part: string): Promise<string[]> {
  const code = await read('web', file);
  const all: string[] = JSON.parse(/m\.f=(\[[^\]]*\])/.exec(code)?.[1] ?? '[]');
  const sent = new RegExp(`import\\(\`\\./(${part}-[\\w-]+\\.js)\`\\)(.*?)(?=import\\(|$)`, 's').exec(code);
  if (!sent) return [];
  const places =
    /__vite__mapDeps\(\[([\d,]*)\]/
      .exec(sent[2] ?? '')?.[1]
      ?.split(',')
      .map(Number) ?? [];
  return [`assets/${sent[1]}`, ...places.map((place) => all[place] ?? '')];
}

/** The same of whichever of these files it is that sends for it. */
async function broughtBySome(files: readonly string[], part: string): Promise<string[]> {
  const scripts = files.filter((name) => name.endsWith('.js'));
  const brought = (await Promise.all(scripts.map((name) => broughtBy(name, part)))).flat();
  expect(brought, `what comes with ${part}`).toContainEqual(expect.stringContaining(`assets/${part}-`));
  return brought;
}

async function staffApp(start: string, ...later: string[]): Promise<string[]> {
  const first = await namedByPage('web', '/');
  const begun = await broughtBySome(first, start);
  const rest = await Promise.all(later.map((part) => broughtBySome(begun, part)));
  return [...first, ...begun, ...rest.flat()];
}

/** The words of a page in Greek, which has more letters. */
async function words(page: string): Promise<string[]> {
  const all = await readdir(new URL('assets/', builtOf('web')));
  return all
    .filter((name) => new RegExp(`^${page}-el-[\\w-]{8}\\.js$`).test(name))
    .map((name) => `assets/${name}`);
}

/** Lowered whenever something was cut; raised only for something that the page really needs at once. */
const budgets = [
  { of: 'a display', files: () => namedByPage('display', '/display/'), app: 'display', atMost: 70_500 },
  {
    of: 'the way to the sign-in provider',
    files: () => staffApp('begin-session'),
    app: 'web',
    atMost: 11_400,
  },
  {
    of: 'the sign-in page',
    files: async () => [...(await staffApp('sign-in')), ...(await words('sign-in'))],
    app: 'web',
    atMost: 118_600,
  },
  {
    of: 'the overview',
    files: async () => [
      ...(await staffApp('app', 'overview-parts')),
      ...(await staffApp('ahead')),
      ...(await words('first')),
    ],
    app: 'web',
    atMost: 246_400,
  },
];

test.each(budgets)(
  'R-SPEED-03 $of takes at most $atMost bytes of scripts, styles and words, compressed',
  async ({ files, app, atMost }) => {
    const names = [...new Set(await files())];
    const contents = await Promise.all(names.map((name) => readFile(new URL(name, builtOf(app)))));
    expect(names.length).toBeGreaterThan(1);
    const bytes = contents.reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
    expect(bytes).toBeLessThanOrEqual(atMost);
  },
);

test('R-SPEED-03 the files that every page runs at once are made ready while they arrive, by the word for it', async () => {
  const all = await readdir(new URL('assets/', builtOf('web')));
  const marked = [];
  for (const name of all.filter((one) => one.endsWith('.js')))
    if (/^\/\/# allFunctionsCalledOnLoad$/m.test(await read('web', `assets/${name}`)))
      marked.push(name.replace(/-.{8}\.js$/, ''));
  expect(marked.toSorted()).toEqual(['app', 'kit', 'kit-first', 'react']);
});

test('the service worker keeps every file that a display may need', async () => {
  const worker = await readFile(new URL('worker.js', builtOf('display')), 'utf8');
  const page = await readFile(new URL('index.html', builtOf('display')), 'utf8');
  for (const [, file] of page.matchAll(/"(\/display\/assets\/[^"]+)"/g)) expect(worker).toContain(file);
  expect(worker).toContain('/display/index.html');
});
