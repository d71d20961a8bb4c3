import { usualGlass } from '@psifida/contract/content/panel';
import { puzzleOf } from '@psifida/contract/content/views-of-content';
import { useMemo } from 'react';
import { changePuzzle, entriesOf } from '../features/presentations/editor/content-edits.ts';
import { IllustratedSection } from '../features/presentations/editor/sections/illustrated-section.tsx';
import { useEntryNames } from '../features/presentations/editor/sections/section-context.ts';
import { PuzzleViewForm } from '../features/puzzle-view/puzzle-view-form.tsx';
import type { ScreenProps } from './screen-props.ts';
import { type ViewForm, ViewPage } from './view-page.tsx';

export default function PuzzleViewEdit({ system, id }: ScreenProps) {
  return (
    <ViewPage view="puzzle" system={system} id={id}>
      {(form) => <PuzzleForm {...form} />}
    </ViewPage>
  );
}

function PuzzleForm({ editor, pick }: ViewForm) {
  const { content, assets, rules } = editor;
  const nameOf = useEntryNames(editor);
  const glass = useMemo(() => usualGlass(rules.installation), [rules.installation]);
  const images = entriesOf(content, 'puzzle-image').flatMap((entry) => {
    const asset = entry.active && assets.get(entry.media);
    return asset ? [{ entry: entry.id, name: nameOf(entry), asset }] : [];
  });
  return (
    <>
      {rules.sections
        .filter(({ kind }) => kind === 'puzzle-image')
        .map((section) => (
          <IllustratedSection key={section.kind} section={section} editor={editor} pick={pick} />
        ))}
      <PuzzleViewForm
        view={puzzleOf(content)}
        images={images}
        glass={glass}
        onChange={(change) => editor.edit(changePuzzle(change))}
      />
    </>
  );
}
