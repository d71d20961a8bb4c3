import type { EventEmitter } from 'node:events';

/** A rejection that nobody awaits is logged; ending the process for it would take staff and every display along. */
export function logUnhandledRejections(program: EventEmitter, say: (line: string) => void): void {
  program.on('unhandledRejection', (reason: unknown) => {
    say(`Something failed that nobody waited for: ${reason instanceof Error ? reason.stack : reason}`);
  });
}
