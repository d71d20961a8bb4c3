import { isOneColour } from './one-colour.ts';
import { NoAnswer, type Pipe } from './pipe.ts';

/** How long a page that is well may take to answer and draw, on the slowest machine that we know. */
const answersWithinMs = 4_000;
/** A page that is only just being opened may take longer, on a machine that has just been switched on; times the patience. */
const opensWithinMs = 20_000;
/** What is kept on the machine answers at once, and a server within this; where neither does, the glass says so. */
const goesWithinMs = 10_000;
const small = { format: 'png', maxWidth: 96, maxHeight: 96, everyNthFrame: 1 };
/** For staff who ask what is on the glass: enough to see, and some tens of kilobytes. */
const forStaff = { format: 'jpeg', quality: 50, maxWidth: 640, maxHeight: 640, everyNthFrame: 1 };

/** With what the server answered; 0 where a browser does not say (before 109), or the page is not a server's. */
const status = `(performance.getEntriesByType('navigation')[0]?.responseStatus ?? 0)`;
/** A page that says that there is none, by the server or by what stands before it, is not the display's. */
const isRefusal = (status: number | undefined): boolean => (status ?? 0) >= 400;

/** Asked inside the page: a frame has to be drawn for the answer to come, unless its panel is off by plan. */
const howItIs = `new Promise((resolve) => (document.documentElement.dataset.asleep === undefined ? requestAnimationFrame : setTimeout)(() => resolve({
  address: location.href,
  status: ${status},
  filled: Boolean(document.body && [...document.body.querySelectorAll('*')].some((one) => !/^(script|style|template|link)$/i.test(one.tagName) && (one.childElementCount || one.textContent.trim() || /^(img|video|canvas|svg)$/i.test(one.tagName)))),
  film: [...document.querySelectorAll('video')].some((one) => !one.paused && !one.ended),
  asleep: document.documentElement.dataset.asleep !== undefined,
})))`;
type HowItIs = { address: string; status: number; filled: boolean; film: boolean; asleep: boolean };

