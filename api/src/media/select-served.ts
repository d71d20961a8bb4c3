import { expressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Tables } from '../db/tables.ts';

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
