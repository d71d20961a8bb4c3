import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWhole, type Whole } from '../testing/open-whole.ts';
import { backUp, toFile } from './backup.ts';
import { checkArchive } from './restore.ts';
import { openManifest } from './signature.ts';

let folder: string;
let whole: Whole;
let key: string;
const at = (name: string) => path.join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-signed-'));
  whole = await openWhole();
  const kept = await backUp(whole.config, { openTarget: toFile(at('town')) });
  key = kept.key ?? '';
}, 60_000);
afterAll(async () => {
  await whole?.close();
  await rm(folder, { recursive: true, force: true });
});

type Entries = Map<string, Buffer>;

async function entriesOf(file: string): Promise<Entries> {
  const tar = extract();
  Readable.from([await readFile(file)]).pipe(tar as never);
  const entries: Entries = new Map();
  for await (const entry of tar as never as AsyncIterable<Readable & { header: { name: string } }>)
    entries.set(entry.header.name, await buffer(entry));
  return entries;
}

/** With a row more, under a seal that fits it. */
async function altered(change: (entries: Entries) => void): Promise<string> {
  const entries = await entriesOf(at('town'));
  const name = 'rows/system/000000.gz';
  const rows = gunzipSync(entries.get(name) ?? '');
  const forged = Buffer.concat([rows, rows.subarray(0, rows.indexOf(10) + 1)]);
  entries.set(name, gzipSync(forged));
  const seal = JSON.parse(String(entries.get('seal.json')));
  seal.tables.system.sha256 = createHash('sha256').update(forged).digest('hex');
  entries.set('seal.json', Buffer.from(JSON.stringify(seal)));
  change(entries);
  const tar = pack();
  for (const [entry, body] of entries) tar.entry({ name: entry }, body);
  tar.finalize();
  await writeFile(at('altered'), await buffer(tar as never as Readable));
  return at('altered');
}

const withoutSignature = (entries: Entries): void => {
  const { installation, ...contents } = JSON.parse(String(entries.get('contents.json')));
  entries.set('contents.json', Buffer.from(JSON.stringify(contents)));
  entries.delete('signature.json');
};

function signedByAnother(entries: Entries): void {
  const another = generateKeyPairSync('ed25519');
  const contents = JSON.parse(String(entries.get('contents.json')));
  contents.installation.key = another.publicKey.export({ format: 'jwk' }).x;
  const first = JSON.stringify(contents);
  entries.set('contents.json', Buffer.from(first));
  const text = openManifest().text(first, String(entries.get('seal.json')));
  const signature = sign(null, Buffer.from(text), another.privateKey).toString('base64url');
  entries.set('signature.json', Buffer.from(JSON.stringify({ signature })));
}

test('R-GUARD-06 an archive names the installation that signed it, with a key that is in none of them', async () => {
  const { contents } = await checkArchive({ file: at('town'), signedBy: key });
  expect(contents.installation).toEqual({ url: whole.config.publicUrl, key });
  const again = await backUp(whole.config, { openTarget: toFile(at('again')) });
  expect(again.key).toBe(key);
  expect([...(await entriesOf(at('town'))).keys()].filter((name) => name.includes('installation'))).toEqual(
    [],
  );
});

test.each([
  ['with its old signature', () => {}, 'changed after it was signed'],
  ['whose signature was cut off', (all: Entries) => void all.delete('signature.json'), 'cut off'],
  ['signed by nobody', withoutSignature, 'signed by nobody'],
  ['signed by another', signedByAnother, 'not signed by the installation'],
])('R-GUARD-06 an altered and resealed archive %s is refused', async (_, change, because) => {
  const file = await altered(change);
  await expect(checkArchive({ file, signedBy: key })).rejects.toThrow(because);
});

test('R-GUARD-06 when the key is known nowhere any more it is taken by saying so', async () => {
  const file = await altered(signedByAnother);
  const { contents } = await checkArchive({ file, signedBy: null });
  expect(contents.installation?.key).not.toBe(key);
  await expect(checkArchive({ file: await altered(() => {}), signedBy: null })).rejects.toThrow(
    'changed after it was signed',
  );
});
