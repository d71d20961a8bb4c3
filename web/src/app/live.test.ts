import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { follow } from './live.ts';

const fetched = vi.fn<typeof fetch>();
const told: string[] = [];
let leaving: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched.mockReset());
  told.length = 0;
  leaving = new AbortController();
});
afterEach(async () => {
  leaving.abort();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A connection that says this and stays open in silence; a plain Response ends after it. */
const openEnded = (text: string) =>
  new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(text)) }));
/** Followed for a while, answered one after the other with these. */
const following = async (milliseconds: number, ...answers: Response[]) => {
  for (const answer of answers) fetched.mockResolvedValueOnce(answer);
  void follow({
    baseUrl: 'http://api/',
    line: 'one',
    tokens: { accessToken: async () => 'token', renewedToken: async () => 'renewed' },
    signal: leaving.signal,
    onOpen: () => told.push('open'),
    onNews: ({ event, system }) => told.push(`${event} ${system}`),
    onHeard: () => {},
    onLost: () => told.push('lost'),
  });
  await vi.advanceTimersByTimeAsync(milliseconds);
};
const tokenOf = (call: number) => new Headers(fetched.mock.calls[call]?.[1]?.headers).get('authorization');

test('tells what has changed, and opens the line again when it ends, without a word of being lost', async () => {
  const ended = new Response(':\n\nevent: presentation\ndata: {"system":"system1a"}\n\n');
  await following(1_500, ended, openEnded('event: glass\ndata: {"system":null}\n\n'));
  expect(told).toEqual(['open', 'presentation system1a', 'open', 'glass null']);
});

test('a token that has run out is renewed', async () => {
  await following(1_500, new Response('{}', { status: 401 }), openEnded(':\n\n'));
  expect([tokenOf(0), tokenOf(1)]).toEqual(['Bearer token', 'Bearer renewed']);
  expect(told).toEqual(['lost', 'open']);
});

test('a server that is away is asked again and again, less and less often', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await following(3_600_000);
  expect(told).not.toContain('open');
  expect(fetched.mock.calls.length).toBeGreaterThan(100);
  expect(fetched.mock.calls.length).toBeLessThan(130);
});
