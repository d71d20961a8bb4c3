import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { config, openPage } from './lib/testing/stand-in-provider.ts';
import { forgetSignedInHere, rememberSignedInHere } from './session/signed-in-here.ts';

const start = vi.fn(async () => {});
vi.mock('./app/start.tsx', () => ({ start }));
/** Called beside every loading of the app. */
const fetchAhead = vi.fn(async () => {});
vi.mock('./app/ahead.ts', () => ({ fetchAhead }));

let location: ReturnType<typeof openPage>['location'];
const root = { childElementCount: 0, append: vi.fn<(words: { textContent: string }) => void>() };
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  ({ location } = openPage('http://psifida/system1a/home?lang=en'));
  vi.stubGlobal('document', { getElementById: () => root, createElement: () => ({ style: {} }) });
});
afterEach(() => {
  vi.clearAllMocks();
  forgetSignedInHere();
});

const load = () => {
  vi.resetModules();
  return import('./main.tsx');
};
const never = () => new Promise<never>(() => {});
const expectToStartWith = (failure: string) =>
  vi.waitFor(() => expect(start).toHaveBeenCalledWith(expect.objectContaining({ failure })));
const answer = (byAddress: (address: string) => Promise<Response>) => {
  const asked = vi.fn(byAddress);
  vi.stubGlobal('fetch', asked);
  return asked;
};

test('R-AUTH-04 a provider that is down is asked once, and the app told so', async () => {
  const asked = answer(async (address) => {
    if (address === '/config.json') return Response.json(config);
    throw new TypeError('no line');
  });
  await load();
  await expectToStartWith('identity');
  expect(asked).toHaveBeenCalledTimes(2);
  expect(console.error).toHaveBeenCalledWith('Keycloak init failed', expect.any(TypeError));
  expect([location.assign, location.replace].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test('R-AUTH-04 a server without its configuration is no fault of the provider', async () => {
  answer(async () => new Response('', { status: 502 }));
  await load();
  await expectToStartWith('configuration');
});

test('R-SPEED-02 whoever waits longer than a moment reads so, and every question has an end', async () => {
  const asked = answer(never);
  await load();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(root.append).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(root.append.mock.calls[0]?.[0].textContent).toBe('One moment…');
  const limited = expect.objectContaining({ signal: expect.any(AbortSignal) });
  expect(asked).toHaveBeenCalledWith('/config.json', limited);
});

test('R-SPEED-02 the app comes while the provider is asked for whoever was signed in here, and is guessed for once', async () => {
  answer(async (address) => (address === '/config.json' ? Response.json(config) : never()));
  await load();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fetchAhead).not.toHaveBeenCalled();

  rememberSignedInHere();
  await load();
  await vi.waitFor(() => expect(fetchAhead).toHaveBeenCalledTimes(1));
  expect(start).not.toHaveBeenCalled();

  await load();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fetchAhead).toHaveBeenCalledTimes(1);
});
