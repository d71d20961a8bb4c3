import { useTranslations } from 'use-intl';
import { fieldId } from '../../../document/faults.ts';
import { NumberField, parseWhole } from '../../../ui/number-field.tsx';
import { oneLine, useItemErrors } from './item-context.ts';
import classes from './item-editor.module.css';
import { change } from './item-edits.ts';
import { ItemPart } from './item-part.tsx';
import type { ItemEditor } from './use-item-editor.ts';

/** For how many, and how long it takes; both may be left out. */
export function RecipeFactsPart({ editor }: { editor: ItemEditor }) {
  const t = useTranslations('library.fields');
  const { atField } = useItemErrors(editor);
  const { kind, content } = editor;
  if (!('servings' in content)) return null;
  return (
    <ItemPart id={fieldId(kind, 'facts')} title={t('facts')}>
      <div className={classes.facts}>
        {(['servings', 'minutes'] as const).map((field) => (
          <NumberField
            key={field}
            id={fieldId(kind, field)}
            label={t(field)}
            hint={t(`${field}Hint`)}
            value={content[field]}
            parse={parseWhole}
            error={oneLine(atField(field))}
            onChange={(value) => editor.edit(change({ [field]: value }))}
          />
        ))}
      </div>
    </ItemPart>
  );
}
