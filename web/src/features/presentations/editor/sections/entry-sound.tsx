import type { EntryOf } from '@psifida/contract/content/entry';
import { useTranslations } from 'use-intl';
import { rowFieldId } from '../../../../document/faults.ts';
import { SoundField } from '../../../../document/sound-field.tsx';
import { useReadOnly } from '../../../../ui/read-only.ts';
import { changeEntry } from '../content-edits.ts';
import classes from './entry-rows.module.css';
import { type SectionProps, useFieldErrors } from './section-context.ts';

type EntrySoundProps = Pick<SectionProps, 'editor' | 'pick'> & {
  entry: EntryOf<'image'> | EntryOf<'point-title'>;
};

/** What is heard of a point, or of a picture that tells something. */
export function EntrySound({ entry, editor, pick }: EntrySoundProps) {
  const t = useTranslations();
  const readOnly = useReadOnly();
  const errorsOf = useFieldErrors(editor);
  const { id, sound } = entry;
  if (readOnly && !sound) return null;
  return (
    <div>
      <p className={classes.label}>{t('fields.sound')}</p>
      {!readOnly && <p>{t('media.sounds.hint')}</p>}
      <SoundField
        id={rowFieldId(id, 'sound')}
        sound={sound}
        assets={editor.assets}
        pick={pick}
        errors={errorsOf(id, 'sound')}
        onChange={(next) =>
          editor.edit((content) => {
            const now = content.entries.find((one) => one.id === id);
            return changeEntry<'image'>(id, {
              sound: next(now && 'sound' in now ? now.sound : undefined),
            })(content);
          })
        }
      />
    </div>
  );
}
