import type { ReactNode } from 'react';
import { PresentationHistory } from '../features/history/history-drawer.tsx';
import { ItemDrawer } from '../features/library/item-drawer.tsx';
import { ItemPicker } from '../features/library/item-picker.tsx';
import { useCopyItem } from '../features/library/use-copy-item.ts';
import { MediaDetailsDrawer } from '../features/media/details/media-details-drawer.tsx';
import { MediaPicker } from '../features/media/picker/media-picker.tsx';
import { ResolutionBadge } from '../features/media/picture/resolution-badge.tsx';
import { FileDrop } from '../features/media/uploads/file-drop.tsx';
import { NewsLinkField } from '../features/news/news-link-field.tsx';
import { useSystemMaps } from '../features/presentations/use-system-maps.ts';
import { type Parts, PartsProvider } from '../lib/parts.tsx';
import { ItemTools } from './item-tools.tsx';
import { WithPictures } from './pictures.tsx';

const parts: Parts = {
  media: {
    Badge: ResolutionBadge,
    Picker: MediaPicker,
    Drop: FileDrop,
    Details: MediaDetailsDrawer,
  },
  library: { Picker: ItemPicker, Drawer: ItemDrawer, useCopy: useCopyItem, Tools: ItemTools },
  news: { LinkField: NewsLinkField },
  history: { Drawer: PresentationHistory },
  presentations: { useMaps: useSystemMaps },
};

/** Around a screen whose features use one another. */
export function WithParts({ children }: { children: ReactNode }) {
  return (
    <PartsProvider value={parts}>
      <WithPictures>{children}</WithPictures>
    </PartsProvider>
  );
}
