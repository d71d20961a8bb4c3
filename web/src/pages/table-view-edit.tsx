import { usualGlass } from '@psifida/contract/content/panel';
import { tableOf } from '@psifida/contract/content/views-of-content';
import { useMemo } from 'react';
import {
  changeTable,
  entriesOf,
  layOnTable,
  takeOffTable,
} from '../features/presentations/editor/content-edits.ts';
import { useEntryNames, useRefusals } from '../features/presentations/editor/sections/section-context.ts';
import type { TableImage } from '../features/table-view/table-image.ts';
import { TableViewForm } from '../features/table-view/table-view-form.tsx';
import type { ScreenProps } from './screen-props.ts';
import { type ViewForm, ViewPage } from './view-page.tsx';

export default function TableViewEdit({ system, id }: ScreenProps) {
  return (
    <ViewPage view="table" system={system} id={id}>
      {(form) => <TableForm {...form} />}
    </ViewPage>
  );
}

function TableForm({ editor, pick, presentation }: ViewForm) {
  const { content, assets, rules } = editor;
  const nameOf = useEntryNames(editor);
  const refusals = useRefusals(editor);
  const view = useMemo(() => tableOf(content), [content]);
  const glass = useMemo(() => usualGlass(rules.installation), [rules.installation]);
  const entries = entriesOf(content, 'image');
  const lying = view.images.flatMap(({ entry }) => entries.find(({ id }) => id === entry) ?? []);
  const images = [...lying, ...entries.filter((one) => !lying.includes(one))].map(
    (image): TableImage => ({
      entry: image.id,
      name: nameOf(image),
      active: image.active,
      asset: assets.get(image.media),
      width: view.images.find(({ entry }) => entry === image.id)?.width ?? null,
    }),
  );
  const { background } = view;
  return (
    <TableViewForm
      {...{ view, images, glass }}
      background={background.kind === 'image' ? assets.get(background.media) : undefined}
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
