import { dateAt } from '@psifida/contract/content/athens-time';
import type { Interval } from '@psifida/contract/content/schedule';
import { calendarDate } from '@psifida/contract/content/yearly-days';
import { readCalendar } from '@psifida/contract/endpoints/calendar';
import { isSystemId, type SystemId, systemIds } from '@psifida/contract/registry/systems';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readQuery } from '../api/queries.ts';
import classes from '../features/calendar/calendar.module.css';
import { CalendarDays, CalendarTools, ClockChanges, layouts } from '../features/calendar/calendar.tsx';
import { ChooseDialog } from '../features/calendar/choose-dialog.tsx';
import { withTimeDrawn } from '../features/calendar/drawn-schedule.ts';
import { EventPlan } from '../features/calendar/event-plan.tsx';
import { notPast, spanOf, views } from '../features/calendar/span.ts';
import { SystemPlan } from '../features/calendar/system-plan.tsx';
import { type OpenSchedule, ScheduleDrawer } from '../features/presentations/editor/schedule-drawer.tsx';
import { useSystemName } from '../features/systems/registry.tsx';
import { ReleaseNotices } from '../features/systems/release-notices.tsx';
import { useSession } from '../session/session.ts';
import { useBreakpoint } from '../ui/breakpoints.ts';
import { useSearchParams } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Coming } from '../ui/placeholder.tsx';
import { ReadOnly } from '../ui/read-only.ts';

const calendarQuery = readQuery(['calendar'], readCalendar, { query: {} });

export default function Calendar() {
  const t = useTranslations();
  const nameOf = useSystemName();
  const { may } = useSession();
  const isPhone = useBreakpoint('phone');
  const [params, setParams] = useSearchParams();
  const view = views.find((one) => one === params.view) ?? 'week';
  const date = calendarDate.safeParse(params.date).data ?? null;
  const span = useMemo(() => spanOf(view, date ?? dateAt(Date.now())), [view, date]);
  const system = isSystemId(params.system) ? params.system : undefined;
  const layout = isPhone ? 'list' : (layouts.find((one) => one === params.layout) ?? 'lines');
  const query = useQuery(calendarQuery);
  const { data } = query;
  const bySystem = useMemo(() => {
    const of = <One extends { system: SystemId }>(id: SystemId, all: readonly One[] = []) =>
      all.filter((one) => one.system === id);
    const plans = systemIds.map((id) => ({
      id,
      presentations: of(id, data?.presentations),
      tagSets: of(id, data?.tagSets).map(({ tags }) => tags),
    }));
    return new Map(plans.map((plan) => [plan.id, plan]));
  }, [data]);
  const [open, setOpen] = useState<OpenSchedule | null>(null);
  const [making, setMaking] = useState<{ system: SystemId; time: Interval }>({
    system: 'system1a',
    time: span,
  });
  const [isChoosing, setChoosing] = useState(false);
  const openSchedule = useCallback<Parameters<typeof SystemPlan>[0]['onOpen']>(
    (one, proposed) => setOpen({ system: one.system, id: one.id, proposed }),
    [],
  );

  return (
    <>
      <PageHeader title={t('titles.calendar')} intro={t('calendar.intro')} />
      {system && <ReleaseNotices system={system} />}
      <CalendarTools
        {...{ span, layout, system }}
        systems={systemIds.map((id) => ({ value: id, label: nameOf(id) }))}
        onChange={setParams}
      />
      <ClockChanges days={span.days} />
      <Coming query={query} heights={[480]} />
      {data && (
        <>
          {may('edit', system) && layout === 'lines' && (
            <p className={classes.hint}>{t('calendar.drawHint')}</p>
          )}
          <div className={classes.calendar} data-layout={layout}>
            <CalendarDays span={span} />
            <div className={classes.body}>
              {systemIds
                .filter((id) => !system || id === system)
                .map((id) => (
                  <SystemPlan
                    key={id}
                    name={nameOf(id)}
                    span={span}
                    presentations={bySystem.get(id)?.presentations ?? []}
                    tagSets={bySystem.get(id)?.tagSets ?? []}
                    mayEdit={may('edit', id)}
                    onOpen={openSchedule}
                    onMake={(time) => {
                      setMaking({ system: id, time: notPast(time, Date.now()) });
                      setChoosing(true);
                    }}
                  />
                ))}
              <EventPlan
                own={data.events}
                span={span}
                isShown={params.events !== 'hidden'}
                onShow={(isShown) => setParams({ events: isShown ? undefined : 'hidden' })}
              />
            </div>
          </div>
        </>
      )}
      <ChooseDialog
        opened={isChoosing}
        {...making}
        systemName={nameOf(making.system)}
        presentations={bySystem.get(making.system)?.presentations ?? []}
        onClose={() => setChoosing(false)}
        onChoose={({ id, schedule }) =>
          setOpen({ system: making.system, id, proposed: withTimeDrawn(schedule, making.time) })
        }
      />
      <ReadOnly value={!may('edit', open?.system)}>
        <ScheduleDrawer open={open} onClose={() => setOpen(null)} />
      </ReadOnly>
    </>
  );
}
