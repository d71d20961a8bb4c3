import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

type Finding = { id: string; nodes: { target: unknown[]; failureSummary?: string }[] };

/** What axe finds against WCAG 2.0 to 2.2, A and AA: each finding as one readable line. */
export async function findings(page: Pick<Page, 'evaluate'>): Promise<string[]> {
  // The page's own policy forbids foreign scripts, as it should; the debugger may add one all the same.
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(source);
  const violations = await page.evaluate(async (only): Promise<Finding[]> => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: Finding[] }> };
    };
    return (await axe.run({ runOnly: { type: 'tag', values: only }, resultTypes: ['violations'] }))
      .violations;
  }, tags);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
