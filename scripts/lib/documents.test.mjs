// @ts-check
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.mjs';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/dependencies.md',
  'docs/design.md',
  'docs/kiosk.md',
  'docs/kiosk.el.md',
  'docs/operations.md',
  'docs/scale.md',
  'docs/style.md',
];
const ofOurs =
  /`((?:contract|art|postgres|api|identity|web|display|kiosk|server|e2e|scripts|docs|deploy)\/[\w./*-]+)`/g;
const links = /\]\((?!https?:|#)([^)#]+)/g;

test.each(pages)('%s names only files that are there', async (page) => {
  const text = await readFile(path.join(root, page), 'utf8');
  const named = [...text.matchAll(ofOurs)].map(([, file = '']) => file);
  const linked = [...text.matchAll(links)].map(([, to = '']) => path.join(path.dirname(page), to));
  // A name with NNN in it stands for one that is still to be written; pictures are made by npm run screenshots.
  const gone = [...named, ...linked].filter(
    (file) => !/NNN|\*|^docs\/pictures/.test(file) && !existsSync(path.join(root, file)),
  );
  expect(gone).toEqual([]);
});

/** What has to be the same in whatever language a page is, section by section. @param {string} text */
function bonesOf(text) {
  return text.split(/^(?=#)/m).map((section) => {
    const prose = section.replace(/^```\n[\s\S]*?^```$/gm, '');
    const rows = [...prose.matchAll(/^\|.*\|$/gm)].map(([row]) => row.split(/(?<!\\)\|/).length);
    return {
      heading: /^#+ (<a id="[\w-]+"><\/a>)?/.exec(section)?.[0],
      commands: section.match(/^```\n[\s\S]*?^```$/gm) ?? [],
      code: [...prose.matchAll(/`([^`]+)`/g)].map(([, code]) => code).sort(),
      rows,
      steps: [...prose.matchAll(/^(\d+\.|-) /gm)].map(([, mark]) => mark),
      links: [...prose.matchAll(/\]\(([^)]+)\)/g)]
        .map(([, to = '']) => to.replace('kiosk/el/', 'kiosk/en/'))
        .sort(),
    };
  });
}

test('docs/kiosk.md and docs/kiosk.el.md say the same, step by step: sections, commands, rows, links and pictures', async () => {
  const [english, greek] = await Promise.all(
    ['docs/kiosk.md', 'docs/kiosk.el.md'].map((page) => readFile(path.join(root, page), 'utf8')),
  );
  const toTheOther = /\]\(kiosk(\.el)?\.md\)/;
  expect(bonesOf((greek ?? '').replace(toTheOther, '](other)'))).toEqual(
    bonesOf((english ?? '').replace(toTheOther, '](other)')),
  );
});
