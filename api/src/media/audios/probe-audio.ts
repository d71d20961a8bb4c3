import { open } from 'node:fs/promises';
import { type AudioFormat, audioMinutes } from '@psifida/contract/content/media';
import { playableAudio } from '@psifida/contract/content/playable';
import type { Input } from 'mediabunny';
import { Refused } from '../refused.ts';
import { isCutOff } from '../videos/is-cut-off.ts';

type AudioFacts = { durationMs: number; codec: string; trackIds: number[] };

export async function openAudio(file: string, format: AudioFormat): Promise<Input> {
  const { FilePathSource, Input, MP3, MP4, OGG } = await import('mediabunny');
  const formats = { mp3: MP3, m4a: MP4, ogg: OGG };
  return new Input({ source: new FilePathSource(file), formats: [formats[format]] });
}

/** Whether an MP4 has something to hear and nothing to see. What cannot be read is for the judge of videos. */
export async function isAudioAlone(file: string): Promise<boolean> {
  const input = await openAudio(file, 'm4a');
  try {
    const [seen, heard] = [await input.getVideoTracks(), await input.getAudioTracks()];
    return !seen.length && heard.length > 0;
  } catch {
    return false;
  } finally {
    input.dispose();
  }
}

/** Length and codec, read from the bytes: every packet of it is looked at, so a name or a tag cannot lie about it. */
export async function probeAudio(file: string, format: AudioFormat): Promise<AudioFacts> {
  if (await endsTooSoon(file, format)) throw new Refused('incomplete');
  const input = await openAudio(file, format);
  try {
    const track = await input.getPrimaryAudioTrack();
    if (!track) throw new Refused('damaged');
    const codec = await track.getCodec();
    if (!codec || !playableAudio.has(codec))
      throw new Refused('audio-form', { form: codec ?? String(await track.getInternalCodecId()) });
    const seconds = await input.computeDuration();
    if (!(seconds > 0)) throw new Refused('damaged');
    if (seconds > audioMinutes * 60)
      throw new Refused('audio-too-long', { minutes: Math.ceil(seconds / 60), maxMinutes: audioMinutes });
    return {
      codec: (await track.getCodecParameterString()) ?? codec,
      durationMs: Math.round(seconds * 1000),
      trackIds: [track.id],
    };
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('damaged');
  } finally {
    input.dispose();
  }
}

/** An MP3 is a row of frames without an end of its own: whatever is there of it plays. */
async function endsTooSoon(file: string, format: AudioFormat): Promise<boolean> {
  if (format === 'm4a') return isCutOff(file, 'mp4');
  return format === 'ogg' && !(await lastPageIsWhole(file));
}

const headerBytes = 27;
/** Two pages of the largest kind: in so much of the end the last page begins. */
const endBytes = 2 * (headerBytes + 255 + 255 * 255);

/** Whether an Ogg file ends where its last page says that it ends; one that was cut off does not. */
async function lastPageIsWhole(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const from = Math.max(0, size - endBytes);
    const end = Buffer.alloc(size - from);
    await handle.read(end, 0, end.length, from);
    // The letters of a page's beginning can stand in an audio file by chance: then the one before tells the truth.
    for (let at = end.lastIndexOf('OggS'); at >= 0; at = at ? end.lastIndexOf('OggS', at - 1) : -1)
      if (endOfPage(end, at) === end.length) return true;
    return false;
  } finally {
    await handle.close();
  }
}

function endOfPage(bytes: Buffer, at: number): number | null {
  const segments = bytes[at + headerBytes - 1] ?? 0;
  const table = bytes.subarray(at + headerBytes, at + headerBytes + segments);
  if (bytes[at + 4] !== 0 || table.length < segments) return null;
  return at + headerBytes + segments + table.reduce((sum, length) => sum + length, 0);
}
