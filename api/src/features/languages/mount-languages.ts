import { endpoints } from '@psifida/contract/endpoints/all';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { type Repeated, repeat } from '../../db/repeat.ts';
import type { Tables } from '../../db/tables.ts';
import type { Bind } from '../../http/bind.ts';
import { judgeAgainAfterChange } from './judge-again.ts';
import { listDoubts } from './list-doubts.ts';
import { readLanguages, sayRight } from './say-right.ts';

type Parts = { app: FastifyInstance; bind: Bind; db: Kysely<Tables> };

/** Whether the two languages say the same, over everything. */
export function mountLanguages({ app, bind, db }: Parts): void {
  bind(endpoints.listLanguageDoubts, ({ query }) => listDoubts(db, query));
  bind(endpoints.readDocumentLanguages, ({ params }) => readLanguages(db, params.id));
  bind(endpoints.sayLanguagesRight, ({ params, body, caller }) =>
    sayRight(db, { ...params, ...body, by: caller }),
  );
  let judging: Repeated | undefined;
  let isStopping = false;
  app.addHook('onReady', async () => {
    judging = repeat(() => judgeAgainAfterChange(db, { isStopping: () => isStopping }), {
      name: 'languages',
      everyMs: 10 * 60_000,
      onError: (err) => app.log.error({ err }, 'the languages of texts could not be judged'),
    });
  });
  app.addHook('onClose', async () => {
    isStopping = true;
    await judging?.stop();
  });
}
