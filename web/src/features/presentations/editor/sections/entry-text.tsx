import type { Bilingual, Language } from '@psifida/contract/bilingual';
import type { Entry } from '@psifida/contract/content/entry';
import { placeOf } from '@psifida/contract/content/parity';
import { rowFieldId } from '../../../../document/faults.ts';
import { BilingualField } from '../../../../ui/bilingual-field.tsx';
import { changeEntry } from '../content-edits.ts';
import type { Editor } from '../use-editor.ts';
import { useFieldErrors } from './section-context.ts';

type Texts = Partial<Record<'title' | 'text', Bilingual>>;

type EntryTextProps = {
  editor: Editor;
  entry: Entry & Texts;
  field: keyof Texts;
  label: string;
  /** May be left out, and be long. */
  optional?: boolean;
  hint?: string;
};

/** A text of one entry, in both languages. */
export function EntryText({ editor, entry, field, label, optional = false, hint }: EntryTextProps) {
  const { id } = entry;
  const text = entry[field] ?? { el: '', en: '' };
  const saved = editor.base.entries.find((one) => one.id === id) as Texts | undefined;
  const input = (language: Language) => ({
    value: text[language],
    onChange: (value: string) => editor.edit(changeEntry(id, { [field]: { ...text, [language]: value } })),
  });
  return (
    <BilingualField
      id={rowFieldId(id, field)}
      place={placeOf('entries', id, field)}
      label={label}
      hint={hint}
      small
      optional={optional}
      multiline={optional}
      inputs={{ el: input('el'), en: input('en') }}
      errors={useFieldErrors(editor)(id, field)}
      saved={saved?.[field]}
    />
  );
}
