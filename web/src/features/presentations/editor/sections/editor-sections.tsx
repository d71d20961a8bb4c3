import { isSame } from '@psifida/contract/content/fields';
import { type ContentKind, type LibraryKind, libraryKinds } from '@psifida/contract/kinds';
import { type ComponentType, memo } from 'react';
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

function AnySection(props: SectionProps) {
  const { kind } = props.section;
  if (isLibraryKind(kind)) return <LibrarySection {...props} kind={kind} />;
  const Section = editors[kind];
  return <Section {...props} />;
}

/**
 * All that a section is drawn from: the whole draft but for what has its own fields in the form. What it is given to
 * act with (`edit`, `pick`) acts on the draft as it is by then, whenever it was given.
 */
const drawnFrom = ({ section, editor }: SectionProps): readonly unknown[] => {
  const { title, tags, schedule, seconds, shuffle, ...arranged } = editor.content;
  const { rules, system, id, saved, base, assets, items, isLoading, readOnly } = editor;
  return [
    ...[section, rules, system, id, saved, base, assets, items, isLoading, readOnly],
    ...Object.values(arranged),
  ];
};

/** R-SPEED-04: a letter of the title draws no picture again, however many there are. */
export const isDrawnSame = (before: SectionProps, after: SectionProps): boolean => {
  const [was, is] = [drawnFrom(before), drawnFrom(after)];
  return (
    was.length === is.length &&
    was.every((part, index) => Object.is(part, is[index])) &&
    isSame(before.editor.faults, after.editor.faults)
  );
};

export const EditorSection = memo(AnySection, isDrawnSame);
