import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '@psifida/postgres/testing/free-port';
import { until } from './until.ts';

export const engines = ['firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

const firefox = '/usr/bin/firefox-esr';
const webkit = '/usr/bin/WebKitWebDriver';

export const isInstalled = (engine: Engine): boolean =>
  engine === 'firefox' ? existsSync(firefox) : existsSync(webkit) && existsSync('/usr/bin/Xvfb');

type Send = (command: Command, body?: object) => Promise<unknown>;

/** The few commands of WebDriver that the journeys need: Marionette's name, and the path over HTTP. */
const commands = {
  navigate: { name: 'WebDriver:Navigate', path: '/url' },
  run: { name: 'WebDriver:ExecuteScript', path: '/execute/sync' },
  act: { name: 'WebDriver:PerformActions', path: '/actions' },
  resize: { name: 'WebDriver:SetWindowRect', path: '/window/rect' },
  find: { name: 'WebDriver:FindElement', path: '/element' },
  open: { name: 'WebDriver:NewWindow', path: '/window/new' },
  change: { name: 'WebDriver:SwitchToWindow', path: '/window' },
  which: { name: 'WebDriver:GetWindowHandle', path: '/window', method: 'GET' },
} as const;
type Command = keyof typeof commands | { file: string };

/** What is still running when it is closed is ended. */
type Running = { send: Send; close(): Promise<void> };

/** Marionette answers some commands with what is asked for, others with an object that has it. */
const answerOf = (result: unknown): unknown =>
  result && typeof result === 'object' && 'value' in result ? result.value : result;

const end = async (...children: ChildProcess[]) => {
  for (const child of children) child.kill('SIGKILL');
};

/** Firefox speaks WebDriver by itself, over a socket: no driver of its own is needed. */
async function openFirefox(): Promise<Running> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'psifida-firefox-'));
  const port = await freePort();
  await writeFile(path.join(profile, 'user.js'), `user_pref('marionette.port', ${port});\n`);
  const child = spawn(firefox, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile },
  });
  const waiting = new Map<number, (answer: [string | null, unknown]) => void>();
  let heard = Buffer.alloc(0);
  const take = (data: Buffer) => {
    heard = Buffer.concat([heard, data]);
    for (;;) {
      const colon = heard.indexOf(':');
      const length = Number(heard.subarray(0, colon));
      if (colon < 0 || heard.length < colon + 1 + length) return;
      const message = JSON.parse(heard.subarray(colon + 1, colon + 1 + length).toString());
      heard = heard.subarray(colon + 1 + length);
      if (Array.isArray(message))
        waiting.get(message[1])?.([message[2] && JSON.stringify(message[2]), message[3]]);
    }
  };
  const reach = () =>
    new Promise<ReturnType<typeof connect> | null>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket)).once('error', () => resolve(null));
    });
  let socket: ReturnType<typeof connect> | null = null;
  await until(async () => {
    socket = await reach();
    return socket !== null;
  }, 'Firefox listens');
  const line = socket as unknown as ReturnType<typeof connect>;
  line.on('data', take);
  let count = 0;
  const call = (name: string, params: object = {}) =>
    new Promise<unknown>((resolve, reject) => {
      count += 1;
      const text = Buffer.from(JSON.stringify([0, count, name, params]));
      waiting.set(count, ([error, result]) =>
        error ? reject(new Error(`${name}: ${error}`)) : resolve(answerOf(result)),
      );
      line.write(`${text.length}:`);
      line.write(text);
    });
  await call('WebDriver:NewSession', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
  return {
    send: (command, body) =>
      typeof command === 'string'
        ? call(commands[command].name, body)
        : call('WebDriver:ElementSendKeys', { id: command.file, ...body }),
    close: async () => {
      line.destroy();
      await end(child);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function openWebkit(): Promise<Running> {
  const port = await freePort();
  const profile = await mkdtemp(path.join(os.tmpdir(), 'psifida-webkit-'));
  const display = `:${100 + (port % 900)}`;
  const screen = spawn('/usr/bin/Xvfb', [display, '-screen', '0', '1366x900x24'], { stdio: 'ignore' });
  await until(() => existsSync(`/tmp/.X11-unix/X${display.slice(1)}`), 'the screen is there');
  const driver = spawn(webkit, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, HOME: profile, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  const at = `http://127.0.0.1:${port}`;
  await until(
    () =>
      fetch(`${at}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    'WebKitWebDriver listens',
  );
  const post = async (address: string, body: object = {}, method = 'POST') => {
    const sent = method === 'GET' ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(at + address, { method, ...sent });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${address}: ${value.error} ${value.message}`);
    return value as unknown;
  };
  const library = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
  const folder = (await readdir(library)).find((name) => name.startsWith('webkit2gtk-4.'));
  const binary = path.join(library, folder ?? '', 'MiniBrowser');
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const { sessionId } = (await post('/session', { capabilities: { alwaysMatch: options } })) as {
    sessionId: string;
  };
  return {
    send: (command, body) => {
      const { path: to, method } =
        typeof command === 'string'
          ? { method: 'POST', ...commands[command] }
          : { method: 'POST', path: `/element/${command.file}/value` };
      return post(`/session/${sessionId}${to}`, body, method);
    },
    close: async () => {
      await fetch(`${at}/session/${sessionId}`, { method: 'DELETE' }).catch(() => {});
      await end(driver, screen);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
/** Keys that write no letter, as WebDriver names them. */
const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Space: ' ',
  Control: '\uE009',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
} as const;
type Key = keyof typeof keys;

type Point = { x: number; y: number };

/** One browser with a page, and what a person does with it: looks, presses, types, drags. */
export async function openEngine(engine: Engine) {
  const { send, close } = await (engine === 'firefox' ? openFirefox() : openWebkit());
  await send('resize', { width: 1366, height: 900 });

  const evaluate = async <Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> =>
    (await send('run', { script: `return (${work}).apply(null, arguments)`, args })) as Awaited<Result>;

  const pointer = (actions: object[]) =>
    send('act', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  const press = (chord: readonly string[]) =>
    send('act', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            ...chord.map((value) => ({ type: 'keyDown', value })),
            ...chord.toReversed().map((value) => ({ type: 'keyUp', value })),
          ],
        },
      ],
    });
  const move = ({ x, y }: Point, duration = 0) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration,
  });

  /** The middle of the first that is in sight, called so and of this kind; null while there is none. */
  const middleOf = (selector: string, name: string): Promise<Point | null> =>
    evaluate(
      (wanted: string, called: string) => {
        const nameOf = (element: Element) =>
          (element.getAttribute('aria-label') ??
            ((element as HTMLInputElement).labels?.[0]?.textContent || element.textContent || '')) as string;
        const found = [...document.querySelectorAll<HTMLElement>(wanted)].find(
          (element) =>
            nameOf(element).replace(/\s+/g, ' ').trim().startsWith(called) &&
            element.getClientRects().length > 0,
        );
        if (!found) return null;
        found.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = found.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      },
      selector,
      name,
    );
  /** Once it has come and holds still: what is loaded meanwhile moves it. */
  const place = async (selector: string, name = ''): Promise<Point> => {
    let found: Point | null = null;
    const whatIsSeen = () => evaluate(() => `${location.href} ${document.body.innerText.slice(0, 800)}`);
    await until(async () => {
      const before = found;
      found = await middleOf(selector, name).catch(() => null);
      return found !== null && before?.x === found.x && before.y === found.y;
    }, `${selector} ${name}`).catch(async (error: Error) => {
      throw new Error(`${error.message}; seen: ${await whatIsSeen().catch(String)}`);
    });
    return found as unknown as Point;
  };
  const click = async (selector: string, name?: string) => {
    const at = await place(selector, name);
    await pointer([move(at), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]);
  };

  const seen = (text: string, selector = 'body') =>
    until(
      () =>
        evaluate(
          (wanted: string, words: string) =>
            [...document.querySelectorAll<HTMLElement>(wanted)].some(({ innerText }) =>
              innerText?.includes(words),
            ),
          selector,
          text,
        ).catch(() => false),
      `'${text}' is seen`,
    ).catch(async (error: Error) => {
      const there = await evaluate(() => `${location.href} ${document.body.innerText}`);
      throw new Error(`${error.message}; there is ${String(there).slice(0, 500)}`);
    });

  return {
    evaluate,
    click,
    goto: (url: string) => send('navigate', { url }),
    press: (...chord: (Key | (string & {}))[]) => press(chord.map((key) => keys[key as Key] ?? key)),
    /** Key by key, in the place of what is there. */
    type: async (selector: string, text: string) => {
      await click(selector);
      await press([keys.Control, 'a']);
      for (const letter of text) await press([letter]);
    },
    /** One of several of a kind to the place of another, let go once the page tells where it lies; both fit into the window. */
    drag: async (selector: string, [from, to]: readonly [number, number], told: string) => {
      const places = () =>
        evaluate(
          (wanted: string, first: number, ...indexes: number[]) => {
            const found = [...document.querySelectorAll(wanted)];
            found[first]?.scrollIntoView({ block: 'center', behavior: 'instant' });
            return indexes.map((index) => {
              const { x, y, width, height } = (found[index] as Element).getBoundingClientRect();
              return { x: x + width / 2, y: y + height / 2 };
            });
          },
          ...([selector, from, from, to] as const),
        );
      let before: Point[] = [];
      await until(async () => {
        const last = JSON.stringify(before);
        before = await places().catch(() => []);
        return before.length > 0 && JSON.stringify(before) === last;
      }, `${selector} holds still`);
      const [start, goal] = before;
      if (!start || !goal) throw new Error(`${selector} ${from} ${to}`);
      await pointer([
        move(start),
        { type: 'pointerDown', button: 0 },
        move({ x: start.x + 10, y: start.y + 4 }, 100),
        move(goal, 500),
      ]);
      await seen(told, '[role=status]');
      await pointer([{ type: 'pointerUp', button: 0 }]);
    },
    setFiles: async (selector: string, files: readonly string[]) => {
      await until(() => evaluate((wanted: string) => !!document.querySelector(wanted), selector), selector);
      const found = (await send('find', { using: 'css selector', value: selector })) as Record<
        string,
        string
      >;
      await send({ file: found[elementKey] ?? '' }, { text: files.join('\n') });
    },
    seen,
    /** A window of its own, which is spoken to from then on; answers how to change to it, and back. */
    openWindow: async () => {
      const before = await send('which');
      const { handle } = (await send('open', { type: 'window' })) as { handle: string };
      const show = () => send('change', { handle });
      await show();
      return { show, back: () => send('change', { handle: before }) };
    },
    /** By the page itself: Firefox's driver goes past a service worker. */
    reload: async () => {
      await evaluate(() => {
        document.body.id = 'before';
        setTimeout(() => location.reload());
      });
      await until(
        () => evaluate(() => document.body.id !== 'before').catch(() => false),
        'it is loaded again',
      );
    },
    close,
  };
}
export type EnginePage = Awaited<ReturnType<typeof openEngine>>;
