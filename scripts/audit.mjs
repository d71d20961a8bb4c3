// @ts-check
// npm run audit [-- --bill FILE] [--list FILE]: whether a known vulnerability is in what ships. The bill is that of a release
// (psifida-VERSION.cdx.json), or made of the lock file; the list is OSV's, from a file without any network, or asked of osv.dev.
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { stopWith } from './lib/prepare.mjs';
import { root } from './lib/run.mjs';
import { componentsOf, findKnown, readList } from './lib/vulnerabilities.mjs';

const osv = 'https://api.osv.dev/v1';
const { values } = parseArgs({ options: { bill: { type: 'string' }, list: { type: 'string' } } });

async function readBill() {
  if (values.bill) return readFile(values.bill, 'utf8');
  const sbom = ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx'];
  const { status, stdout, stderr } = spawnSync('npm', sbom, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return status === 0 ? stdout : stopWith(`npm sbom failed:\n${stderr}`);
}

/** osv.dev has compared the versions itself. @param {import('./lib/vulnerabilities.mjs').Component[]} components */
async function askOsv(components) {
  const answer = await fetch(`${osv}/querybatch`, {
    method: 'POST',
    body: JSON.stringify({ queries: components.map(({ purl }) => ({ package: { purl } })) }),
    signal: AbortSignal.timeout(60_000),
  }).catch((error) =>
    stopWith(`${osv} cannot be reached (${error.cause?.code ?? error.message}); name a list by --list FILE.`),
  );
  if (!answer.ok) stopWith(`${osv} answered ${answer.status}.`);
  const { results } = await answer.json();
  return components.flatMap(({ name, version }, index) =>
    (results[index]?.vulns ?? []).map((/** @type {{ id: string }} */ { id }) => ({
      component: `${name} ${version}`,
      id,
      summary: `https://osv.dev/vulnerability/${id}`,
    })),
  );
}

const components = componentsOf(JSON.parse(await readBill()));
const found = values.list
  ? findKnown(components, readList(await readFile(values.list, 'utf8')))
  : await askOsv(components);
for (const { component, id, summary } of found) console.log(`${component}: ${id} ${summary}`);
if (found.length) stopWith(`${found.length} known in ${components.length} components.`);
console.log(`Nothing known in ${components.length} components.`);
