import type { Migrations } from '@psifida/postgres/migrate';

/** The SQL stays in src/: this address is right from src/db and from dist/db alike. */
export const apiMigrations: Migrations = {
  scope: 'api',
  folder: new URL('../../src/db/migrations/', import.meta.url),
};
