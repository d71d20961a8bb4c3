import { spawn } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import type { Language } from '@psifida/contract/bilingual';
import type { ServedExtension } from '@psifida/contract/content/media';

/** The program and its arguments; `{language}` in them is el or en. */
export type SpeechCommand = readonly string[];

const timeoutMs = 60_000;
const bytesAtMost = 4 * 1024 * 1024;
/** Behind everything else and still moving on a busy machine: with 19 a text waits for seconds beside two full cores. */
const lowPriority = 10;

/** All that the program learns of this process: it is not handed the secrets of the product's own environment. */
const handedOn = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TMPDIR', 'LD_LIBRARY_PATH'];

export class SpeechFailed extends Error {
  override name = 'SpeechFailed';
  /** The program cannot be started at all: no other text would fare better. */
  readonly noProgram: boolean;

  constructor(message: string, { noProgram = false } = {}) {
    super(message);
    this.noProgram = noProgram;
  }
}

export type Sound = { data: Buffer; extension: ServedExtension };
type Spoken = { text: string; language: Language; signal?: AbortSignal | undefined };

/** Without a shell, the text on its standard input, the sound on its standard output; ended when it takes too long or says too much. */
export function runSpeech(command: SpeechCommand, { text, language, signal }: Spoken): Promise<Sound> {
  const [program = '', ...given] = command.map((part) => part.replaceAll('{language}', language));
  return new Promise((resolve, reject) => {
    const child = spawn(program, given, {
      env: Object.fromEntries(handedOn.flatMap((name) => [[name, process.env[name] ?? '']])),
      stdio: ['pipe', 'pipe', 'pipe'],
      // A group of its own, so that what it has started ends with it.
      detached: true,
    });
    if (child.pid) setPriority(child.pid, Math.max(lowPriority, getPriority()));
    const pieces: Buffer[] = [];
    let bytes = 0;
    let said = '';
    let fault: string | null = null;
    const end = (why: string) => {
      fault ??= why;
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has just ended by itself.
      }
    };
    const abort = () => end('it was broken off');
    const timer = setTimeout(() => end(`it took longer than ${timeoutMs / 1_000} seconds`), timeoutMs);
    signal?.addEventListener('abort', abort, { once: true });
    child.stdout.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > bytesAtMost) end(`its sound is larger than ${bytesAtMost / 1024 / 1024} MB`);
      else pieces.push(piece);
    });
    child.stderr.on('data', (piece: Buffer) => {
      said = `${said}${piece}`.slice(0, 500);
    });
    child.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      reject(new SpeechFailed(`${program} cannot be started (${error.code})`, { noProgram: true }));
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      if (fault) return reject(new SpeechFailed(fault));
      const sound = code === 0 ? soundOf(Buffer.concat(pieces)) : null;
      if (sound) return resolve(sound);
      reject(new SpeechFailed(code === 0 ? 'it wrote no WAV, MP3 or Ogg' : `it ended with ${code}: ${said}`));
    });
    // A program that reads nothing closes the pipe.
    child.stdin.on('error', () => {});
    child.stdin.end(`${text}\n`);
  });
}

function soundOf(data: Buffer): Sound | null {
  const starts = data.toString('latin1', 0, 4);
  if (starts === 'OggS') return { data, extension: 'ogg' };
  if (starts.startsWith('ID3') || (data[0] === 0xff && ((data[1] ?? 0) & 0xe0) === 0xe0))
    return { data, extension: 'mp3' };
  return starts === 'RIFF' ? wholeWav(data) : null;
}

/** A program that writes into a pipe does not know in advance how long it speaks: the lengths are put right. */
function wholeWav(data: Buffer): Sound | null {
  const at = data.indexOf('data', 12, 'latin1');
  if (at === -1 || data.length <= at + 8) return null;
  data.writeUInt32LE(data.length - 8, 4);
  data.writeUInt32LE(data.length - at - 8, at + 4);
  return { data, extension: 'wav' };
}
