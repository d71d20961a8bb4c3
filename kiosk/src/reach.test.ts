import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { NoAnswer } from './pipe.ts';
import { reach } from './reach.ts';

/** A server at an address of its own, a browser that goes there, and what was told on the way. */
async function onTheWay(goHome: (times: number) => string | null | Error, goElsewhere?: Error) {
  const server = createServer((_, answer) => answer.end('<p>there</p>'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}/display`;
  const [shown, said]: [string[], string[]] = [[], []];
  const patience: number[] = [];
  const goTo = async (address: string, longer = 1) => {
    const isHome = address === home;
    if (isHome) patience.push(longer);
    const [, waiting = address] = /data-waiting="([a-z-]+)"/.exec(decodeURIComponent(address)) ?? [];
    shown.push(isHome ? 'home' : waiting);
    const outcome = isHome ? goHome(patience.length) : (goElsewhere ?? null);
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  const reached = reach(home, { goTo, alive: async () => {}, say: (line) => said.push(line) }).finally(
    () => new Promise((resolve) => server.close(resolve)),
  );
  return { reached, shown, said, patience };
}

const silence = new NoAnswer('Page.navigate: no answer within 10000 ms');

test.each([
  ['the line is dead', 'net::ERR_CONNECTION_REFUSED'],
  ['the line is there and nobody answers', silence],
])(
  'R-KIOSK-02 where %s, the glass says that it waits, and the page comes with the server',
  async (_, why) => {
    const way = await onTheWay((times) => (times === 1 ? why : null));
    await way.reached;
    expect(way.shown).toEqual(['home', 'no-server', 'home']);
    expect(way.said).toEqual([expect.stringContaining(why instanceof Error ? why.message : why)]);
  },
);

test('R-KIOSK-02 a server that takes long for its first answer is given more time with each try', async () => {
  const way = await onTheWay((times) => (times < 4 ? silence : null));
  await way.reached;
  expect(way.patience).toEqual([1, 2, 3, 3]);
});

test('a browser that opens no page at all is not waited for', async () => {
  const { reached } = await onTheWay(() => silence, silence);
  await expect(reached).rejects.toBe(silence);
});
