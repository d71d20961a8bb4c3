import type { Audio, Image, ServedExtension, Video } from '@psifida/contract/content/media';
import { mediaAddress, servedImageFormats, servedTypes } from '@psifida/contract/content/media';
import { expressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { MediaFileRow } from '../db/media-tables.ts';
import type { Tables } from '../db/tables.ts';

export type ServedRendition = {
  sha256: string;
  extension: ServedExtension;
  width: number;
  height: number;
  bytes: number;
};

/** With the hash that the served bytes must have; the library's answers leave it out, a release names it. */
type Hashed<T> = T & { sha256: string };

const order = (format: Image['format']) => servedImageFormats.indexOf(format);

export const toImages = (renditions: readonly ServedRendition[]): Hashed<Image>[] =>
  renditions
    .flatMap(({ sha256, extension, width, height, bytes }) => {
      const format = extension === 'jpg' ? 'jpeg' : servedImageFormats.find((one) => one === extension);
      return format ? [{ url: mediaAddress(sha256, extension), format, width, height, bytes, sha256 }] : [];
    })
    .sort((a, b) => a.width * a.height - b.width * b.height || order(a.format) - order(b.format));

const servedAs = (type: 'video' | 'audio', renditions: readonly ServedRendition[]) =>
  renditions.find(({ extension }) => servedTypes[extension].startsWith(`${type}/`));

const played = ({ sha256, extension, bytes }: ServedRendition, durationMs: number | null) => ({
  url: mediaAddress(sha256, extension),
  type: servedTypes[extension],
  ...{ bytes, durationMs: durationMs ?? 0, sha256 },
});

export function toAudio(
  file: Pick<MediaFileRow, 'duration_ms' | 'audio_codec'>,
  renditions: readonly ServedRendition[],
): Hashed<Audio> | null {
  const audio = servedAs('audio', renditions);
  return audio ? { ...played(audio, file.duration_ms), codec: file.audio_codec ?? '' } : null;
}

export function toVideo(
  file: Pick<MediaFileRow, 'duration_ms' | 'video_codec' | 'audio_codec'>,
  renditions: readonly ServedRendition[],
): Hashed<Video> | null {
  const video = servedAs('video', renditions);
  if (!video) return null;
  return {
    ...played(video, file.duration_ms),
    videoCodec: file.video_codec ?? '',
    audioCodec: file.audio_codec,
  };
}

/** The video alone, by what a display fetches it. */
export function toServedVideo(renditions: readonly ServedRendition[]) {
  const video = servedAs('video', renditions);
  return (
    video && { url: mediaAddress(video.sha256, video.extension), sha256: video.sha256, bytes: video.bytes }
  );
}

const ofAsset = expressionBuilder<Tables, 'media_asset'>();

const renditionsOf = (file: 'media_asset.file_sha256' | 'media_asset.poster_sha256') =>
  jsonArrayFrom(
    ofAsset
      .selectFrom('media_rendition as made')
      .select(['made.sha256', 'made.extension', 'made.width', 'made.height', 'made.bytes'])
      .whereRef('made.file_sha256', '=', file),
  );

/** What is served of an asset and of its poster, selected beside it. */
export const selectServed = [
  renditionsOf('media_asset.file_sha256').as('renditions'),
  jsonObjectFrom(
    ofAsset
      .selectFrom('media_file as standing')
      .select(['standing.thumb_hash', 'standing.color'])
      .whereRef('standing.sha256', '=', 'media_asset.poster_sha256'),
  ).as('poster'),
  renditionsOf('media_asset.poster_sha256').as('poster_renditions'),
] as const;
