import { ItemDrawer } from '../features/library/item-drawer.tsx';
import { ItemPicker } from '../features/library/item-picker.tsx';
import { useCopyItem } from '../features/library/use-copy-item.ts';
import type { LibraryParts } from '../features/presentations/editor-parts.tsx';

/** Recipes, dishes and products as presentations use them. */
export const libraryParts: LibraryParts = { Picker: ItemPicker, Drawer: ItemDrawer, useCopy: useCopyItem };
