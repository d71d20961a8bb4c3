import type { Registry } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** What the use cases of displays are given: the rows, and the one clock that displays trust. */
export type DisplayParts = { db: Kysely<Tables>; registry: Registry; now: () => number };
