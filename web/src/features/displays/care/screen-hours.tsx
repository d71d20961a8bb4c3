import { Box, Button, Group } from '@mantine/core';
import { type ScreenHours, type ScreenPlan, screenPlan } from '@psifida/contract/content/screen-plan';
import { useLocale, useTranslations } from 'use-intl';
import { useProblemText } from '../../../i18n/problem-text.ts';
import { weekdayName } from '../../../i18n/schedule-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { WrittenField } from '../../../ui/written-field.tsx';
import classes from './care.module.css';

const usual: ScreenHours = { from: '07:00', until: '23:00' };
export const everyDay: ScreenPlan = { week: Array.from({ length: 7 }, () => usual), exceptions: [] };

const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/Athens' });

type ScreenHoursProps = { plan: ScreenPlan | null; onChange: (plan: ScreenPlan | null) => void };

export function ScreenHoursFields({ plan, onChange }: ScreenHoursProps) {
  const t = useTranslations('care.hours');
  const locale = useLocale();
  const { field } = useProblemText();
  const issues = plan ? (screenPlan.safeParse(plan).error?.issues ?? []) : [];
  const errorAt = (...path: PropertyKey[]) => {
    const found = issues.find((issue) => issue.path.join('.') === path.join('.'));
    return found && field(found.message);
  };
  const setDay = (index: number, hours: ScreenHours | null) =>
    plan && onChange({ ...plan, week: plan.week.map((one, at) => (at === index ? hours : one)) });
  const setException = (index: number, part: Partial<ScreenPlan['exceptions'][number]>) =>
    plan &&
    onChange({
      ...plan,
      exceptions: plan.exceptions.map((one, at) => (at === index ? { ...one, ...part } : one)),
    });
  const hourFields = (
    hours: ScreenHours,
    name: string,
    path: PropertyKey[],
    set: (hours: ScreenHours) => void,
  ) => (
    <Group component="span" display="inline-flex" gap={16} wrap="nowrap">
      {(['from', 'until'] as const).map((end) => (
        <WrittenField
          key={end}
          as="hour"
          label={t(end)}
          fullLabel={`${name}: ${t(end)}`}
          value={hours[end]}
          error={errorAt(...path, end)}
          onChange={(hour) => set({ ...hours, [end]: hour })}
        />
      ))}
    </Group>
  );

  return (
    <>
      <Switch checked={!!plan} onChange={(on) => onChange(on ? everyDay : null)}>
        {t('use')}
      </Switch>
      {plan && (
        <>
          {plan.week.map((hours, index) => {
            const name = weekdayName(locale, index + 1);
            return (
              <fieldset key={name} className={classes.day} aria-label={name}>
                <Switch checked={!!hours} onChange={(on) => setDay(index, on ? usual : null)}>
                  {name}
                </Switch>
                {hours ? hourFields(hours, name, ['week', index], (next) => setDay(index, next)) : t('off')}
              </fieldset>
            );
          })}
          <Box component="h3" fz={17}>
            {t('exceptions')}
          </Box>
          {plan.exceptions.map(({ first, last, hours }, index) => {
            const name = t('exception', { number: String(index + 1) });
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the days have no identity but their place
              <fieldset key={index} className={classes.day} aria-label={name}>
                {(['first', 'last'] as const).map((end) => (
                  <WrittenField
                    key={end}
                    as="date"
                    label={t(end)}
                    fullLabel={`${name}: ${t(end)}`}
                    value={end === 'first' ? first : last}
                    error={errorAt('exceptions', index, end)}
                    onChange={(day) =>
                      setException(
                        index,
                        last === first && end === 'first' ? { first: day, last: day } : { [end]: day },
                      )
                    }
                  />
                ))}
                {hours
                  ? hourFields(hours, name, ['exceptions', index, 'hours'], (next) =>
                      setException(index, { hours: next }),
                    )
                  : t('off')}
                <Button
                  variant="subtle"
                  color="gray"
                  aria-label={t('remove', { name })}
                  onClick={() =>
                    onChange({ ...plan, exceptions: plan.exceptions.filter((_, at) => at !== index) })
                  }
                >
                  <Icon name="x" />
                </Button>
              </fieldset>
            );
          })}
          <div className="shape-line">
            {([null, usual] as const).map((hours) => (
              <Button
                key={hours ? 'hours' : 'off'}
                size="sm"
                variant="default"
                leftSection={<Icon name="plus" />}
                onClick={() =>
                  onChange({
                    ...plan,
                    exceptions: [...plan.exceptions, { first: today(), last: today(), hours }],
                  })
                }
              >
                {t(hours ? 'addHours' : 'addOff')}
              </Button>
            ))}
          </div>
        </>
      )}
    </>
  );
}
