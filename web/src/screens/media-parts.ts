import { FileDrop } from '../features/media/file-drop.tsx';
import { MediaDetailsDrawer } from '../features/media/media-details-drawer.tsx';
import { MediaPicker } from '../features/media/media-picker.tsx';
import { MediaPicture } from '../features/media/media-picture.tsx';
import { ResolutionBadge } from '../features/media/resolution-badge.tsx';
import { useAssets } from '../features/media/use-assets.ts';
import type { MediaParts } from '../lib/media-parts.tsx';

/** The media library as presentations use it. */
export const mediaParts: MediaParts = {
  useAssets,
  Picture: MediaPicture,
  Badge: ResolutionBadge,
  Picker: MediaPicker,
  Drop: FileDrop,
  Details: MediaDetailsDrawer,
};
