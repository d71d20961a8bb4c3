import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Person } from '@psifida/contract/content/presentation';
import {
  maxMegabytes,
  megabyte,
  type UploadLimits,
  type UploadMetadata,
  uploadMetadata,
} from '@psifida/contract/content/upload';
import { uploadsPath } from '@psifida/contract/endpoints/media';
import { Problem } from '@psifida/contract/problem';
import { Server } from '@tus/server';
import { Metadata } from '@tus/utils';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { Refused } from '../../../media/refused.ts';
import type { Staging } from '../../../media/staging.ts';
import { StorageFailure } from '../../../media/storage/storage.ts';
import type { Incoming } from './incoming.ts';
import type { LooksAhead } from './looks-ahead.ts';
import { UploadDataStore } from './upload-data-store.ts';
import type { uploadLocks } from './upload-lock.ts';
import * as store from './uploads.store.ts';

export type UploadDeps = {
  db: Kysely<Tables>;
  staging: Staging;
  limits: UploadLimits;
  lifetimeMs: number;
  incoming: Incoming;
  /** This process, by the name that it holds in the database. */
  holder: string;
  locks: ReturnType<typeof uploadLocks>;
  looksAhead: Pick<LooksAhead, 'begin' | 'keep'>;
  /** Called when bytes are about to come, and when the last byte of an upload has. */
  onBegun: () => void;
  onReceived: () => void;
};

const unfinishedAtMost = 1000;

/** One request of the tus protocol; a refusal is thrown as a problem like everywhere else. */
export async function speakTus(request: FastifyRequest, by: Person, deps: UploadDeps): Promise<Response> {
  let thrown: unknown;
  const writer = randomUUID();
  const metadata = metadataHeader(request);
  const announced = readMetadata(metadata);
  const hasBytes = request.headers['content-type'] !== undefined;
  const datastore = new UploadDataStore({ ...deps, writer, hasBytes, by, announced, metadata });
  const server = new Server({
    path: uploadsPath,
    relativeLocation: true,
    allowedOrigins: [], // staff come from our own origin
    disableTerminationForFinishedUploads: true,
    locker: deps.locks({
      writer,
      holder: deps.holder,
      begins: request.method === 'POST',
      onTaken: (upload) => datastore.know(upload),
      written: () => datastore.written,
      holdsLock: () => datastore.holdsLock,
    }),
    namingFunction: () => randomUUID(),
    datastore,
    onUploadCreate: async (_request, { size = 0 }) => {
      await judge({ size, announced, by, deps });
      deps.onBegun();
      return {};
    },
    onUploadFinish: async () => {
      deps.onReceived();
      return {};
    },
    onResponseError: (_request, error) => {
      thrown = error;
      return undefined;
    },
  });
  const response = await server.handleWeb(toWebRequest(request, metadata));
  passOver(request.raw);
  if (response.status >= 400) throw toProblem(thrown ?? response);
  return response;
}

/** Bytes that were answered before they came: a browser sends all of them before it listens. */
function passOver(raw: FastifyRequest['raw']): void {
  if (raw.readableEnded) return;
  raw.removeAllListeners('data');
  raw.resume();
}

/** Clients write an empty value as a space at the end; the library would call that invalid. */
const metadataHeader = ({ headers }: FastifyRequest): string =>
  String(headers['upload-metadata'] ?? '')
    .split(',')
    .map((pair) => pair.trim())
    .join(',');

function readMetadata(header: string): UploadMetadata {
  try {
    const given = Object.entries(header ? Metadata.parse(header) : {});
    return uploadMetadata.parse(Object.fromEntries(given.filter(([, value]) => value !== null)));
  } catch {
    throw new Problem('input.malformed-request');
  }
}

type Judged = { size: number; announced: UploadMetadata; by: Person; deps: UploadDeps };

/** Before the first byte: what can be known to be too much is not sent at all. */
async function judge({ size, announced, by, deps: { db, limits } }: Judged): Promise<void> {
  const max = maxMegabytes(announced.filetype, limits);
  if (size === 0) throw new Refused('empty');
  if (size > max * megabyte)
    throw new Refused('too-large', { megabytes: Math.ceil(size / megabyte), maxMegabytes: max });
  if ((await store.countUnfinished(db, by.id)) >= unfinishedAtMost) throw new Problem('upload.too-many');
}

function toWebRequest({ raw, method }: FastifyRequest, metadata: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw.headers)) if (value) headers.set(name, String(value));
  if (metadata) headers.set('upload-metadata', metadata);
  const hasBody = method === 'PATCH' || method === 'POST';
  return new Request(new URL(raw.url ?? '/', 'http://localhost'), {
    method,
    headers,
    ...(hasBody ? { body: Readable.toWeb(raw) as ReadableStream<Uint8Array>, duplex: 'half' } : {}),
  } as RequestInit);
}

function toProblem(error: unknown): unknown {
  if (error instanceof Problem) return error;
  if (error instanceof Refused) return new Problem('media.refused', { refusal: error.refusal });
  if (error instanceof StorageFailure)
    return new Problem(error.reason === 'full' ? 'upload.no-space' : 'storage.unavailable');
  const known = error as { status_code?: number; status?: number; body?: unknown };
  const status = known.status_code ?? known.status;
  if (status === 404 || status === 410) return new Problem('upload.not-found');
  if (status === 409) return new Problem('upload.offset-differs');
  if (status === 413) return new Problem('input.too-large');
  if (status === 501) return new Problem('upload.not-supported');
  if (known.body === lockTimeout) return new Problem('upload.busy');
  return status && status < 500 ? new Problem('input.malformed-request') : error;
}

const lockTimeout = 'failed to acquire lock before timeout';
