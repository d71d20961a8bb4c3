import { spokenParts } from '@psifida/contract/content/speech';
import type { Answer, HandlerInput } from '@psifida/contract/endpoints/endpoint';
import type { hearText, Pronunciation, savePronunciations } from '@psifida/contract/endpoints/languages';
import { Problem } from '@psifida/contract/problem';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { type SpeechCommand, SpeechFailed } from '../../media/audios/run-speech.ts';
import { oneAtATime } from '../../media/one-at-a-time.ts';
import type { Storage } from '../../media/storage/storage.ts';
import { speak } from '../../releases/make-speech.ts';
import { findSounds, keepWanted, listPronunciations, wantedOf } from '../../releases/speech.store.ts';

/** Of a word that is there twice, the last. */
export const saveList = (
  db: Kysely<Tables>,
  { items }: HandlerInput<typeof savePronunciations>['body'],
): Promise<{ items: Pronunciation[] }> =>
  db.transaction().execute(async (tx) => {
    const rows = [...new Map(items.map((one) => [`${one.language} ${one.written}`, one])).values()];
    await tx.deleteFrom('pronunciation').execute();
    if (rows.length) await tx.insertInto('pronunciation').values(rows).execute();
    return { items: await listPronunciations(tx) };
  });

const inTurn = oneAtATime();
/** Who listens waits seconds; more than these would wait minutes. */
const waitingAtMost = 4;
let waiting = 0;

type Voice = { db: Kysely<Tables>; storage: Storage; command: SpeechCommand };

/** What is not there yet is spoken now, and is there for the release that will say it. */
export async function hear(
  { db, storage, command }: Voice,
  { language, text }: HandlerInput<typeof hearText>['body'],
): Promise<Answer<typeof hearText>> {
  const voice = { command, list: await listPronunciations(db) };
  const wanted = spokenParts(text).map((part) => wantedOf(part, language, voice));
  const there = await findSounds(
    db,
    wanted.map(({ key }) => key),
  );
  if (waiting >= waitingAtMost) throw new Problem('too-many-requests');
  waiting += 1;
  try {
    return await inTurn(async () => {
      await keepWanted(db, wanted);
      const sounds: string[] = [];
      for (const one of wanted)
        sounds.push(there.get(one.key)?.url ?? (await speak({ db, storage, command }, one)));
      return { sounds };
    });
  } catch (error) {
    throw error instanceof SpeechFailed ? new Problem('speech.failed') : error;
  } finally {
    waiting -= 1;
  }
}
