import { TextInput } from '@mantine/core';
import { languages } from '@psifida/contract/bilingual';
import { type Schedule, unlimited } from '@psifida/contract/content/schedule';
import { useLocale, useTranslations } from 'use-intl';
import { languageTags } from '../../../i18n/language-tags.ts';
import { scheduleText, weekdayName } from '../../../i18n/schedule-text.ts';
import { useReadOnly } from '../../../ui/read-only.ts';
import { Switch } from '../../../ui/switch.tsx';
import classes from './schedule-editor.module.css';
import type { Editor } from './use-editor.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const workday = { from: '09:00', until: '17:00' };

/** When it may be shown, in the town's wall time; said back in words, in both languages. */
export function ScheduleEditor({ editor }: { editor: Editor }) {
  const t = useTranslations('schedule');
  const readOnly = useReadOnly();
  return (
    <section className={classes.section} aria-labelledby="schedule-title">
      <h2 id="schedule-title" className={classes.title}>
        {t('title')}
      </h2>
      {!readOnly && <p className={classes.quiet}>{t('hint')}</p>}
      <div className={classes.card} id="schedule" tabIndex={-1}>
        {readOnly ? <ScheduleWords schedule={editor.content.schedule} /> : <ScheduleFields editor={editor} />}
      </div>
    </section>
  );
}

function ScheduleFields({ editor }: { editor: Editor }) {
  const t = useTranslations('schedule');
  const locale = useLocale();
  const { schedule } = editor.content;
  const set = (next: Schedule | null) => editor.edit((content) => ({ ...content, schedule: next }));
  const change = (part: Partial<Schedule>) => set({ ...unlimited, ...schedule, ...part });
  const isOvernight = !!schedule?.hours && schedule.hours.until < schedule.hours.from;
  const untilFault = !!schedule?.from && !!schedule.until && schedule.until <= schedule.from;
  const hoursFault = !!schedule?.hours && schedule.hours.from === schedule.hours.until;

  return (
    <>
      <Switch checked={!!schedule} onChange={(on) => set(on ? unlimited : null)}>
        {t('use')}
      </Switch>
      {schedule && (
        <>
          <div className={classes.pair}>
            <TextInput
              type="datetime-local"
              label={t('from')}
              value={schedule.from ?? ''}
              onChange={({ currentTarget }) => change({ from: currentTarget.value.slice(0, 16) || null })}
            />
            <TextInput
              type="datetime-local"
              label={t('until')}
              value={schedule.until ?? ''}
              error={untilFault && t('untilFault')}
              onChange={({ currentTarget }) => change({ until: currentTarget.value.slice(0, 16) || null })}
            />
          </div>
          <fieldset className={classes.days}>
            <legend>
              {t('weekdays')} <span className={classes.quiet}>{t('weekdaysHint')}</span>
            </legend>
            {weekdays.map((day) => (
              <label key={day} className={classes.day}>
                <input
                  type="checkbox"
                  checked={schedule.weekdays.includes(day)}
                  onChange={({ currentTarget }) =>
                    change({
                      weekdays: weekdays.filter((one) =>
                        one === day ? currentTarget.checked : schedule.weekdays.includes(one),
                      ),
                    })
                  }
                />
                {weekdayName(locale, day)}
              </label>
            ))}
          </fieldset>
          <Switch checked={!!schedule.hours} onChange={(on) => change({ hours: on ? workday : null })}>
            {t('hours')}
          </Switch>
          {schedule.hours && (
            <div className={classes.pair}>
              {(['from', 'until'] as const).map((end) => (
                <TextInput
                  key={end}
                  type="time"
                  label={t(end === 'from' ? 'hoursFrom' : 'hoursUntil')}
                  value={schedule.hours?.[end] ?? ''}
                  error={end === 'until' && hoursFault && t('hoursFault')}
                  description={end === 'until' && isOvernight ? t('overnight') : undefined}
                  onChange={({ currentTarget }) =>
                    currentTarget.value &&
                    change({
                      hours: { ...workday, ...schedule.hours, [end]: currentTarget.value.slice(0, 5) },
                    })
                  }
                />
              ))}
            </div>
          )}
          <ScheduleWords schedule={schedule} />
        </>
      )}
    </>
  );
}

function ScheduleWords({ schedule }: { schedule: Schedule | null }) {
  const t = useTranslations('schedule');
  return (
    <dl className={classes.words} aria-label={t('summary')}>
      {languages.map((language) => (
        <div key={language}>
          <dt>{languageTags[language]}</dt>
          <dd lang={language}>{scheduleText(language, schedule)}</dd>
        </div>
      ))}
    </dl>
  );
}
