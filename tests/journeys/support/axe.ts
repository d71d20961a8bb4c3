import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** What an opened part may bring into the page a second time; WCAG names no rule for it, but whoever listens is lost. */
const once = [
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-main',
  'landmark-no-duplicate-contentinfo',
  'landmark-main-is-top-level',
];

/** What colours and words decide; all else is the same in both languages and both modes. */
const drawing = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
  'document-title',
  'html-has-lang',
  'html-lang-valid',
  'valid-lang',
  'button-name',
  'link-name',
  'label',
  'select-name',
  'summary-name',
  'frame-title',
  'image-alt',
  'role-img-alt',
  'svg-img-alt',
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-meter-name',
  'aria-progressbar-name',
  'aria-toggle-field-name',
  'aria-tooltip-name',
];

type Looked = {
  /** Only this part of the page. */
  within?: string;
  /** All of WCAG, what may be on a page once, or how it is drawn. */
  about?: 'everything' | 'landmarks' | 'drawing';
};

type Finding = { id: string; nodes: { target: unknown[]; failureSummary?: string }[] };

/** In place: as when the device goes over to its night colours. */
export async function colour(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: mode });
  await page.waitForFunction((to) => document.documentElement.dataset.mantineColorScheme === to, mode);
}

/** What axe finds against WCAG 2.0 to 2.2, A and AA: each finding as one readable line. */
export async function findings(
  page: Pick<Page, 'evaluate'>,
  { within = '', about = 'everything' }: Looked = {},
): Promise<string[]> {
  // The page's own policy forbids foreign scripts, as it should; the debugger may add one all the same.
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(source);
  const runOnly = {
    everything: { type: 'tag', values: tags },
    landmarks: { type: 'rule', values: once },
    drawing: { type: 'rule', values: drawing },
  }[about];
  const violations = await page.evaluate(
    async ([selector, only]): Promise<Finding[]> => {
      const { axe } = window as unknown as {
        axe: { run(context: unknown, options: object): Promise<{ violations: Finding[] }> };
      };
      const part = selector ? { include: [...document.querySelectorAll(selector)] } : document;
      return (await axe.run(part, { runOnly: only, resultTypes: ['violations'] })).violations;
    },
    [within, runOnly] as const,
  );
  const lines: string[] = [];
  // One after the other: axe judges one thing at a time, and a page has one place to be scrolled to.
  for (const { id, nodes } of violations)
    for (const { target, failureSummary } of nodes) {
      const isFree = id === 'target-size' && (await isWholeOnceThere(page, target));
      if (!isFree) lines.push(`${id}: ${target.join(' ')}: ${failureSummary ?? ''}`);
    }
  return lines;
}

/** The same of a display, which has an access mode in the place of zooming. */
export const displayFindings = async (page: Pick<Page, 'evaluate'>): Promise<string[]> =>
  (await findings(page)).filter((finding) => !finding.startsWith('meta-viewport'));

/**
 * Some control of a long page always lies half under the bar at its foot; whoever goes to it brings it out. It is judged
 * again where it then stands.
 */
const isWholeOnceThere = (page: Pick<Page, 'evaluate'>, target: unknown[]): Promise<boolean> =>
  page.evaluate(async (selector) => {
    const { axe } = window as unknown as {
      axe: { run(context: Element, options: object): Promise<{ violations: Finding[] }> };
    };
    const element = document.querySelector(selector);
    if (!element) return false;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { violations } = await axe.run(element, { runOnly: { type: 'rule', values: ['target-size'] } });
    return violations.length === 0;
  }, String(target[0]));
