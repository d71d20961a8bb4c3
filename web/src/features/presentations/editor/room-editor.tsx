import { roomAfter, type TownRoom } from '@psifida/contract/content/presentation-content';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { fieldId } from '../../../document/faults.ts';
import classes from '../../../document/schedule-editor.module.css';
import { NumberField, parseWhole } from '../../../ui/number-field.tsx';
import { useReadOnly } from '../../../ui/read-only.ts';
import { Switch } from '../../../ui/switch.tsx';
import type { Editor } from './use-editor.ts';

const none: TownRoom = { announcements: false, events: false, after: 5 };

type RoomProps = Pick<Editor, 'edit'> & { room: TownRoom | null; passes: boolean };

/** Whether what the town says has a place in this presentation, and after how many images or videos. */
export const RoomEditor = memo(function RoomEditor({ room, passes, edit }: RoomProps) {
  const t = useTranslations('room');
  const readOnly = useReadOnly();
  const change = (part: Partial<TownRoom>) => {
    const next = { ...none, ...room, ...part };
    edit((content) => ({ ...content, room: next.announcements || next.events ? next : null }));
  };
  return (
    <section className={classes.section} aria-labelledby="room-title">
      <h2 id="room-title" className={classes.title}>
        {t('title')}
      </h2>
      {!readOnly && <p className={classes.quiet}>{t('hint')}</p>}
      <div className={classes.card} id={fieldId('presentation', 'room')} tabIndex={-1}>
        {readOnly && <p>{t('given', { what: givenOf(room) })}</p>}
        {!readOnly &&
          (['announcements', 'events'] as const).map((what) => (
            <Switch key={what} checked={!!room?.[what]} onChange={(on) => change({ [what]: on })}>
              {t(what)}
            </Switch>
          ))}
        {!readOnly && room && passes && (
          <NumberField
            id={fieldId('presentation', 'room.after')}
            label={t('after')}
            hint={t('afterHint', { min: String(roomAfter.min), max: String(roomAfter.max) })}
            value={room.after}
            parse={parseWhole}
            onChange={(after) => after !== null && change({ after })}
          />
        )}
      </div>
    </section>
  );
});

const givenOf = (room: TownRoom | null) => {
  if (room?.announcements && room.events) return 'both';
  if (!room) return 'none';
  return room.announcements ? 'announcements' : 'events';
};
