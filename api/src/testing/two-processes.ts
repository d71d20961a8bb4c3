import { afterAll, beforeAll } from 'vitest';
import { openTestApi, type TestApi } from './open-test-api.ts';

/** Two processes on one database and one storage, for all tests of a file. */
export function twoProcesses(begin: (api: TestApi, beside: TestApi) => void): void {
  const opened: TestApi[] = [];
  beforeAll(async () => {
    const api = await openTestApi();
    opened.push(api);
    const beside = await openTestApi({ beside: api.shared });
    opened.push(beside);
    begin(api, beside);
  });
  afterAll(async () => {
    for (const one of opened.reverse()) await one.close();
  });
}
