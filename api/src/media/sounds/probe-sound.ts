import { type SoundFormat, soundMinutes } from '@psifida/contract/content/media';
import type { Input } from 'mediabunny';
import { isCutOff } from '../films/is-cut-off.ts';
import { playableAudio } from '../films/probe-film.ts';
import { Refused } from '../refused.ts';
import { lastPageIsWhole } from './ogg-pages.ts';

type SoundFacts = { durationMs: number; codec: string; trackIds: number[] };

export async function openSound(file: string, format: SoundFormat): Promise<Input> {
  const { FilePathSource, Input, MP3, MP4, OGG } = await import('mediabunny');
  const formats = { mp3: MP3, m4a: MP4, ogg: OGG };
  return new Input({ source: new FilePathSource(file), formats: [formats[format]] });
}

/** Whether an MP4 has something to hear and nothing to see. What cannot be read is for the judge of films. */
export async function isSoundAlone(file: string): Promise<boolean> {
  const input = await openSound(file, 'm4a');
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
export async function probeSound(file: string, format: SoundFormat): Promise<SoundFacts> {
  if (await endsTooSoon(file, format)) throw new Refused('incomplete');
  const input = await openSound(file, format);
  try {
    const track = await input.getPrimaryAudioTrack();
    if (!track) throw new Refused('damaged');
    const codec = await track.getCodec();
    if (!codec || !playableAudio.includes(codec))
      throw new Refused('sound-form', { form: codec ?? String(await track.getInternalCodecId()) });
    const seconds = await input.computeDuration();
    if (!(seconds > 0)) throw new Refused('damaged');
    if (seconds > soundMinutes * 60)
      throw new Refused('sound-too-long', { minutes: Math.ceil(seconds / 60), maxMinutes: soundMinutes });
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
async function endsTooSoon(file: string, format: SoundFormat): Promise<boolean> {
  if (format === 'm4a') return isCutOff(file, 'mp4');
  return format === 'ogg' && !(await lastPageIsWhole(file));
}
