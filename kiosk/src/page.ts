import { isOneColour } from './one-colour.ts';
import { NoAnswer, type Pipe } from './pipe.ts';

/** Time for a healthy page to answer and draw on the slowest known machine. */
const answersWithinMs = 4_000;
/** Factor while a page is being opened on a cold machine. */
const opensWithinMs = 20_000;
/** Navigation timeout. */
const goesWithinMs = 10_000;
const small = { format: 'png', maxWidth: 96, maxHeight: 96, everyNthFrame: 1 };
/** Screenshots for staff: some tens of kilobytes. */
const forStaff = { format: 'jpeg', quality: 50, maxWidth: 640, maxHeight: 640, everyNthFrame: 1 };

/** The HTTP status; 0 where unknown (before Chromium 109), or the page is not a server's. */
const status = `(performance.getEntriesByType('navigation')[0]?.responseStatus ?? 0)`;
/** An error page of the server or of a proxy. */
const isRefusal = (status: number | undefined): boolean => (status ?? 0) >= 400;

/** Evaluated in the page; waits for an animation frame unless the panel is off by plan. */
const howItIs = `new Promise((resolve) => (document.documentElement.dataset.asleep === undefined ? requestAnimationFrame : setTimeout)(() => resolve({
  address: location.href,
  status: ${status},
  filled: Boolean(document.body && [...document.body.querySelectorAll('*')].some((one) => !/^(script|style|template|link)$/i.test(one.tagName) && (one.childElementCount || one.textContent.trim() || /^(img|video|canvas|svg)$/i.test(one.tagName)))),
  video: [...document.querySelectorAll('video')].some((one) => !one.paused && !one.ended),
  asleep: document.documentElement.dataset.asleep !== undefined,
})))`;
type HowItIs = { address: string; status: number; filled: boolean; video: boolean; asleep: boolean };

/** `patience`: 1, and more after each browser that did not stay. */
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

  /** Scaled down by the GPU: a full-size screenshot would make the page stutter. */
  const takeImage = async (size: object): Promise<Buffer | null> => {
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
  /** One at a time: the browser captures one size only. */
  const image = (size: object): Promise<Buffer | null> => {
    const next = taking.then(() => takeImage(size));
    taking = next.catch(() => {});
    return next;
  };

  return {
    /** Resolves when the page has crashed. */
    crashed,
    /** The error text, or null. `times` multiplies the timeout. */
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
        // The page may be navigating or hang: the next check will see.
      }).catch(() => ({ result: { value: 0 } }));
      return isRefusal(result.value) ? `HTTP ${result.value}` : null;
    },
    /** Screenshot for staff; null where the page draws nothing. */
    image: () => image(forStaff),
    /** Binds a function of this name into pages of `origin`; the answer is dispatched in the page as an event. */
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
        // The page may be gone by then.
        reply().catch(() => {});
      };
      // Also for later pages.
      await ask('Runtime.enable');
      await ask('Runtime.addBinding', { name });
    },
    /** Null on timeout. */
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
        const tells = !result.value.video && !result.value.asleep;
        const png = tells ? await image(small).catch(unlessSilent) : null;
        const refused = isRefusal(result.value.status);
        return { ...result.value, refused, drawn: png ? !isOneColour(png) : null };
      } catch (error) {
        if (error instanceof NoAnswer) return null;
        // Navigated meanwhile: the next check will see.
        opening = true;
        return {
          address: '',
          status: 0,
          refused: false,
          filled: false,
          video: false,
          asleep: false,
          drawn: null,
        };
      }
    },
  };
}

type Listening = { name: string; origin: string; onMessage: (payload: string) => Promise<object> };

type TargetInfo = { targetId: string; type: string };

/** A busy machine may take longer for a screenshot than for an answer. */
function unlessSilent(error: unknown): null {
  if (error instanceof NoAnswer) return null;
  throw error;
}

/** The browser's first page; any other is closed. */
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
