import { PresentationHistory } from '../features/history/history-drawer.tsx';
import { NewsLinkField } from '../features/news/news-link-field.tsx';
import type { EditorParts } from '../features/presentations/editor-parts.tsx';
import { libraryParts } from './library-parts.ts';

export const editorParts: EditorParts = {
  NewsLinkField,
  History: PresentationHistory,
  Library: libraryParts,
};
