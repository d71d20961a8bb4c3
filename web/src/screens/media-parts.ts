import { MediaDetailsDrawer } from '../features/media/details/media-details-drawer.tsx';
import { MediaPicker } from '../features/media/picker/media-picker.tsx';
import { MediaPicture } from '../features/media/picture/media-picture.tsx';
import { ResolutionBadge } from '../features/media/picture/resolution-badge.tsx';
import { useAssets } from '../features/media/picture/use-assets.ts';
import { FileDrop } from '../features/media/uploads/file-drop.tsx';
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
