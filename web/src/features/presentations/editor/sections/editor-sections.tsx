import { type ContentKind, type LibraryKind, libraryKinds } from '@psifida/contract/content/kinds';
import type { ComponentType } from 'react';
import type { EditorParts } from '../../editor-parts.tsx';
import { CategorySection } from './category-section.tsx';
import { LibrarySection } from './library-section.tsx';
import { NewsSection } from './news-section.tsx';
import { PicturedSection } from './pictured-section.tsx';
import { PointSection } from './point-section.tsx';
import type { SectionProps } from './section-context.ts';

type OwnKind = Exclude<ContentKind, 'news-links' | LibraryKind>;

/** One editor per kind; a new kind does not compile until it has one. The others are put together by the screen. */
const editors: Record<OwnKind, ComponentType<SectionProps>> = {
  image: PicturedSection,
  video: PicturedSection,
  'puzzle-image': PicturedSection,
  'image-category': CategorySection,
  'point-title': PointSection,
};

const isLibraryKind = (kind: ContentKind): kind is LibraryKind =>
  libraryKinds.some((candidate) => candidate === kind);

export function EditorSection({ parts, ...props }: SectionProps & { parts: EditorParts }) {
  const { kind } = props.section;
  if (kind === 'news-links') return <NewsSection {...props} Field={parts.NewsLinkField} />;
  if (isLibraryKind(kind)) return <LibrarySection {...props} kind={kind} Library={parts.Library} />;
  const Section = editors[kind];
  return <Section {...props} />;
}
