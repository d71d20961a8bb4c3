// @ts-check
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Compressed once at build time, so that the server only picks the right file.
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(m?js|css|html|svg|json|wasm)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
  for (const file of files) {
    const content = await readFile(file);
    if (content.length < 1024) continue;
    await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
    await writeFile(
      `${file}.br`,
      await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    );
  }
}
