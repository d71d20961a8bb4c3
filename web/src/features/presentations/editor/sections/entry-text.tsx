import type { Bilingual } from '@psifida/contract/bilingual';
import { type Entry, entryFields } from '@psifida/contract/content/entry';
import type { Fields } from '@psifida/contract/content/fields';
import { placeOf } from '@psifida/contract/content/parity';
import type { StoryPart } from '@psifida/contract/registry/stories';
import { rowFieldId } from '../../../../document/faults.ts';
import { BilingualField } from '../../../../ui/bilingual-field.tsx';
import { writeEntry } from '../content-edits.ts';
import type { SectionEditor } from './section-context.ts';
import { useFieldErrors } from './section-context.ts';

type Texts = Partial<Record<StoryPart, Bilingual | undefined>>;

type EntryTextProps = {
  editor: SectionEditor;
  entry: Entry & Texts;
  field: keyof Texts;
  label: string;
  hint?: string;
};

export function EntryText({ editor, entry, field, label, hint }: EntryTextProps) {
  const { id, kind } = entry;
  const text = entry[field] ?? { el: '', en: '' };
  const saved = editor.base.entries.find((one) => one.id === id) as Texts | undefined;
  const told = (entryFields[kind] as Fields)[field];
  return (
    <BilingualField
      id={rowFieldId(id, field)}
      place={placeOf('entries', id, field)}
      label={label}
      hint={hint}
      small
      optional={told?.kind === 'bilingual' && !told.required}
      multiline={field === 'text'}
      value={text}
      onChange={(language, typed) => editor.edit(writeEntry(id, field, { ...text, [language]: typed }))}
      errors={useFieldErrors(editor)(id, field)}
      saved={saved?.[field]}
    />
  );
}
