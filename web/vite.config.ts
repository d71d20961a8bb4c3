import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import compile from 'icu-minify/compile';
import { defineConfig, type Plugin, type Rolldown, runnerImport } from 'vite';
import { createAppLogger } from '../scripts/lib/vite-logger.mjs';
import { breakpoints } from './src/ui/breakpoint-widths.ts';

const builtAt = new Date().toISOString();
const buildId = process.env.PSIFIDA_BUILD_ID ?? `local-${builtAt}`;

/** R-SHELL-14: the file that tells an open page of a newer build; its shape is `buildInfo` of the contract. */
const buildInfoFile: Plugin = {
  name: 'psifida-build-info',
  apply: 'build',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'builds/latest.json',
      source: JSON.stringify({ id: buildId, builtAt }),
    });
  },
};

/** `@media (--phone)`: browsers do not know names for widths yet. A name nobody has given ends the build. */
const namedBreakpoints: Plugin = {
  name: 'psifida-breakpoints',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css(\?|$)/ },
    handler: (code) => ({ code: code.replace(/@media[^{]*/g, withWidths), map: null }),
  },
};

const withWidths = (rule: string): string =>
  rule.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
    if (!(name in breakpoints)) throw new Error(`There is no breakpoint called ${name}`);
    return breakpoints[name as keyof typeof breakpoints];
  });

type Written = string | { readonly [key: string]: Written };
type Compiled = ReturnType<typeof compile> | { [key: string]: Compiled };

const compiled = (texts: Written): Compiled =>
  typeof texts === 'string'
    ? compile(texts)
    : Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, compiled(value)]));

const formatMessage = 'use-intl/format-message';

/** R-SPEED-01: the words of one language, read and taken apart beforehand: a page needs neither the other's nor a parser. */
const wordsOfOneLanguage: Plugin = {
  name: 'psifida-words',
  apply: 'build',
  config: () => ({
    resolve: { alias: [{ find: formatMessage, replacement: `${formatMessage}/format-only` }] },
  }),
  load: {
    filter: { id: /\/i18n\/words\/[\w-]+\.ts$/ },
    async handler(id) {
      const { module } = await runnerImport<{ words: Written }>(id, { configFile: false, logLevel: 'error' });
      const text = JSON.stringify(JSON.stringify(compiled(module.words)));
      return { code: `export const words = JSON.parse(${text});`, moduleType: 'js' };
    },
  },
};

const tabler = createRequire(new URL('../api/package.json', import.meta.url)).resolve(
  '@iconify-json/tabler/icons.json',
);

/** Where the sign-in page names its icons. */
const signInIcons = ['ui/form-fields.tsx', 'ui/frame/switches.tsx', 'ui/plain-banner.tsx'];

