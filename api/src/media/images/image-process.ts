import { type ChildProcess, fork } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ImageTasks } from './image-tasks.ts';

export type ImageProcess = ImageTasks & {
  /** So that it is there when it is needed: loading takes longer than a thumbnail. */
  warmUp(): void;
  close(): void;
};

/** It stays in src/: this address is right from src/media/images and from dist/media/images alike. */
const script = fileURLToPath(new URL('../../../src/media/images/image-worker.mjs', import.meta.url));

/** Idle for this long it ends, and with it everything that its memory holds. */
const idleMs = 30_000;

/** glibc keeps a heap per thread: for the same work the process grew to 900 MB, to 400 MB with two heaps. */
const environment = (parallel: number) => ({
  ...process.env,
  MALLOC_ARENA_MAX: '2',
  UV_THREADPOOL_SIZE: String(parallel + 2),
});

type Options = {
  parallel: number;
  /** Its niceness: with 10 others have nine tenths of the processor, with 19 nearly all. */
  behindBy?: number;
};

const nicest = 19;

type Waiting = { of: ChildProcess; resolve: (value: never) => void; reject: (error: Error) => void };
type Answer = { id: number; result?: unknown; error?: string };

/** The process in which images are worked on; started when there is work, and again after it has ended. */
export function openImageProcess({ parallel, behindBy = 0 }: Options): ImageProcess {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;
  let count = 0;
  const waiting = new Map<number, Waiting>();

  const start = (): ChildProcess => {
    const started = fork(script, {
      env: environment(parallel),
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced', // thumbnails come as they are
    });
    started.on('message', ({ id, result, error }: Answer) => {
      const caller = waiting.get(id);
      waiting.delete(id);
      if (error === undefined) caller?.resolve(result as never);
      else caller?.reject(new Error(error));
      restFrom(started);
    });
    const lose = () => {
      if (child === started) {
        child = undefined;
        clearTimeout(idle);
      }
      for (const [id, { of, reject }] of waiting) {
        if (of !== started) continue;
        waiting.delete(id);
        reject(new ImageProcessEnded());
      }
    };
    started.once('exit', lose);
    // It could not be started, or was gone before something reached it.
    started.on('error', lose);
    if (behindBy && started.pid) setPriority(started.pid, Math.min(nicest, getPriority() + behindBy));
    started.unref();
    started.channel?.unref();
    return started;
  };

  const running = (): ChildProcess => {
    if (!child?.connected) child = start();
    return child;
  };

  const restFrom = (started: ChildProcess) => {
    clearTimeout(idle);
    if (!waiting.size) idle = setTimeout(() => started.connected && started.disconnect(), idleMs).unref();
  };

  const ask =
    <Task extends keyof ImageTasks>(task: Task) =>
    (input: Parameters<ImageTasks[Task]>[0]) =>
      new Promise<Awaited<ReturnType<ImageTasks[Task]>>>((resolve, reject) => {
        if (isClosed) return reject(new ImageProcessEnded());
        clearTimeout(idle);
        count += 1;
        const of = running();
        waiting.set(count, { of, resolve, reject });
        of.send({ id: count, task, input });
      });

  return {
    readHeader: ask('readHeader'),
    readMetadata: ask('readMetadata'),
    makeThumbnail: ask('makeThumbnail'),
    shrink: ask('shrink'),
    decode: ask('decode'),
    scale: ask('scale'),
    encode: ask('encode'),
    warmUp: () => {
      if (!isClosed) restFrom(running());
    },
    close: () => {
      isClosed = true;
      clearTimeout(idle);
      child?.kill();
    },
  };
}

/** An image has brought the process down, or something outside has ended it. */
export class ImageProcessEnded extends Error {
  override name = 'ImageProcessEnded';
}
