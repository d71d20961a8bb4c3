import { type ContentKind, type LibraryKind, libraryKinds } from '@psifida/contract/kinds';
import type { ComponentType } from 'react';
import { CategorySection } from './category-section.tsx';
import { LibrarySection } from './library-section.tsx';
import { NewsSection } from './news-section.tsx';
import { PicturedSection } from './pictured-section.tsx';
import { PointSection } from './point-section.tsx';
import type { SectionProps } from './section-context.ts';

type OwnKind = Exclude<ContentKind, LibraryKind>;

/** One editor per kind; a new kind does not compile until it has one. */
const editors: Record<OwnKind, ComponentType<SectionProps>> = {
  image: PicturedSection,
  video: PicturedSection,
  'puzzle-image': PicturedSection,
  'image-category': CategorySection,
  'point-title': PointSection,
  'news-links': NewsSection,
};

const isLibraryKind = (kind: ContentKind): kind is LibraryKind =>
  libraryKinds.some((candidate) => candidate === kind);

export function EditorSection(props: SectionProps) {
  const { kind } = props.section;
  if (isLibraryKind(kind)) return <LibrarySection {...props} kind={kind} />;
  const Section = editors[kind];
  return <Section {...props} />;
}
