import { CannotRefill } from '@psifida/postgres/whole/refill';
import { BadArchive } from '../archive/shape.ts';
import { StartError } from '../config/start-error.ts';

const isExpected = (error: unknown): error is Error =>
  [StartError, BadArchive, CannotRefill].some((kind) => error instanceof kind) ||
  // A mistyped option, in Node's own sentence.
  (error as NodeJS.ErrnoException)?.code?.startsWith('ERR_PARSE_ARGS') === true;

/** What a command has to say, and the code it ends with. */
export async function sayAndEnd(work: () => Promise<string>): Promise<number> {
  try {
    console.log(await work());
    return 0;
  } catch (error) {
    console.error(
      isExpected(error)
        ? error.message
        : `That did not work: ${error instanceof Error ? error.message : error}`,
    );
    return 1;
  }
}

export const inMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** One line that renews itself at a terminal, every second at most; nothing elsewhere. */
export function reportTo(stream: NodeJS.WriteStream): (line: string) => void {
  let last = 0;
  return (line) => {
    if (!stream.isTTY || Date.now() - last < 1_000) return;
    last = Date.now();
    stream.write(`\r${line}\u001b[K`);
  };
}