/** R-SHELL-16: icons whose names stand in the sources come with the app, in a file of their own; any other is asked for. */
const iconsOfSources: Plugin = {
  name: 'psifida-icons',
  load: {
    filter: { id: /\/ui\/icons\/(own|sign-in)-icons\.ts$/ },
    handler(id) {
      const { icons }: { icons: Record<string, { body: string }> } = JSON.parse(readFileSync(tabler, 'utf8'));
      const all = readdirSync(source(''), { recursive: true, encoding: 'utf8' });
      const named = (id.endsWith('sign-in-icons.ts') ? signInIcons : all)
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^i18n\//.test(file))
        .map((file) => readFileSync(source(file), 'utf8'))
        .filter((code) => /icon/i.test(code))
        .flatMap((code) => Array.from(code.matchAll(/['"]([a-z][a-z\d-]*)['"]/g), ([, name = '']) => name));
      const own = [...new Set(named)].filter((name) => Object.hasOwn(icons, name)).sort();
      const bodies = Object.fromEntries(own.map((name) => [name, icons[name]?.body]));
      return `export const ownIcons = ${JSON.stringify(bodies)};`;
    },
  },
};

const pdfjs = new URL('.', import.meta.resolve('pdfjs-dist/package.json'));
const { version: pdfjsVersion } = JSON.parse(readFileSync(new URL('package.json', pdfjs), 'utf8'));

/** What pdf.js asks for by name while it draws, under our own address; while developing, from where it is installed. */
const pdfFiles: Plugin = {
  name: 'psifida-pdf-files',
  config: (_, { command }) => {
    const folder = command === 'build' ? `/assets/pdfjs-${pdfjsVersion}/` : `/@fs${pdfjs.pathname}`;
    return { define: { 'import.meta.env.VITE_PDF_FILES': JSON.stringify(folder) } };
  },
  generateBundle() {
    for (const folder of ['cmaps', 'iccs', 'standard_fonts', 'wasm'])
      for (const name of readdirSync(new URL(folder, pdfjs)))
        this.emitFile({
          type: 'asset',
          fileName: `assets/pdfjs-${pdfjsVersion}/${folder}/${name}`,
          source: readFileSync(new URL(`${folder}/${name}`, pdfjs)),
        });
  },
};

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** All that a file imports, and what that imports: what comes with it at once. */
function broughtAlong(file: string, modules: Modules, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const next of modules.getModuleInfo(file)?.importedIds ?? []) broughtAlong(next, modules, known);
  return known;
}

const broughtBy = (paths: readonly string[], modules: Modules): Set<string> =>
  paths.reduce((known, path) => broughtAlong(source(path), modules, known), new Set<string>());

/** Found out when the first module is asked about: all are known by then. */
const once = <Found>(find: (modules: Modules) => Found): ((modules: Modules) => Found) => {
  let found: Found | undefined;
  return (modules) => {
    found ??= find(modules);
    return found;
  };
};

const source = (path: string) => new URL(`src/${path}`, import.meta.url).pathname;
const signInPage = 'app/sign-in-page.tsx';

/**
 * R-SPEED-03: what the start, the sign-in page and the app, and the app alone begin with of our own, each in one file instead
 * of one for every way in which later pages share it: the start of every visit names each of these files, and they compress
 * better together. What leads to the provider, and what only the sign-in page needs, is left out: so no file waits for one
 * that waits for it.
 */
const beginnings = (): Rolldown.CodeSplittingGroup => {
  const all = once((modules) => ({
    start: broughtBy(['main.tsx'], modules),
    apart: broughtBy(['signed-in.ts', 'session/begin-session.ts'], modules),
    signIn: broughtBy([signInPage], modules),
    app: broughtBy(['app/start.tsx'], modules),
    ahead: broughtBy(['app/ahead.ts'], modules),
  }));
  return {
    name: (id, modules) => {
      const { start, apart, signIn, app, ahead } = all(modules);
      if (start.has(id)) return 'start-parts';
      if (apart.has(id)) return null;
      if (signIn.has(id)) return app.has(id) ? 'both-parts' : null;
      return ahead.has(id) ? 'ahead-parts' : 'app-parts';
    },
    debugName: 'beginnings',
    tags: ['$initial'],
    test: /\/(web|contract|art)\/src\//,
    includeDependenciesRecursively: false,
  };
};

/** Sent for after the first image (lib/lazy-when-idle.ts) of any page. */
const comesLater = [
  'ui/kit-overlays.ts',
  'app/find/find-dialog.tsx',
  'features/media/uploads/upload-panel.tsx',
];

const screens = [...readFileSync(source('app/screens.ts'), 'utf8').matchAll(/(pages\/[\w-]+\.tsx)/g)].map(
  ([path]) => path,
);

/** The screens that do without what only editors need. */
const withoutEditor = screens.filter((path) => !/-(add|edit)\.tsx$/.test(path));

/** What fewer screens share is not worth bringing to each of the others. */
const sharedByAtLeast = 5;

/** Screens without forms: what they share with those that have some does not bring the forms along. */
const withoutForms = ['system-home', 'approvals', 'approval', 'languages', 'past', 'activity', 'people']
  .concat('own-account', 'shared-preview', 'displays', 'emergency-messages')
  .map((name) => `pages/${name}.tsx`);

/**
 * R-SPEED-03: what the overview needs beyond the app, a list beyond both, what screens with forms share, and what only editors
 * need, in a file each. What lists share with that which comes later to every page is apart: the overview does not bring lists
 * along for it.
 */
const firstScreens = (): Rolldown.CodeSplittingGroup => {
  const all = once((modules) => ({
    first: broughtBy(['main.tsx', 'signed-in.ts', signInPage, 'app/start.tsx'], modules),
    overview: broughtBy(['pages/systems-overview.tsx'], modules),
    later: broughtBy(comesLater, modules),
    list: broughtBy(['pages/presentation-list.tsx'], modules),
    editor: broughtBy(['pages/presentation-edit.tsx'], modules),
    formless: broughtBy(withoutForms, modules),
    others: broughtBy(withoutEditor, modules),
    each: screens.map((path) => broughtBy([path], modules)),
  }));
  return {
    name: (id, modules) => {
      const { first, overview, later, list, editor, formless, others, each } = all(modules);
      if (first.has(id)) return null;
      if (overview.has(id)) return 'overview-parts';
      if (list.has(id)) return later.has(id) ? 'later-parts' : 'list-parts';
      if (later.has(id) || formless.has(id) || !editor.has(id)) return null;
      if (each.filter((one) => one.has(id)).length >= sharedByAtLeast) return 'form-parts';
      return others.has(id) ? null : 'editor-parts';
    },
    debugName: 'first screens',
    includeDependenciesRecursively: false,
  };
};

/**
 * R-SPEED-03: files of which every page runs more than half before it stands. A browser reads a function twice, once to find
 * its end and again when it is first called, and then the page waits; of these it makes all beside the page, while they arrive.
 * Others pass over the line (V8 knows it since Chrome 136).
 */
const runAtOnce = ['react', 'kit', 'kit-first', 'app'];

export default defineConfig({
  customLogger: createAppLogger(),
  plugins: [react(), buildInfoFile, namedBreakpoints, wordsOfOneLanguage, iconsOfSources, pdfFiles],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  define: { 'import.meta.env.VITE_BUILD_ID': JSON.stringify(buildId) },
  build: {
    target: 'es2023',
    // The content security policy allows data: for images only, and a font may not be inlined.
    assetsInlineLimit: 0,
    // The polyfill would be an inline script; every browser of the target has modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The app and the sign-in page begin after main.tsx has decided which it is, and each brings its own.
      input: {
        index: 'index.html',
        'signed-in': 'signed-in.html',
        app: 'src/app/start.tsx',
        'sign-in': `src/${signInPage}`,
      },
      output: {
        postBanner: ({ name }) => (runAtOnce.includes(name) ? '//# allFunctionsCalledOnLoad' : ''),
        codeSplitting: {
          groups: [
            { name: 'zod', test: /no-eval\.ts|node_modules\/zod\//, priority: 2 },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
            // What the app needs of other people's work and the sign-in page does not, in one file that a new build leaves
            // as it is.
            {
              name: 'kit',
              tags: ['$initial'],
              test: /node_modules\/(@tanstack|@floating-ui)\//,
            },
            // What any beginning needs of the kit: the sign-in page and the app nearly the same.
            {
              name: 'kit-first',
              tags: ['$initial'],
              test: /node_modules\/(@mantine|use-intl|@formatjs|clsx)\//,
              includeDependenciesRecursively: false,
            },
            beginnings(),
            firstScreens(),
            // Of the kit, what the overview is the first to need.
            {
              name: 'kit-overview',
              test: /@mantine\/.*\/(Group|filter-falsy-children|NativeSelect|ComboboxChevron|get-parsed-combobox-data|Skeleton)\//,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
