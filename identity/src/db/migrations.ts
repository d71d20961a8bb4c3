/** The same address from src/db and from dist/db: SQL files are not compiled. */
export const identityMigrations = {
  scope: 'identity',
  folder: new URL('../../src/db/migrations/', import.meta.url),
};
