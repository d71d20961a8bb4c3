import { Box, Group } from '@mantine/core';
import { wordsIn } from '@psifida/contract/bilingual';
import { dateAt } from '@psifida/contract/content/athens-time';
import type { PlannedEvent } from '@psifida/contract/endpoints/calendar';
import { readFeedEvents } from '@psifida/contract/endpoints/event-feeds';
import { addressOf } from '@psifida/contract/registry/addresses';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { listQuery } from '../../api/queries.ts';
import { AppLink } from '../../ui/link.tsx';
import { Coming } from '../../ui/placeholder.tsx';
import { Switch } from '../../ui/switch.tsx';
import { type EventRow, eventRows } from './event-rows.ts';
import { intervalWords } from './interval-words.ts';
import { type Bar, PlanTrack } from './plan-track.tsx';
import type { Span } from './span.ts';
import classes from './system-plan.module.css';

type EventPlanProps = {
  own: readonly PlannedEvent[];
  span: Span;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
};

const feedEventsQuery = ({ start, end }: Span) => {
  const query = { from: dateAt(start), to: dateAt(end) };
  return listQuery(['event-feeds', 'events', query], readFeedEvents, { query });
};

/** R-EVENT-07: what takes place in the town, beside what its displays show. */
export function EventPlan({ own, span, isShown, onShow }: EventPlanProps) {
  const t = useTranslations('calendar');
  const id = useId();
  const query = useQuery({ ...feedEventsQuery(span), enabled: isShown });
  const rows = useMemo(
    () => (isShown ? eventRows(own, query.data ?? [], span) : []),
    [isShown, own, query.data, span],
  );
  return (
    <Box component="section" mt={20} aria-labelledby={id}>
      <Group gap="4px 16px" mb={8}>
        <h2 id={id} className={classes.systemName}>
          {t('events')}
        </h2>
        <Switch checked={isShown} onChange={onShow}>
          {t('showEvents')}
        </Switch>
      </Group>
      {isShown && <Coming query={query} heights={[36]} />}
      {isShown && query.data && rows.length === 0 && (
        <p className="shape-quiet">{t(`noEvents.${span.view}`)}</p>
      )}
      <ul className={classes.rows}>
        {rows.map((row) => (
          <PlanRow key={row.key} row={row} span={span} />
        ))}
      </ul>
    </Box>
  );
}

function PlanRow({ row, span }: { row: EventRow; span: Span }) {
  const { id, source, title, times } = row;
  const t = useTranslations('calendar');
  const locale = useLocale();
  const called = wordsIn(title, locale);
  const name = called?.words ?? '';
  const bars = times.map(
    ({ start, end }): Bar => ({
      start: Math.max(start, span.start),
      end: Math.min(end, span.end),
      words: name,
      ends: { start: false, end: false },
    }),
  );
  return (
    <li className={classes.row}>
      <div className={classes.named}>
        {id ? (
          <AppLink to={addressOf({ screen: 'event-edit', id })} className={classes.name} title={name}>
            {name}
          </AppLink>
        ) : (
          <p className={classes.name} title={name} lang={called?.lang}>
            {name}
          </p>
        )}
        {source && <p className={classes.sentence}>{source[locale]}</p>}
      </div>
      <span className={classes.words}>{intervalWords(times, t('daily')).join('; ')}</span>
      <PlanTrack
        span={span}
        bars={bars}
        tone="event"
        drawn={false}
        wordsOf={(bar) => `${name}: ${intervalWords([bar], '').join('')}`}
      />
    </li>
  );
}