/** The one page of the browser: it is opened, looked at, and closed with the browser. `patience`: 1, and more after each browser that did not stay. */
export async function openPage(pipe: Pipe, patience = 1) {
  const sessionId = await attach(pipe);
  const ask = <Result extends object>(method: string, params: object = {}, withinMs?: number) =>
    pipe.ask<Result>(method, params, { sessionId, ...(withinMs ? { withinMs } : {}) });
  await ask('Page.enable');
  await ask('Inspector.enable');

  let opening = true;
  let frame: ((png: Buffer) => void) | null = null;
  let onCall: ((payload: string, contextId: number) => void) | null = null;
  const crashed = new Promise<string>((resolve) => {
    pipe.hear((message) => {
      if (message.sessionId !== sessionId) return;
      if (message.method === 'Inspector.targetCrashed') resolve('the page crashed');
      if (message.method === 'Inspector.detached') resolve('the page is gone');
      if (message.method === 'Page.screencastFrame') {
        const { data, sessionId: number } = message.params as { data: string; sessionId: number };
        ask('Page.screencastFrameAck', { sessionId: number }).catch(() => {});
        frame?.(Buffer.from(data, 'base64'));
      }
      if (message.method === 'Runtime.bindingCalled') {
        const { payload, executionContextId } = message.params as {
          payload: string;
          executionContextId: number;
        };
        onCall?.(payload, executionContextId);
      }
    });
  });

  /** A small picture of the glass, made by the graphics unit: a whole one would make the glass stutter. */
  const takePicture = async (size: object): Promise<Buffer | null> => {
    let timer: NodeJS.Timeout | undefined;
    try {
      const first = new Promise<Buffer | null>((resolve) => {
        frame = resolve;
        timer = setTimeout(() => resolve(null), answersWithinMs);
      });
      await ask('Page.startScreencast', size, answersWithinMs);
      return await first;
    } finally {
      clearTimeout(timer);
      frame = null;
      await ask('Page.stopScreencast').catch(() => {});
    }
  };
  let taking: Promise<unknown> = Promise.resolve();
  /** One at a time: the browser makes pictures of one size only. */
  const picture = (size: object): Promise<Buffer | null> => {
    const next = taking.then(() => takePicture(size));
    taking = next.catch(() => {});
    return next;
  };

  return {
    /** Told once, when there is no page any more. */
    crashed,
    /** What went wrong on the way there, if anything did. `times`: as long as usual. */
    goTo: async (address: string, times = 1): Promise<string | null> => {
      opening = true;
      const { errorText } = await ask<{ errorText?: string }>(
        'Page.navigate',
        { url: address },
        goesWithinMs * times,
      );
      if (errorText) return errorText;
      const { result } = await ask<{ result: { value?: number } }>('Runtime.evaluate', {
        expression: status,
        // The page may be changing already, or hang: whoever looks at it next will see.
      }).catch(() => ({ result: { value: 0 } }));
      return isRefusal(result.value) ? `HTTP ${result.value}` : null;
    },
    /** For staff; null where the page draws nothing. */
    picture: () => picture(forStaff),
    /**
     * Gives the page a function of this name, and hears what it says with it: only at home, since another page may have
     * come there. What is answered is heard in the page as an event.
     */
    listen: async ({ name, origin, onMessage }: Listening): Promise<void> => {
      const at = async (contextId: number): Promise<boolean> => {
        const { result } = await ask<{ result: { value?: unknown } }>('Runtime.evaluate', {
          expression: 'location.origin',
          contextId,
          returnByValue: true,
        });
        return result.value === origin;
      };
      onCall = (payload, contextId) => {
        const reply = async () => {
          if (!(await at(contextId))) return;
          const detail = JSON.stringify(await onMessage(payload));
          await ask('Runtime.evaluate', {
            expression: `dispatchEvent(new CustomEvent('psifida-kiosk', { detail: ${detail} }))`,
            contextId,
          });
        };
        // The page may be gone by then: whoever comes after asks for itself.
        reply().catch(() => {});
      };
      // Without it the function is not there in pages that come later.
      await ask('Runtime.enable');
      await ask('Runtime.addBinding', { name });
    },
    /** Null where it did not answer in time. */
    look: async (): Promise<(HowItIs & { drawn: boolean | null; refused: boolean }) | null> => {
      const withinMs = opening ? opensWithinMs * patience : answersWithinMs;
      opening = false;
      try {
        const { result } = await ask<{ result: { value?: HowItIs } }>(
          'Runtime.evaluate',
          { expression: howItIs, awaitPromise: true, returnByValue: true },
          withinMs,
        );
        if (!result.value) return null;
        const tells = !result.value.film && !result.value.asleep;
        const png = tells ? await picture(small).catch(unlessSilent) : null;
        const refused = isRefusal(result.value.status);
        return { ...result.value, refused, drawn: png ? !isOneColour(png) : null };
      } catch (error) {
        if (error instanceof NoAnswer) return null;
        // The page was changing under the question: the next look will see.
        opening = true;
        return {
          address: '',
          status: 0,
          refused: false,
          filled: false,
          film: false,
          asleep: false,
          drawn: null,
        };
      }
    },
  };
}

type Listening = { name: string; origin: string; onMessage: (payload: string) => Promise<object> };

type TargetInfo = { targetId: string; type: string };

/** It has answered: a machine that is busy may take longer for its picture. */
function unlessSilent(error: unknown): null {
  if (error instanceof NoAnswer) return null;
  throw error;
}

/** The page that the browser came with; every other one that anything opens is closed. */
async function attach(pipe: Pipe): Promise<string> {
  const { targetInfos } = await pipe.ask<{ targetInfos: TargetInfo[] }>(
    'Target.getTargets',
    {},
    { withinMs: 30_000 },
  );
  const ours =
    targetInfos.find(({ type }) => type === 'page')?.targetId ??
    (await pipe.ask<{ targetId: string }>('Target.createTarget', { url: 'about:blank' })).targetId;
  pipe.hear(({ method, params }) => {
    if (method !== 'Target.targetCreated') return;
    const { targetId, type } = (params as { targetInfo: TargetInfo }).targetInfo;
    if (type === 'page' && targetId !== ours) pipe.ask('Target.closeTarget', { targetId }).catch(() => {});
  });
  await pipe.ask('Target.setDiscoverTargets', { discover: true });
  const { sessionId } = await pipe.ask<{ sessionId: string }>('Target.attachToTarget', {
    targetId: ours,
    flatten: true,
  });
  return sessionId;
}
