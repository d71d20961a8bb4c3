import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { AudioFormat, ImageFormat, MediaKind, VideoFormat } from '@psifida/contract/content/media';
import { megabyte, type UploadLimits } from '@psifida/contract/content/upload';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { probeAudio } from '../../../media/audios/probe-audio.ts';
import { stepAfter } from '../../../media/images/image-sides.ts';
import type { ImageTasks } from '../../../media/images/image-tasks.ts';
import { type ImageFacts, probeImage } from '../../../media/images/probe-image.ts';
import { hashFile, sniffFile } from '../../../media/intake/sniff.ts';
import { Refused } from '../../../media/refused.ts';
import type { Staging } from '../../../media/staging.ts';
import { originalKey, type Storage, servedKey } from '../../../media/storage/storage.ts';
import { cleanVideo, servedExtensions } from '../../../media/videos/clean-video.ts';
import { probeVideo } from '../../../media/videos/probe-video.ts';
import * as files from '../files.store.ts';
import { keepImages, keepObjects } from '../objects.ts';

export type TakeInDeps = {
  db: Kysely<Tables>;
  storage: Storage;
  staging: Staging;
  images: ImageTasks;
  limits: UploadLimits;
  /** The process is asked to end: what is under way goes back into the queue. */
  signal: AbortSignal;
  /** Begun before its job was. */
  looking?: Promise<Looked> | undefined;
};

type Input = TakeInDeps & {
  file: string;
  announced: { bytes: number; sha256: string | null };
  onProgress: (percent: number) => void;
  /** The original is in the storage; from here on any process could go on. */
  onStored: (sha256: string) => Promise<void>;
};

/** Either the content is already known, or here is everything that is to be written about it. */
export type TakenIn = { sha256: string; made: files.Made | null };

export type Looked = Awaited<ReturnType<typeof lookAt>>;

type Look = Pick<TakeInDeps, 'limits' | 'images'> & { bytes: number };

/** What a file is; if it is an image, another process decodes it from here on. */
export async function lookAt(file: string, { limits, images, bytes }: Look) {
  const type = await sniffFile(file);
  const max = megabytesOf[type.kind](limits);
  if (bytes > max * megabyte)
    throw new Refused('too-large', { megabytes: Math.ceil(bytes / megabyte), maxMegabytes: max });
  if (type.kind !== 'image') return type;
  const facts = probeImage(file, { limits, images, format: type.format });
  facts.catch(() => {});
  return { ...type, facts };
}

/** From bytes that nobody trusts to an original in the storage and what is served of it first. */
export async function takeIn(input: Input): Promise<TakenIn> {
  const { db, file, announced, onProgress } = input;
  const { size: bytes } = await stat(file);
  // First of all, whatever else is found meanwhile: of bytes that are not the file there is nothing else to say.
  if (bytes !== announced.bytes) throw new Refused('not-the-announced-file');
  const looking = input.looking ?? lookAt(file, { ...input, bytes });
  // It is hashed meanwhile; of what is known already, which is rare, it was decoded for nothing.
  // Not left before: another is decoded only once there is room for it, and the file is removed afterwards.
  const looked = Promise.allSettled([looking.then((found) => (found.kind === 'image' ? found.facts : null))]);
  try {
    const sha256 = await hashFile(file);
    if ((announced.sha256 ?? sha256) !== sha256) throw new Refused('not-the-announced-file');
    const found = await looking;
    if (await files.exists(db, sha256)) return { sha256, made: null };
    onProgress(5);
    return { sha256, made: await make(found, { sha256, original_key: originalKey(sha256), bytes }) };
  } finally {
    await looked;
  }

  async function make(found: Looked, known: Known): Promise<files.Made> {
    if (found.kind === 'image')
      return takeInImage(input, { known: { ...known, format: found.format }, facts: await found.facts });
    return found.kind === 'video'
      ? takeInVideo(input, { ...known, format: found.format })
      : takeInAudio(input, { ...known, format: found.format });
  }
}

const megabytesOf: Record<MediaKind, (limits: UploadLimits) => number> = {
  image: ({ imageMegabytes }) => imageMegabytes,
  video: ({ videoMegabytes }) => videoMegabytes,
  audio: ({ audioMegabytes }) => audioMegabytes,
};

type Known = { sha256: string; original_key: string; bytes: number };

type KnownImage = { known: Known & { format: ImageFormat }; facts: ImageFacts };

async function takeInImage(input: Input, { known, facts }: KnownImage): Promise<files.Made> {
  const { size, placeholder, made, focalPoint, flaw, metadata } = facts;
  // Nothing is said of the stored original: the upload is done in the next moment, or begins anew with the bytes as they came.
  const renditions = await keepImages(input, made, [originalOf(input, known)]);
  return {
    file: {
      ...known,
      ...size,
      kind: 'image',
      thumb_hash: placeholder.thumbHash,
      color: placeholder.color,
      duration_ms: null,
      video_codec: null,
      audio_codec: null,
      metadata,
      flaw,
    },
    focalPoint,
    renditions,
    next: stepAfter(size, made.length > 1 ? 'usable' : 'thumbnail'),
  };
}

async function takeInVideo(input: Input, known: Known & { format: VideoFormat }): Promise<files.Made> {
  const facts = await probeVideo(input.file, known.format);
  const { width, height, durationMs, videoCodec, audioCodec, trackIds } = facts;
  const rendition = await keepPlayed(input, known, trackIds);
  return {
    file: {
      ...known,
      width,
      height,
      kind: 'video',
      thumb_hash: null,
      color: null,
      duration_ms: durationMs,
      video_codec: videoCodec,
      audio_codec: audioCodec,
      metadata: null,
      flaw: null,
    },
    renditions: [{ ...rendition, width, height }],
    next: null,
  };
}

async function takeInAudio(input: Input, known: Known & { format: AudioFormat }): Promise<files.Made> {
  const { durationMs, codec, trackIds } = await probeAudio(input.file, known.format);
  const nothingToSee = { width: 0, height: 0 };
  const rendition = await keepPlayed(input, known, trackIds);
  return {
    file: {
      ...known,
      ...nothingToSee,
      kind: 'audio',
      thumb_hash: null,
      color: null,
      duration_ms: durationMs,
      video_codec: null,
      audio_codec: codec,
      metadata: null,
      flaw: null,
    },
    renditions: [{ ...rendition, ...nothingToSee }],
    next: null,
  };
}

/** The original as it came, and beside it what is served of it. */
async function keepPlayed(
  input: Input,
  known: Known & { format: VideoFormat | AudioFormat },
  trackIds: readonly number[],
) {
  await keepObjects(input, [originalOf(input, known)]);
  await input.onStored(known.sha256);
  const extension = servedExtensions[known.format];
  return input.staging.withTemporary(async (folder) => {
    const target = path.join(folder, `played.${extension}`);
    await cleanVideo({
      source: input.file,
      target,
      format: known.format,
      trackIds,
      signal: input.signal,
      onProgress: (share) => input.onProgress(10 + Math.round(75 * share)),
    });
    const [sha256, { size: bytes }] = [await hashFile(target), await stat(target)];
    const key = servedKey(sha256, extension);
    await keepObjects(input, [{ key, file: target, bytes }]);
    return { key, sha256, extension, bytes };
  });
}

const originalOf = ({ file }: Input, { original_key: key, bytes }: Known) => ({ key, file, bytes });
