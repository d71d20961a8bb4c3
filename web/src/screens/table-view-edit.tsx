import { usualGlass } from '@psifida/contract/content/panel';
import type { Presentation } from '@psifida/contract/content/presentation';
import { tableOf } from '@psifida/contract/content/views-of-content';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Pick } from '../document/use-picking.tsx';
import {
  changeTable,
  entriesOf,
  layOnTable,
  takeOffTable,
} from '../features/presentations/editor/content-edits.ts';
import { useEntryNames, useRefusals } from '../features/presentations/editor/sections/section-context.ts';
import type { Editor } from '../features/presentations/editor/use-editor.ts';
import { ViewEditor } from '../features/presentations/editor/view-editor.tsx';
import { PreviewButton } from '../features/preview/preview-button.tsx';
import { useSystem } from '../features/systems/registry.tsx';
import type { TablePicture } from '../features/table-view/table-picture.ts';
import { TableViewForm } from '../features/table-view/table-view-form.tsx';
import { announceSuccess } from '../ui/success.ts';
import { PresentationPage } from './presentation-page.tsx';
import type { ScreenProps } from './screen-props.ts';

export default function TableViewEdit({ system, id }: ScreenProps) {
  const t = useTranslations();
  const rules = useSystem(system);
  return (
    <PresentationPage screen="table-view-edit" system={system} id={id}>
      {(presentation) => (
        <ViewEditor
          key={id}
          rules={rules}
          presentation={presentation}
          title={t('titles.table-view-edit')}
          intro={t('views.table.intro')}
          actions={({ id: draft, content, dirty }) => (
            <PreviewButton system={system} rules={rules} id={draft} content={content} unsaved={dirty} />
          )}
          onSaved={() => announceSuccess('edited')}
        >
          {(editor, pick) => <TableForm editor={editor} pick={pick} presentation={presentation} />}
        </ViewEditor>
      )}
    </PresentationPage>
  );
}

function TableForm({
  editor,
  pick,
  presentation,
}: {
  editor: Editor;
  pick: Pick;
  presentation: Presentation;
}) {
  const { content, assets, rules } = editor;
  const nameOf = useEntryNames(editor);
  const refusals = useRefusals(editor);
  const view = useMemo(() => tableOf(content), [content]);
  const glass = useMemo(() => usualGlass(rules.installation), [rules.installation]);
  const images = entriesOf(content, 'image');
  const lying = view.pictures.flatMap(({ entry }) => images.find(({ id }) => id === entry) ?? []);
  const pictures = [...lying, ...images.filter((one) => !lying.includes(one))].map(
    (image): TablePicture => ({
      entry: image.id,
      name: nameOf(image),
      active: image.active,
      asset: assets.get(image.media),
      width: view.pictures.find(({ entry }) => entry === image.id)?.width ?? null,
    }),
  );
  const { background } = view;
  return (
    <TableViewForm
      view={view}
      pictures={pictures}
      background={background.kind === 'image' ? assets.get(background.media) : undefined}
      glass={glass}
      seed={presentation.id}
      refusalOf={(entry) => refusals.of(takeOffTable(entry))}
      onChange={(change) => editor.edit(changeTable(change))}
      onLay={(entries) => editor.edit(layOnTable(entries))}
      onTakeOff={(entry) => editor.edit(takeOffTable(entry))}
      onPickBackground={() =>
        pick({
          kind: 'image',
          multiple: false,
          onPick: ([asset]) =>
            asset &&
            editor.edit(
              changeTable((before) => ({ ...before, background: { kind: 'image', media: asset.id } })),
            ),
        })
      }
    />
  );
}
