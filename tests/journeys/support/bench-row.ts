/** A row of the table in docs/performance.md, as the benches without a browser print it. */
export const row = (what: string, here: string, beside = '', goal = ''): void =>
  console.log(`| ${what} | ${here} | ${beside} | ${goal} |`);
