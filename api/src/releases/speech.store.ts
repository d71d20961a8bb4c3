import { createHash } from 'node:crypto';
import { type Language, languages } from '@psifida/contract/bilingual';
import { mediaAddress } from '@psifida/contract/content/media';
import { type ReleaseSpeech, type SpokenSound, spokenKey } from '@psifida/contract/content/speech';
import { type SpokenEmergency, spokenEmergencies, spokenTexts } from '@psifida/contract/content/spoken-texts';
import type { Pronunciation } from '@psifida/contract/endpoints/languages';
import type { Registry, SystemId } from '@psifida/contract/registry/systems';
import { type Kysely, sql } from 'kysely';
import { comingEvents } from '../db/calendar-events.ts';
import type { Tables } from '../db/tables.ts';
import type { SpeechCommand } from '../media/audios/run-speech.ts';
import { type DueRelease, listDue } from './due-release.ts';
import { findNews } from './find-news.ts';
import { systemsWithEvents } from './notify-displays.ts';
import { readManifest } from './releases.store.ts';

export const listPronunciations = (db: Kysely<Tables>): Promise<Pronunciation[]> =>
  db.selectFrom('pronunciation').selectAll().orderBy('language').orderBy('written').execute();

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whole words alone, in any case: with 'Ιάσων', 'Ιάσωνος' stays as it is. */
export function pronounce(text: string, language: Language, list: readonly Pronunciation[]): string {
  const own = list.filter((one) => one.language === language);
  return own.reduce(
    (before, { written, said }) =>
      before.replace(
        new RegExp(`(^|[^\\p{L}\\p{N}])${escaped(written)}(?![\\p{L}\\p{N}])`, 'giu'),
        (_, ahead: string) => `${ahead}${said}`,
      ),
    text,
  );
}

/** One text as it is to be spoken: the same for whatever text sounds the same. */
export type Wanted = { key: string; language: Language; spoken: string; urgent?: boolean };
type Voice = { command: SpeechCommand; list: readonly Pronunciation[] };

export function wantedOf(text: string, language: Language, { command, list }: Voice): Wanted {
  const spoken = pronounce(text, language, list);
  const key = createHash('sha256')
    .update(JSON.stringify([command, language, spoken]))
    .digest('hex');
  return { key, language, spoken };
}

/** What a system's glass can say, of each language by how it is looked up. */
export async function textsOf(db: Kysely<Tables>, due: DueRelease, now: number) {
  const manifest = await readManifest(db, due);
  if (!manifest) return null;
  const hasEvents = (await systemsWithEvents(db)).includes(due.system);
  const news = await findNews(db, due.system);
  return spokenTexts(manifest, {
    news,
    events: hasEvents ? await comingEvents(db, now) : {},
    emergencies: await listRunning(db, now),
  });
}

/** Of all displays: which of them show one changes with their tags. */
export async function listRunning(db: Kysely<Tables>, now: number): Promise<SpokenEmergency[]> {
  const rows = await db
    .selectFrom('emergency')
    .select(['title_el', 'title_en', 'text_el', 'text_en', 'easy_el', 'easy_en'])
    .where('ended_at', 'is', null)
    .where('until', '>', new Date(now))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    title: { el: row.title_el, en: row.title_en },
    text: { el: row.text_el, en: row.text_en },
    easy: { el: row.easy_el, en: row.easy_en },
  }));
}

/** Only what is touched is read aloud: a wall has nobody who asks it to. */
export const isSpoken = (registry: Registry, system: SystemId): boolean =>
  registry[system].installation !== 'wall';

/** Every text that some glass can say now. */
export async function listWanted(
  db: Kysely<Tables>,
  { registry, command, now }: { registry: Registry; command: SpeechCommand; now: number },
): Promise<Map<string, Wanted>> {
  const voice = { command, list: await listPronunciations(db) };
  const all = new Map<string, Wanted>();
  const urgent = spokenEmergencies(await listRunning(db, now));
  for (const due of (await listDue(db)).filter(({ system }) => isSpoken(registry, system))) {
    const texts = await textsOf(db, due, now);
    for (const language of texts ? languages : [])
      for (const text of texts?.[language].values() ?? []) {
        const one = wantedOf(text, language, voice);
        all.set(one.key, { ...one, urgent: urgent[language].has(spokenKey(text)) });
      }
  }
  return all;
}

/** In this order they are made; what has been wanted before keeps its place. */
export async function keepWanted(db: Kysely<Tables>, wanted: readonly Wanted[]): Promise<void> {
  await sql`
    insert into speech (key, language, spoken, urgent)
    select distinct on (key) key, language, spoken, coalesce(urgent, false)
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as wanted (key text, language text, spoken text, urgent boolean)
    order by key
    on conflict (key) do update set wanted_at = now(), urgent = excluded.urgent
    where speech.wanted_at < now() - interval '1 day' or speech.urgent <> excluded.urgent
  `.execute(db);
}

/** Emergencies first, then what is short: names of buttons and titles are needed by everybody. */
export const findNext = (db: Kysely<Tables>) =>
  db
    .selectFrom('speech')
    .select(['key', 'language', 'spoken', 'failures'])
    .where('sha256', 'is', null)
    .where('next_at', '<=', sql<Date>`now()`)
    .where('wanted_at', '>', sql<Date>`now() - interval '2 days'`)
    .orderBy('urgent', 'desc')
    .orderBy('failures')
    .orderBy(sql`length(spoken)`)
    .limit(1)
    .executeTakeFirst();

const unwantedDays = 30;

export const dropUnwanted = (db: Kysely<Tables>) =>
  db
    .deleteFrom('speech')
    .where('wanted_at', '<', sql<Date>`now() - make_interval(days => ${unwantedDays})`)
    .execute();

export const findSounds = async (
  db: Kysely<Tables>,
  keys: readonly string[],
): Promise<Map<string, SpokenSound>> => {
  const rows = await db
    .selectFrom('speech')
    .select(['key', 'sha256', 'extension', 'bytes'])
    .where('sha256', 'is not', null)
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .execute();
  return new Map(
    rows.flatMap(({ key, sha256, extension, bytes }) =>
      sha256 && extension ? [[key, { url: mediaAddress(sha256, extension), sha256, bytes: bytes ?? 0 }]] : [],
    ),
  );
};

/** The sounds that are there of what a system's glass can say. */
export async function readSpeech(
  db: Kysely<Tables>,
  due: DueRelease,
  { command, now }: { command: SpeechCommand; now: number },
): Promise<ReleaseSpeech> {
  const texts = await textsOf(db, due, now);
  if (!texts) return {};
  const voice = { command, list: await listPronunciations(db) };
  const wanted = languages.flatMap((language) =>
    [...texts[language]].map(([lookedUp, text]) => ({
      ...{ language, lookedUp, key: wantedOf(text, language, voice).key },
    })),
  );
  const sounds = await findSounds(
    db,
    wanted.map(({ key }) => key),
  );
  return Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(
        wanted.flatMap((one) => {
          const sound = one.language === language ? sounds.get(one.key) : undefined;
          return sound ? [[one.lookedUp, sound]] : [];
        }),
      ),
    ]),
  );
}
