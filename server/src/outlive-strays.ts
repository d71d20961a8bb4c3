import type { EventEmitter } from 'node:events';

/**
 * A promise that nobody waited for has failed. Whoever asked for something has had their answer or never will; ending the
 * process for it would take staff and every display along.
 */
export function outliveStrays(program: EventEmitter, say: (line: string) => void): void {
  program.on('unhandledRejection', (reason: unknown) => {
    say(`Something failed that nobody waited for: ${reason instanceof Error ? reason.stack : reason}`);
  });
}
