import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { MediaRefusal } from '@psifida/contract/content/media-refusal';
import type { Size } from '@psifida/contract/registry/check';
import { type Converting, UploadFailure } from '../upload-item.ts';
import type { Cut } from './plan-video.ts';

export type Request =
  | { do: 'look'; file: File }
  | { do: 'open'; file: File }
  | { do: 'convert'; file: File; id: string; cut: Cut | null; maxMegabytes: number }
  | { do: 'pause' }
  | { do: 'resume' }
  | { do: 'frame'; mark: 'start' | 'end'; seconds: number };

export type Answer =
  | { refusal: MediaRefusal }
  | { asIs: boolean; size: Size }
  | { share: number }
  | { converted: File; type: string }
  | { seconds: number; decodes: boolean }
  | { mark: 'start' | 'end'; frame: ImageBitmap };

/** The library that reads, decodes and writes videos lies in the worker alone; it ends with the signal. */
export function openWorker(signal: AbortSignal) {
  const worker = new Worker(new URL('./convert.worker.ts', import.meta.url), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate());
  return {
    ask: (request: Request) => worker.postMessage(request),
    hear: (onAnswer: (answer: Answer) => void, onError: (error: Error) => void) => {
      worker.onmessage = ({ data }: MessageEvent<Answer>) => onAnswer(data);
      worker.onerror = ({ message }) => onError(new Error(message));
    },
  };
}

type Look = Extract<Answer, { asIs: boolean } | { refusal: MediaRefusal }>;

/** Milliseconds; others wait behind it, and the server judges what was not looked at. */
const longestLook = 20_000;

/** Whether displays play it as it is, or why this browser cannot make them. */
export async function lookAtVideo(file: File): Promise<Look> {
  const stop = new AbortController();
  try {
    return await new Promise<Look>((resolve, reject) => {
      const { ask, hear } = openWorker(stop.signal);
      hear((answer) => resolve(answer as Look), reject);
      setTimeout(() => reject(new Error('no answer')), longestLook);
      ask({ do: 'look', file });
    });
  } finally {
    stop.abort();
  }
}

/** The same file with the same cut has the same name, also after a reload. */
export const convertedId = ({ name, size, lastModified }: File, cut: Cut | null): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify([name, size, lastModified, cut]))));

export async function convertVideo(
  file: File,
  { cut, signal, onProgress, onPause, maxMegabytes }: Converting & { maxMegabytes: number },
): Promise<File> {
  signal.throwIfAborted();
  const stop = new AbortController();
  try {
    return await new Promise<File>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      const { ask, hear } = openWorker(stop.signal);
      const timeLeft = createTimeLeft();
      onPause((paused) => {
        timeLeft.pause(paused);
        ask({ do: paused ? 'pause' : 'resume' });
      });
      hear((answer) => {
        if ('share' in answer) onProgress(Math.floor(answer.share * 100), timeLeft.after(answer.share));
        else if ('refusal' in answer) reject(new UploadFailure({ refusal: answer.refusal }));
        else if ('converted' in answer) {
          const { converted, type } = answer;
          const name = file.name.replace(/(\.[^.]*)?$/, type === 'video/webm' ? '.webm' : '.mp4');
          resolve(new File([converted], name, { type, lastModified: file.lastModified }));
        }
      }, reject);
      ask({ do: 'convert', file, id: convertedId(file, cut), cut, maxMegabytes });
    });
  } finally {
    stop.abort();
  }
}

/** Seconds that are left, by the pace so far; pauses do not count. Null until there is a pace. */
export function createTimeLeft(now: () => number = () => performance.now()) {
  let begun = now();
  let paused: number | null = null;
  return {
    pause(isPaused: boolean): void {
      if (!isPaused && paused !== null) begun += now() - paused;
      paused = isPaused ? now() : null;
    },
    after(share: number): number | null {
      const spent = (now() - begun) / 1000;
      return share < 0.02 || spent < 1 ? null : Math.ceil((spent * (1 - share)) / share);
    },
  };
}

export async function removeConverted(file: File, cut: Cut | null): Promise<void> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle('converted');
  await folder.removeEntry(convertedId(file, cut));
}
