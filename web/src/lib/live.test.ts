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

/** A line that says this and then ends, or stays open in silence. */
const aLine = (text: string, { ends }: { ends: boolean }) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(text));
        if (ends) controller.close();
      },
    }),
  );
const start = () =>
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
const tokenOf = (call: number) => new Headers(fetched.mock.calls[call]?.[1]?.headers).get('authorization');

test('tells what has changed, and opens the line again when it ends, without a word of being lost', async () => {
  fetched.mockResolvedValueOnce(
    aLine(':\n\nevent: presentation\ndata: {"system":"system1a"}\n\n', { ends: true }),
  );
  fetched.mockResolvedValueOnce(aLine('event: glass\ndata: {"system":null}\n\n', { ends: false }));
  start();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(told).toEqual(['open', 'presentation system1a', 'open', 'glass null']);
});

test('a token that has run out is renewed', async () => {
  fetched.mockResolvedValueOnce(new Response('{}', { status: 401 }));
  fetched.mockResolvedValueOnce(aLine(':\n\n', { ends: false }));
  start();
  await vi.advanceTimersByTimeAsync(1_500);
  expect([tokenOf(0), tokenOf(1)]).toEqual(['Bearer token', 'Bearer renewed']);
  expect(told).toEqual(['lost', 'open']);
});

test('a server that is away is asked again and again, less and less often', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  start();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(told).not.toContain('open');
  expect(fetched.mock.calls.length).toBeGreaterThan(100);
  expect(fetched.mock.calls.length).toBeLessThan(130);
});
