// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.mjs';
import { componentsOf, findKnown } from './vulnerabilities.mjs';

const bill = {
  components: [
    { name: 'sax', version: '1.6.1', purl: 'pkg:npm/sax@1.6.1' },
    { group: '@town', name: 'tool', version: '2.0.0', purl: 'pkg:npm/%40town/tool@2.0.0' },
    { name: 'api', version: '1.0.0', purl: 'pkg:npm/%40psifida/api@1.0.0' },
  ],
};
/** @param {string} name @param {object[]} events */
const known = (name, events, more = {}) => ({
  ...{ id: 'GHSA-1', summary: 'Bad' },
  affected: [{ package: { ecosystem: 'npm', name }, ranges: [{ type: 'SEMVER', events }] }],
  ...more,
});

test.each([
  [known('sax', [{ introduced: '0' }, { fixed: '1.6.2' }]), ['sax 1.6.1']],
  [known('sax', [{ introduced: '0' }, { fixed: '1.6.1' }]), []],
  [known('sax', [{ introduced: '1.0.0' }, { fixed: '1.2.0' }, { introduced: '1.6.0' }]), ['sax 1.6.1']],
  [known('@town/tool', [{ introduced: '0' }, { last_affected: '2.0.0' }]), ['@town/tool 2.0.0']],
  [known('@town/tool', [{ introduced: '0' }, { last_affected: '1.9.9' }]), []],
  [known('sax', [{ introduced: '0' }], { withdrawn: '2026-01-01T00:00:00Z' }), []],
  [
    { id: 'X', affected: [{ package: { ecosystem: 'npm', name: 'sax' }, versions: ['1.6.1'] }] },
    ['sax 1.6.1'],
  ],
  [{ id: 'X', affected: [{ package: { ecosystem: 'PyPI', name: 'sax' }, versions: ['1.6.1'] }] }, []],
])('R-OPS-12 a known vulnerability is found by its versions: %j', (one, found) => {
  expect(findKnown(componentsOf(bill), [one]).map(({ component }) => component)).toEqual(found);
});

test('R-OPS-12 the command reads bill and list from files, without a network, and fails when something is known', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-audit-'));
  const [ofBill, ofList] = [path.join(folder, 'bill.json'), path.join(folder, 'list.jsonl')];
  await writeFile(ofBill, JSON.stringify(bill));
  const run = () =>
    spawnSync(process.execPath, ['scripts/audit.mjs', '--bill', ofBill, '--list', ofList], {
      cwd: root,
      encoding: 'utf8',
    });
  await writeFile(ofList, `${JSON.stringify(known('sax', [{ introduced: '2.0.0' }]))}\n`);
  expect(run()).toMatchObject({ status: 0, stdout: 'Nothing known in 2 components.\n' });
  await writeFile(ofList, `${JSON.stringify(known('sax', [{ introduced: '1.0.0' }]))}\n`);
  expect(run()).toMatchObject({ status: 1, stdout: 'sax 1.6.1: GHSA-1 Bad\n' });
  await rm(folder, { recursive: true });
});
