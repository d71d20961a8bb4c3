import { languages } from '@psifida/contract/bilingual';
import type { EntryOf } from '@psifida/contract/content/entry';
import { isSame } from '@psifida/contract/content/fields';
import { type ContentKind, type UsedKind, usedKinds } from '@psifida/contract/kinds';
import { type ComponentType, memo } from 'react';
import { useTranslations } from 'use-intl';
import { rowFieldId } from '../../../../document/faults.ts';
import { NewsLinkField } from '../../../news/news-link-field.tsx';
import { entriesOf, newCategory, setNewsLink } from '../content-edits.ts';
import { EntryRow, WrittenSection } from './entry-rows.tsx';
import { EntryText } from './entry-text.tsx';
import { IllustratedSection } from './illustrated-section.tsx';
import { LibrarySection } from './library-section.tsx';
import classes from './news-section.module.css';
import { PointSection } from './point-section.tsx';
import { type SectionEditor, type SectionProps, shownInSections, useFieldErrors } from './section-context.ts';
import { SectionFrame } from './section-frame.tsx';

type OwnKind = Exclude<ContentKind, UsedKind>;

/** One editor per kind; a new kind does not compile until it has one. */
const editors: Record<OwnKind, ComponentType<SectionProps>> = {
  image: IllustratedSection,
  video: IllustratedSection,
  'puzzle-image': IllustratedSection,
  'image-category': CategorySection,
  'point-title': PointSection,
  'news-links': NewsSection,
};

const isUsedKind = (kind: ContentKind): kind is UsedKind => usedKinds.some((candidate) => candidate === kind);

function AnySection(props: SectionProps) {
  const { kind } = props.section;
  if (isUsedKind(kind)) return <LibrarySection {...props} kind={kind} />;
  const Section = editors[kind];
  return <Section {...props} />;
}

const drawnFrom = ({ section, editor }: SectionProps): readonly unknown[] => [
  section,
  ...shownInSections.editor.map((name) => editor[name]),
  ...shownInSections.content.map((name) => editor.content[name]),
];

/** R-SPEED-04: a keystroke in the title renders no section. */
export const isDrawnSame = (before: SectionProps, after: SectionProps): boolean => {
  const [was, is] = [drawnFrom(before), drawnFrom(after)];
  return (
    was.every((part, index) => Object.is(part, is[index])) &&
    isSame(before.editor.faults, after.editor.faults)
  );
};

export const EditorSection = memo(AnySection, isDrawnSame);

/** R-CONT-09: the categories of this presentation, in their order, each with its name in both languages. */
function CategorySection({ section, editor }: SectionProps) {
  return (
    <WrittenSection
      section={section}
      editor={editor}
      kind="image-category"
      entries={entriesOf(editor.content, 'image-category')}
      create={newCategory}
    >
      {(entry) => <CategoryRow key={entry.id} entry={entry} editor={editor} />}
    </WrittenSection>
  );
}

function CategoryRow({ entry, editor }: { entry: EntryOf<'image-category'>; editor: SectionEditor }) {
  const t = useTranslations('editor');
  const images = entriesOf(editor.content, 'image').filter(({ category }) => category === entry.id).length;
  return (
    <EntryRow entry={entry} editor={editor} note={t('imagesIn', { count: images })}>
      <EntryText editor={editor} entry={entry} field="title" label={t('categoryTitle')} />
    </EntryRow>
  );
}

/** R-CONT-08: two links, each checked and shown by itself. */
function NewsSection({ section, editor }: SectionProps) {
  const t = useTranslations('news');
  const errorsAt = useFieldErrors(editor);
  const [entry] = entriesOf(editor.content, 'news-links');
  const errors = entry ? errorsAt(entry.id, 'links') : {};
  return (
    <SectionFrame section={section} hint={t('hint')}>
      <div className={classes.pair}>
        {languages.map((language) => (
          <NewsLinkField
            key={language}
            id={`${entry ? rowFieldId(entry.id, 'links') : 'links'}-${language}`}
            language={language}
            value={entry?.links[language] ?? ''}
            onChange={(link) => editor.edit(setNewsLink(language, link))}
            error={errors[language] ?? errors.both}
          />
        ))}
      </div>
    </SectionFrame>
  );
}
