import { canRetry } from '@psifida/contract/content/media-refusal';
import type { Upload } from '@psifida/contract/content/upload';
import { endpoints } from '@psifida/contract/endpoints/all';
import { uploadsPath } from '@psifida/contract/endpoints/media';
import { Problem } from '@psifida/contract/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../db/tables.ts';
import type { Bind } from '../../../http/bind.ts';
import type { SignIn } from '../../../http/sign-in.ts';
import type { UploadDeps } from './speak-tus.ts';
import * as store from './uploads.store.ts';

type Deps = UploadDeps & { app: FastifyInstance; bind: Bind; signIn: SignIn };

export async function uploadRoutes({ app, bind, signIn, ...parts }: Deps): Promise<void> {
  const { db, limits, onReceived } = parts;

  const answer = async (request: FastifyRequest<{ Params: { id?: string } }>, reply: FastifyReply) => {
    const caller = await signIn(request);
    if (!caller.may('edit')) throw new Problem('not-allowed', { needs: 'edit' });
    const { id } = request.params;
    if (id !== undefined && !z.uuid().safeParse(id).success) throw new Problem('upload.not-found', { id });
    // Loaded by whoever uploads first: with the protocol comes Node's own HTTP client.
    const { speakTus } = await import('./speak-tus.ts');
    const response = await speakTus(request, { id: caller.id, name: caller.name }, parts);
    return reply
      .status(response.status)
      .headers(Object.fromEntries(response.headers))
      .send((await response.text()) || undefined);
  };

  // Waited for: its HEAD has to be there before the GET below, or the framework makes one of its own.
  await app.register(async (scope) => {
    // Bytes go to the disk as they come; the framework must not gather them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.route({ method: ['POST', 'OPTIONS'], url: uploadsPath, handler: answer });
    scope.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${uploadsPath}/:id`, handler: answer });
  });

  bind(endpoints.readUploadLimits, async () => limits);
  bind(endpoints.findUpload, ({ params, caller }) => findUpload({ db, id: params.id, ownerId: caller.id }));
  bind(endpoints.listUploads, async ({ query, caller }) => ({
    items: (await store.listOwn(db, { ids: query.ids, ownerId: caller.id })).map(store.toUpload),
  }));
  bind(endpoints.retryUpload, ({ params, caller }) =>
    retryUpload({ db, id: params.id, ownerId: caller.id, onReceived }),
  );
}

type Input = { db: Kysely<Tables>; id: string; ownerId: string };

/** Someone else's upload is as little there as one that never was. */
async function find({ db, id, ownerId }: Input): Promise<store.UploadRow> {
  const row = z.uuid().safeParse(id).success ? await store.findOwn(db, { id, ownerId }) : undefined;
  if (!row) throw new Problem('upload.not-found', { id });
  return row;
}

const findUpload = async (input: Input): Promise<Upload> => store.toUpload(await find(input));

/** What failed through our own trouble is tried again with the bytes that are still here. */
async function retryUpload({ onReceived, ...input }: Input & { onReceived: () => void }): Promise<Upload> {
  const { state, refusal } = await find(input);
  if (state !== 'failed' || !refusal || !canRetry(refusal.code)) throw new Problem('upload.not-retryable');
  const requeued = await store.requeue(input.db, input.id);
  onReceived();
  return store.toUpload(requeued);
}
