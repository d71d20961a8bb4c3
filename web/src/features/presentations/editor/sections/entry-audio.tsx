import type { EntryOf } from '@psifida/contract/content/entry';
import { useTranslations } from 'use-intl';
import { rowFieldId } from '../../../../document/faults.ts';
import { useReadOnly } from '../../../../ui/read-only.ts';
import { AudioField } from '../../../media/picker/audio-field.tsx';
import { changeEntry } from '../content-edits.ts';
import classes from './entry-rows.module.css';
import { type SectionProps, useFieldErrors } from './section-context.ts';

type EntryAudioProps = Pick<SectionProps, 'editor' | 'pick'> & {
  entry: EntryOf<'image'> | EntryOf<'point-title'>;
};

export function EntryAudio({ entry, editor, pick }: EntryAudioProps) {
  const t = useTranslations();
  const readOnly = useReadOnly();
  const errorsOf = useFieldErrors(editor);
  const { id, audio } = entry;
  if (readOnly && !audio) return null;
  return (
    <div>
      <p className={classes.label}>{t('fields.audio')}</p>
      {!readOnly && <p>{t('media.audios.hint')}</p>}
      <AudioField
        id={rowFieldId(id, 'audio')}
        audio={audio}
        assets={editor.assets}
        pick={pick}
        errors={errorsOf(id, 'audio')}
        onChange={(next) =>
          editor.edit((content) => {
            const now = content.entries.find((one) => one.id === id);
            return changeEntry<'image'>(id, {
              audio: next(now && 'audio' in now ? now.audio : undefined),
            })(content);
          })
        }
      />
    </div>
  );
}
