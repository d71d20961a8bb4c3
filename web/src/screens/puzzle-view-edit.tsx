import { usualGlass } from '@psifida/contract/content/panel';
import { puzzleOf } from '@psifida/contract/content/views-of-content';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Pick } from '../document/use-picking.tsx';
import { changePuzzle, entriesOf } from '../features/presentations/editor/content-edits.ts';
import { PicturedSection } from '../features/presentations/editor/sections/pictured-section.tsx';
import { useEntryNames } from '../features/presentations/editor/sections/section-context.ts';
import type { Editor } from '../features/presentations/editor/use-editor.ts';
import { ViewEditor } from '../features/presentations/editor/view-editor.tsx';
import { PreviewButton } from '../features/preview/preview-button.tsx';
import { PuzzleViewForm } from '../features/puzzle-view/puzzle-view-form.tsx';
import { useSystem } from '../features/systems/registry.tsx';
import { announceSuccess } from '../ui/success.ts';
import { PresentationPage } from './presentation-page.tsx';
import type { ScreenProps } from './screen-props.ts';

export default function PuzzleViewEdit({ system, id }: ScreenProps) {
  const t = useTranslations();
  const rules = useSystem(system);
  return (
    <PresentationPage screen="puzzle-view-edit" system={system} id={id}>
      {(presentation) => (
        <ViewEditor
          key={id}
          rules={rules}
          presentation={presentation}
          title={t('titles.puzzle-view-edit')}
          intro={t('views.puzzle.intro')}
          actions={({ id: draft, content, dirty }) => (
            <PreviewButton system={system} rules={rules} id={draft} content={content} unsaved={dirty} />
          )}
          onSaved={() => announceSuccess('edited')}
        >
          {(editor, pick) => <PuzzleForm editor={editor} pick={pick} />}
        </ViewEditor>
      )}
    </PresentationPage>
  );
}

function PuzzleForm({ editor, pick }: { editor: Editor; pick: Pick }) {
  const { content, assets, rules } = editor;
  const nameOf = useEntryNames(editor);
  const glass = useMemo(() => usualGlass(rules.installation), [rules.installation]);
  const pictures = entriesOf(content, 'puzzle-image').flatMap((entry) => {
    const asset = entry.active && assets.get(entry.media);
    return asset ? [{ entry: entry.id, name: nameOf(entry), asset }] : [];
  });
  return (
    <>
      {rules.sections
        .filter(({ kind }) => kind === 'puzzle-image')
        .map((section) => (
          <PicturedSection key={section.kind} section={section} editor={editor} pick={pick} />
        ))}
      <PuzzleViewForm
        view={puzzleOf(content)}
        pictures={pictures}
        glass={glass}
        onChange={(change) => editor.edit(changePuzzle(change))}
      />
    </>
  );
}
