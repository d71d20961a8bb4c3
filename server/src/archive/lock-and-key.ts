import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { BadArchive } from './shape.ts';

/** Header of the age format. */
const ageBegins = Buffer.from('age-encryption.org/v1');

/** Lazy: most servers encrypt once a night, or never. */
const age = () => import('age-encryption');

/** The secret key decrypts and is kept apart from the server; the public key encrypts. */
export async function newKey(): Promise<{ secret: string; public: string }> {
  const { generateIdentity, identityToRecipient } = await age();
  const secret = await generateIdentity();
  return { secret, public: await identityToRecipient(secret) };
}

/** In the age format, so that the program `age` decrypts it, too. */
export async function encrypted(from: Readable, publicKey: string): Promise<Readable> {
  const { Encrypter } = await age();
  const encrypter = new Encrypter();
  encrypter.addRecipient(publicKey);
  return asNode(await encrypter.encrypt(asWeb(from)));
}

/** A plain file passes unchanged. */
export async function decrypted(
  file: { begins: Buffer; read(): Readable },
  keyFile: string | null,
): Promise<Readable> {
  if (!file.begins.subarray(0, ageBegins.length).equals(ageBegins)) return file.read();
  if (!keyFile) throw new BadArchive('The archive is encrypted: name the file with its secret key by --key.');
  const secret = /AGE-SECRET-KEY-[^\s]+/.exec(await readFile(keyFile, 'utf8'))?.[0];
  if (!secret) throw new BadArchive(`There is no secret key in ${keyFile}.`);
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  decrypter.addIdentity(secret);
  const opened = await decrypter.decrypt(asWeb(file.read())).catch((cause: unknown) => {
    throw new BadArchive('The archive was encrypted for another key.', { cause });
  });
  return asNode(opened);
}

type Bytes = globalThis.ReadableStream<Uint8Array>;
const asWeb = (from: Readable) => Readable.toWeb(from) as unknown as Bytes;
const asNode = (from: Bytes) => Readable.fromWeb(from as unknown as ReadableStream);
