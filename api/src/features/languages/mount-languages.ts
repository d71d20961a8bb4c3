import { endpoints } from '@psifida/contract/endpoints/all';
import type { Answer, HandlerInput } from '@psifida/contract/endpoints/endpoint';
import type { listLanguageDoubts } from '@psifida/contract/endpoints/languages';
import type { ContentKind } from '@psifida/contract/kinds';
import { Problem } from '@psifida/contract/problem';
import type { FastifyInstance } from 'fastify';
import { type Kysely, type Selectable, sql } from 'kysely';
import { type Repeated, repeat } from '../../concurrency/repeat.ts';
import type { LanguageTables, Tables } from '../../db/tables.ts';
import { isSaidRight } from '../../documents/language-doubts.ts';
import type { Bind } from '../../http/bind.ts';
import type { SpeechCommand } from '../../media/audios/run-speech.ts';
import type { Storage } from '../../media/storage/storage.ts';
import { listPronunciations } from '../../releases/speech.store.ts';
import { isJudged, judgeAgainAfterChange } from './judge-again.ts';
import { hear, saveList } from './pronunciations.ts';
import { readLanguages, sayRight } from './say-right.ts';

type Deps = {
  app: FastifyInstance;
  bind: Bind;
  db: Kysely<Tables>;
  storage: Storage;
  speech: SpeechCommand | null;
};

export function mountLanguages({ app, bind, db, storage, speech }: Deps): void {
  bind(endpoints.listLanguageDoubts, ({ query }) => listDoubts(db, query));
  bind(endpoints.readDocumentLanguages, ({ params }) => readLanguages(db, params.id));
  bind(endpoints.sayLanguagesRight, ({ params, body, caller }) =>
    sayRight(db, { ...params, ...body, by: caller }),
  );
  bind(endpoints.listPronunciations, async () => ({ items: await listPronunciations(db) }));
  bind(endpoints.savePronunciations, ({ body }) => saveList(db, body));
  bind(endpoints.hearText, ({ body }) => {
    // R-SPEAK-02: without a program there is nothing to be heard.
    if (!speech) throw new Problem('not-found');
    return hear({ db, storage, command: speech }, body);
  });
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

type Wanted = HandlerInput<typeof listLanguageDoubts>['query'];
type Row = Selectable<LanguageTables['language_doubt']> & {
  title_el: string;
  title_en: string;
  entry: ContentKind | null;
  at: Date | null;
  by_id: string;
  by_name: string;
};

async function listDoubts(
  db: Kysely<Tables>,
  { system, code, right, after, limit }: Wanted,
): Promise<Answer<typeof listLanguageDoubts>> {
  const ofSystem = system === 'none' ? sql`system is null` : sql`system = ${system}`;
  const wanted = sql`
    ${right ? isSaidRight : sql`not ${isSaidRight}`}
    ${system ? sql`and ${ofSystem}` : sql``}
    ${code ? sql`and ${code} = any(codes)` : sql``}
  `;
  // One more than was asked for: it only says that there are more.
  const { rows } = await sql<Row>`
    with page as materialized (
      select * from language_doubt where ${wanted} ${after === undefined ? sql`` : sql`and id < ${after}`}
      order by id desc limit ${limit + 1}
    )
    select page.*, said.at, said.by_id, said.by_name,
      coalesce(presentation.title_el, library_item.title_el, media_asset.title) as title_el,
      coalesce(presentation.title_en, library_item.title_en, media_asset.title) as title_en,
      (
        select entry ->> 'kind' from jsonb_array_elements(presentation.entries) as entry
        where entry ->> 'id' = split_part(page.place, '/', 2)
      ) as entry
    from page
    left join presentation on presentation.id = page.subject_id
    left join library_item on library_item.id = page.subject_id
    left join media_asset on media_asset.id = page.subject_id
    left join language_right as said
      on said.subject_id = page.subject_id and said.place = page.place and said.el = page.el and said.en = page.en
    order by page.id desc
  `.execute(db);
  const items = rows.slice(0, limit);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::integer as count from language_doubt where ${wanted}
  `.execute(db);
  return {
    items: items.map(toItem),
    next: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
    total: counted[0]?.count ?? 0,
    judged: await isJudged(db),
  };
}

const toItem = (row: Row): Answer<typeof listLanguageDoubts>['items'][number] => ({
  id: row.id,
  kind: row.kind,
  document: row.subject_id,
  system: row.system,
  title: { el: row.title_el, en: row.title_en },
  place: row.place,
  entry: row.entry,
  text: { el: row.el, en: row.en },
  isStale: row.codes.includes('older-than-text'),
  lag: row.older && { older: row.older, was: row.was ?? '' },
  right: row.at && { at: row.at.toISOString(), by: { id: row.by_id, name: row.by_name } },
});
