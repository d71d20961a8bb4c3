import type { ContentKind } from '@psifida/contract/content/kinds';
import type { ComponentType } from 'react';
import type { EditorParts } from '../editor-parts.tsx';
import { CategorySection } from './category-section.tsx';
import { LibrarySection } from './library-section.tsx';
import { NewsSection } from './news-section.tsx';
import { PicturedSection } from './pictured-section.tsx';
import { PointSection } from './point-section.tsx';
import type { SectionProps } from './section-context.ts';

/** One editor per kind; a new kind does not compile until it has one. The news links come from the screen. */
const editors: Record<Exclude<ContentKind, 'news-links'>, ComponentType<SectionProps>> = {
  image: PicturedSection,
  video: PicturedSection,
  'puzzle-image': PicturedSection,
  'image-category': CategorySection,
  'point-title': PointSection,
  recipe: LibrarySection,
  dish: LibrarySection,
  product: LibrarySection,
};

export function EditorSection({
  NewsLinkField,
  ...props
}: SectionProps & Pick<EditorParts, 'NewsLinkField'>) {
  const { kind } = props.section;
  if (kind === 'news-links') return <NewsSection {...props} Field={NewsLinkField} />;
  const Section = editors[kind];
  return <Section {...props} />;
}
