import { languages } from '@psifida/contract/bilingual';
import { type Schedule, schedule as scheduleShape, unlimited } from '@psifida/contract/content/schedule';
import { memo, useEffect, useEffectEvent } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useBothLanguages } from '../i18n/catalogues.ts';
import { languageTags } from '../i18n/language-tags.ts';
import { useProblemText } from '../i18n/problem-text.ts';
import { scheduleText, weekdayName } from '../i18n/schedule-text.ts';
import { goToField } from '../ui/focus.ts';
import { Icon } from '../ui/icon.tsx';
import { useReadOnly } from '../ui/read-only.ts';
import { Switch } from '../ui/switch.tsx';
import { MomentField, WrittenField } from '../ui/written-field.tsx';
import { ScheduleDays, type ScheduleErrors } from './schedule-days.tsx';
import classes from './schedule-editor.module.css';
import { scheduleIssues } from './schedule-issues.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const workday = { from: '09:00', until: '17:00' };

type Scheduled = { schedule: Schedule | null };
/** Of whatever has a schedule. */
type EditSchedule = (change: <Content extends Scheduled>(content: Content) => Content) => void;
type ScheduleProps = Scheduled & { edit: EditSchedule };

export const ScheduleEditor = memo(function ScheduleEditor({ schedule, edit }: ScheduleProps) {
  const t = useTranslations('schedule');
  const readOnly = useReadOnly();
  return (
    <section className={classes.section} aria-labelledby="schedule-title">
      <h2 id="schedule-title" className={classes.title}>
        {t('title')}
      </h2>
      {!readOnly && <p className={classes.quiet}>{t('hint')}</p>}
      <div className={classes.card} id="schedule" tabIndex={-1}>
        {readOnly ? (
          <ScheduleWords schedule={schedule} />
        ) : (
          <ScheduleFields schedule={schedule} edit={edit} />
        )}
      </div>
    </section>
  );
});

export const ScheduleLink = memo(function ScheduleLink({ schedule }: Pick<ScheduleProps, 'schedule'>) {
  const t = useTranslations('schedule');
  const locale = useLocale();
  const words = scheduleShape.nullable().safeParse(schedule).success ? scheduleText(locale, schedule) : '';
  const short = t(schedule ? 'planned' : 'unplanned');
  return (
    <button
      type="button"
      className={classes.link}
      aria-label={`${short}. ${t('title')}: ${words}`}
      title={words}
      onClick={() => goToField('schedule')}
    >
      <Icon name="calendar" size={18} />
      {short}
    </button>
  );
});

/** What was drawn in the calendar stands in the form, to be looked at and saved; over a draft that was found again, too. */
export function useProposedSchedule(
  editor: { edit: EditSchedule; wasRestored: unknown },
  proposed: Schedule | undefined,
) {
  const { wasRestored } = editor;
  const propose = useEffectEvent((schedule: Schedule) =>
    editor.edit((content) => ({ ...content, schedule })),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft that is found again would stand in its place
  useEffect(() => {
    if (proposed) propose(proposed);
  }, [proposed, wasRestored]);
}

function useScheduleErrors(schedule: Schedule | null): ScheduleErrors {
  const { field: text } = useProblemText();
  const issues = scheduleIssues(schedule);
  return (...path) => {
    const found = issues.find((issue) => issue.path.join('.') === path.join('.'));
    return found && text(found.code, found.params);
  };
}

function ScheduleFields({ schedule, edit }: ScheduleProps) {
  const t = useTranslations('schedule');
  const errorAt = useScheduleErrors(schedule);
  const set = (next: Schedule | null) => edit((content) => ({ ...content, schedule: next }));
  const change = (part: Partial<Schedule>) => set({ ...unlimited, ...schedule, ...part });

  return (
    <>
      <Switch checked={!!schedule} onChange={(on) => set(on ? unlimited : null)}>
        {t('use')}
      </Switch>
      {schedule && (
        <>
          <div className={classes.pair}>
            {(['from', 'until'] as const).map((end) => (
              <MomentField
                key={end}
                label={t(end)}
                hourLabel={t('hour')}
                value={schedule[end]}
                error={errorAt(end)}
                hourError={errorAt(end, 'hour')}
                onChange={(wall) => change({ [end]: wall })}
              />
            ))}
          </div>
          <Weekdays
            chosen={schedule.weekdays}
            error={errorAt('weekdays')}
            onChange={(chosen) => change({ weekdays: chosen })}
          />
          <Switch checked={!!schedule.hours} onChange={(on) => change({ hours: on ? workday : null })}>
            {t('hours')}
          </Switch>
          {schedule.hours && (
            <div className={classes.hours}>
              {(['from', 'until'] as const).map((end) => (
                <WrittenField
                  key={end}
                  as="hour"
                  label={t(end === 'from' ? 'hoursFrom' : 'hoursUntil')}
                  fullLabel={`${t(end === 'from' ? 'hoursFrom' : 'hoursUntil')}: ${t('hours')}`}
                  value={schedule.hours?.[end] ?? ''}
                  error={errorAt('hours', end)}
                  description={end === 'until' && isOvernight(schedule) ? t('overnight') : undefined}
                  onChange={(hour) => change({ hours: { ...workday, ...schedule.hours, [end]: hour } })}
                />
              ))}
            </div>
          )}
          <ScheduleDays schedule={schedule} errorAt={errorAt} onChange={change} />
          <ScheduleWords schedule={schedule} />
        </>
      )}
    </>
  );
}

const isOvernight = ({ hours }: Schedule) => !!hours && hours.until < hours.from;

type WeekdaysProps = { chosen: number[]; error: string | undefined; onChange: (chosen: number[]) => void };

export function Weekdays({ chosen, error, onChange }: WeekdaysProps) {
  const t = useTranslations('schedule');
  const locale = useLocale();
  return (
    <fieldset className={classes.days}>
      <legend>
        {t('weekdays')} <span className={classes.quiet}>{t('weekdaysHint')}</span>
      </legend>
      {weekdays.map((day) => (
        <label key={day} className={classes.day}>
          <input
            type="checkbox"
            checked={chosen.includes(day)}
            onChange={({ currentTarget }) =>
              onChange(weekdays.filter((one) => (one === day ? currentTarget.checked : chosen.includes(one))))
            }
          />
          {weekdayName(locale, day)}
        </label>
      ))}
      {error && <p className={classes.error}>{error}</p>}
    </fieldset>
  );
}

/** Only what can be: what is half typed is told at its field. */
export function ScheduleWords({ schedule }: { schedule: Schedule | null }) {
  const t = useTranslations('schedule');
  const locale = useLocale();
  const both = useBothLanguages();
  if (!scheduleShape.nullable().safeParse(schedule).success) return null;
  return (
    <dl className={classes.words} aria-label={t('summary')}>
      {languages.map((language) => (
        <div key={language}>
          <dt>{languageTags[language]}</dt>
          {/* A line of its height until the words of the other language are there. */}
          <dd lang={language}>{both || language === locale ? scheduleText(language, schedule) : '\u00a0'}</dd>
        </div>
      ))}
    </dl>
  );
}
