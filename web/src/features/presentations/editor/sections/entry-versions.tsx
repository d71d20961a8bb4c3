import type { EntryOf } from '@psifida/contract/content/entry';
import { placeOf } from '@psifida/contract/content/parity';
import type { Versions } from '@psifida/contract/content/versions';
import { rowFieldId } from '../../../../document/faults.ts';
import { VersionsField } from '../../../media/picker/versions-field.tsx';
import { changeEntry } from '../content-edits.ts';
import { type SectionProps, useFieldErrors } from './section-context.ts';

type EntryVersionsProps = Pick<SectionProps, 'editor' | 'pick'> & {
  entry: EntryOf<'image'> | EntryOf<'point-title'>;
};

export function EntryVersions({ entry, editor, pick }: EntryVersionsProps) {
  const errorsOf = useFieldErrors(editor);
  const { id } = entry;
  const saved = editor.base.entries.find((one) => one.id === id) as Versions | undefined;
  return (
    <VersionsField
      {...{ pick, saved }}
      assets={editor.assets}
      versions={entry}
      idOf={(field) => rowFieldId(id, field)}
      placeOf={(field) => placeOf('entries', id, field)}
      errorsOf={(field) => errorsOf(id, field)}
      onChange={(change) =>
        editor.edit((content) => {
          const now = content.entries.find((one) => one.id === id) as Versions | undefined;
          return now ? changeEntry<'image'>(id, change(now))(content) : content;
        })
      }
    />
  );
}
