import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

type Answer = { id: number; bytes?: Uint8Array; error?: string };
type Waiting = { resolve: (bytes: Buffer) => void; reject: (error: Error) => void };

export type Drawer = { draw(svg: string): Promise<Buffer>; close(): void };

/** It stays in src/: this address is right from src/demo and from dist/demo alike. */
const script = fileURLToPath(new URL('../../src/demo/draw-worker.mjs', import.meta.url));

/** Makes pictures of drawings, in a process that is gone when the demonstration is there. */
export function openDrawer(): Drawer {
  const waiting = new Map<number, Waiting>();
  let count = 0;
  const child = fork(script, {
    // glibc gives every thread a heap of its own and keeps what was freed; other systems do not know the name.
    env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.on('message', ({ id, bytes, error }: Answer) => {
    const caller = waiting.get(id);
    waiting.delete(id);
    if (bytes) caller?.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    else caller?.reject(new Error(error));
  });
  const end = (reason: string) => {
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };
  child.on('error', (error) => end(error.message));
  child.on('exit', () => end('the process that draws has ended'));
  return {
    draw: (svg) =>
      new Promise((resolve, reject) => {
        count += 1;
        waiting.set(count, { resolve, reject });
        child.send({ id: count, svg }, (error) => {
          if (error) end(error.message);
        });
      }),
    close: () => {
      child.kill();
    },
  };
}
