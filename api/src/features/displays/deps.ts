import type { Registry } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** `now` is the clock that displays synchronise with. */
export type DisplayDeps = { db: Kysely<Tables>; registry: Registry; now: () => number };
