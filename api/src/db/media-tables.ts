import type { Language } from '@psifida/contract/bilingual';
import type {
  AudioFormat,
  FileMetadata,
  ImageFlaw,
  ImageFormat,
  MediaKind,
  ServedExtension,
  VideoFormat,
} from '@psifida/contract/content/media';
import type { MediaRefusal } from '@psifida/contract/content/media-refusal';
import type { Rights } from '@psifida/contract/content/rights';
import type { UploadPurpose } from '@psifida/contract/content/upload';
import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type { JsonOrNull, Kept } from './columns.ts';

type MediaObjectTable = { key: string; bytes: number; touched_at: Generated<Date> };

type MediaFileTable = {
  sha256: string;
  original_key: string;
  kind: MediaKind;
  format: ImageFormat | VideoFormat | AudioFormat;
  bytes: number;
  width: number;
  height: number;
  thumb_hash: string | null;
  color: string | null;
  duration_ms: number | null;
  video_codec: string | null;
  audio_codec: string | null;
  metadata: FileMetadata | null;
  flaw: ImageFlaw | null;
  touched_at: Generated<Date>;
};
export type MediaFileRow = Selectable<MediaFileTable>;

type MediaRenditionTable = {
  file_sha256: string;
  key: string;
  sha256: string;
  extension: ServedExtension;
  width: number;
  height: number;
  bytes: number;
};
export type MediaRenditionRow = Selectable<MediaRenditionTable>;

type MediaAssetTable = Kept & {
  id: string;
  file_sha256: string;
  poster_sha256: string | null;
  title: string;
  file_name: string;
  alt_el: Generated<string>;
  alt_en: Generated<string>;
  decorative: Generated<boolean>;
  focal_x: Generated<number>;
  focal_y: Generated<number>;
  captions_el: string | null;
  captions_en: string | null;
  words: Generated<string>;
  rights: JsonOrNull<Rights>;
  tags: Generated<string[]>;
  tag_keys: Generated<string[]>;
  search: string;
};

type MediaUploadTable = {
  id: string;
  owner_id: string;
  owner_name: string;
  file_name: string;
  purpose: UploadPurpose;
  metadata: string;
  announced_sha256: string | null;
  bytes: number;
  received: Generated<number>;
  staging: string;
  state: 'waiting' | 'received' | 'stored' | 'done' | 'failed';
  sha256: string | null;
  progress: Generated<number>;
  attempts: Generated<number>;
  claim: string | null;
  claimed_until: Date | null;
  claim_holder: string | null;
  writer: string | null;
  writer_holder: string | null;
  writer_wanted: Generated<boolean>;
  asset_id: string | null;
  duplicate: Generated<boolean>;
  refusal: JsonOrNull<MediaRefusal>;
  created_at: Generated<Date>;
  touched_at: Generated<Date>;
  expires_at: Date;
};
export type MediaUploadRow = Selectable<MediaUploadTable>;

/** In this order; all but the last are what displays get to see. */
export type PreparationStep = 'usable' | 'largest' | 'others';

type MediaPreparationTable = {
  file_sha256: string;
  step: PreparationStep;
  attempts: Generated<number>;
  claim: string | null;
  claim_holder: string | null;
  claimed_until: Date | null;
  created_at: Generated<Date>;
};
export type MediaPreparationRow = Selectable<MediaPreparationTable>;

type SpeechTable = {
  key: string;
  language: Language;
  spoken: string;
  sha256: string | null;
  extension: ServedExtension | null;
  bytes: number | null;
  object: GeneratedAlways<string | null>;
  urgent: Generated<boolean>;
  failures: Generated<number>;
  next_at: Generated<Date>;
  wanted_at: Generated<Date>;
};

export type MediaTables = {
  speech: SpeechTable;
  pronunciation: { language: Language; written: string; said: string };
  media_object: MediaObjectTable;
  media_file: MediaFileTable;
  media_rendition: MediaRenditionTable;
  media_preparation: MediaPreparationTable;
  media_asset: MediaAssetTable;
  media_use: { asset_id: string; presentation_id: string };
  media_upload: MediaUploadTable;
  media_upload_piece: { upload_id: string; position: number; bytes: number; key: string };
};
