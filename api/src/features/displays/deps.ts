import type { Registry } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { SpeechCommand } from '../../media/audios/run-speech.ts';

/** `now` is the clock that displays synchronise with. */
export type DisplayDeps = {
  db: Kysely<Tables>;
  registry: Registry;
  now: () => number;
  /** The program that speaks; none: displays say nothing, and are not told that they could. */
  speech?: SpeechCommand | null;
};
