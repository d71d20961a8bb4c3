import { useTranslations } from 'use-intl';
import { fieldId } from '../../../document/faults.ts';
import { SoundField } from '../../../document/sound-field.tsx';
import { useReadOnly } from '../../../ui/read-only.ts';
import { type PartProps, useItemErrors } from './item-context.ts';
import { change } from './item-edits.ts';
import { ItemPart } from './item-part.tsx';

/** What is heard of it; none is needed. */
export function SoundPart({ editor, pick }: PartProps) {
  const t = useTranslations();
  const { atField } = useItemErrors(editor);
  const readOnly = useReadOnly();
  const { kind, content, assets } = editor;
  if (readOnly && !content.sound) return null;
  const id = fieldId(kind, 'sound');
  return (
    <ItemPart id={`${id}-part`} title={t('library.fields.sound')} hint={t('media.sounds.hint')}>
      <SoundField
        id={id}
        sound={content.sound}
        assets={assets}
        pick={pick}
        errors={atField('sound')}
        onChange={(next) => editor.edit((before) => change({ sound: next(before.sound) })(before))}
      />
    </ItemPart>
  );
}
