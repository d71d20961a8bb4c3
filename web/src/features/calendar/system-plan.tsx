import { Box, Group } from '@mantine/core';
import { gapsBetween, type TagSets } from '@psifida/contract/content/gaps';
import {
  type Interval,
  intervalsBetween,
  isScheduled,
  type Schedule,
} from '@psifida/contract/content/schedule';
import type { PlannedPresentation } from '@psifida/contract/endpoints/calendar';
import { memo, useId, useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Icon } from '../../ui/icon.tsx';
import { StatusSentence } from '../presentations/presentation-state.tsx';
import { withBarMoved, withEndMoved, withTimeDrawn } from './drawn-schedule.ts';
import { intervalWords } from './interval-words.ts';
import { type Bar, PlanTrack } from './plan-track.tsx';
import { notPast, type Span } from './span.ts';
import classes from './system-plan.module.css';

type Actions = { mayEdit: boolean; onOpen: (presentation: PlannedPresentation, proposed?: Schedule) => void };

type SystemPlanProps = Actions & {
  name: string;
  span: Span;
  /** Every presentation of the system; displays show those that are `shown`. */
  presentations: readonly PlannedPresentation[];
  tagSets: TagSets;
  onMake: (time: Interval) => void;
};

type Gap = Bar & { when: string };
/** One for every night of a week; more of them are folded away. */
const mostGaps = 8;

type Row = { presentation: PlannedPresentation; times: Interval[] };

export function SystemPlan({ name, span, presentations, tagSets, mayEdit, onOpen, onMake }: SystemPlanProps) {
  const t = useTranslations('calendar');
  const locale = useLocale();
  const id = useId();
  const shown = useMemo(() => presentations.filter((one) => one.shown), [presentations]);
  const { rows, always, others } = useMemo(() => rowsOf(shown, span), [shown, span]);
  const gaps = useMemo(
    () =>
      gapsBetween(shown, span, tagSets).map((gap): Gap => {
        const [when = ''] = intervalWords([gap], t('daily'));
        return { ...gap, when, words: `${t('gap')}: ${when}`, ends: { start: false, end: false } };
      }),
    [shown, span, tagSets, t],
  );
  const now = Date.now();
  const isAhead = ({ end }: Interval) => end > now;
  // A time to begin with for who does not draw: the first gap ahead, or the first day that is seen and not over.
  const first = gaps.find(isAhead) ?? span.days.find(isAhead) ?? span.days[0];
  const actions = { mayEdit, onOpen };
  const titles = always.map(({ presentation }) => presentation.title[locale]).join(', ');

  return (
    <Box component="section" mt={20} aria-labelledby={id}>
      <h2 id={id} className={classes.systemName}>
        {name}
      </h2>
      <div className={classes.row} data-lane>
        {mayEdit && first ? (
          <button
            type="button"
            className={classes.make}
            aria-label={t('makeIn', { system: name })}
            onClick={() => onMake(first)}
          >
            <Icon name="plus" />
            {t('make')}
          </button>
        ) : (
          <span />
        )}
        <PlanTrack
          span={span}
          bars={gaps}
          tone="gap"
          drawn={mayEdit}
          wordsOf={({ words = '' }) => words}
          onOpen={(gap) => mayEdit && isAhead(gap) && onMake(gap)}
          onDraw={onMake}
        />
      </div>
      <div className={classes.gaps} data-none={gaps.length === 0 || undefined}>
        <Group component="p" gap={8} wrap="nowrap">
          <Icon name={gaps.length ? 'alert-triangle' : 'circle-check'} />
          {gaps.length ? t('gaps', { count: gaps.length }) : t('noGap')}
        </Group>
        <Gaps gaps={gaps.slice(0, mostGaps)} mayEdit={mayEdit} onMake={onMake} />
        {gaps.length > mostGaps && (
          <details>
            <summary>{t('moreGaps', { count: gaps.length - mostGaps })}</summary>
            <Gaps gaps={gaps.slice(mostGaps)} mayEdit={mayEdit} onMake={onMake} />
          </details>
        )}
      </div>
      {shown.length === 0 && <p className="shape-quiet">{t('empty')}</p>}
      <Rows rows={always.length > 1 ? rows : [...rows, ...always]} span={span} {...actions} />
      {always.length > 1 && (
        <details className={classes.always}>
          <summary className={classes.row}>
            <span className={classes.name}>{t('always', { count: always.length })}</span>
            <PlanTrack
              span={span}
              bars={[{ ...span, words: titles, ends: { start: false, end: false } }]}
              tone="shown"
              drawn={false}
              wordsOf={() => titles}
            />
          </summary>
          <Rows rows={always} span={span} {...actions} />
        </details>
      )}
      {others.length > 0 && (
        <details className={classes.others}>
          <summary>{t(`others.${span.view}`, { count: others.length })}</summary>
          <Rows rows={others} span={span} {...actions} />
        </details>
      )}
    </Box>
  );
}

type GapsProps = { gaps: readonly Gap[]; mayEdit: boolean; onMake: (time: Interval) => void };

function Gaps({ gaps, mayEdit, onMake }: GapsProps) {
  const t = useTranslations('calendar');
  if (!gaps.length) return null;
  return (
    <Group component="ul" gap="4px 16px" mt={4} className="shape-list">
      {gaps.map((gap) => (
        <li key={gap.start}>
          {mayEdit && gap.end > Date.now() ? (
            <button
              type="button"
              className="shape-link"
              aria-label={t('fill', { when: gap.when })}
              onClick={() => onMake(gap)}
            >
              {gap.when}
            </button>
          ) : (
            gap.when
          )}
        </li>
      ))}
    </Group>
  );
}

type SortedRows = Record<'rows' | 'always' | 'others', Row[]>;

/** Those without a schedule are shown all the time: their lines would say nothing. */
function rowsOf(shown: readonly PlannedPresentation[], span: Span): SortedRows {
  const all = shown.map((presentation) => ({
    presentation,
    times: intervalsBetween(presentation.schedule, span),
  }));
  const startOf = ({ times }: Row) => times[0]?.start ?? span.end;
  const isAlways = ({ presentation }: Row) => !presentation.schedule;
  return {
    rows: all
      .filter((row) => row.times.length > 0 && !isAlways(row))
      .sort((one, other) => startOf(one) - startOf(other)),
    always: all.filter(isAlways),
    others: all.filter(({ times }) => times.length === 0),
  };
}

const Rows = memo(function Rows({ rows, span, ...actions }: Actions & { rows: readonly Row[]; span: Span }) {
  return (
    <ul className={classes.rows}>
      {rows.map((row) => (
        <PlanRow key={row.presentation.id} {...row} span={span} {...actions} />
      ))}
    </ul>
  );
});

function PlanRow({ presentation, times, span, mayEdit, onOpen }: Row & Actions & { span: Span }) {
  const t = useTranslations('calendar');
  const locale = useLocale();
  const id = useId();
  const { schedule, title, shown } = presentation;
  const judged = useMemo(() => ({ ...presentation, active: shown, missing: [] }), [presentation, shown]);
  const isWhole = times[0]?.start === span.start && times[0]?.end === span.end;
  const words = isWhole ? [t(`allOf.${span.view}`)] : intervalWords(times, t('daily'));
  const bars = times.map(
    (time): Bar => ({
      ...time,
      // What goes on beyond the page has its end there.
      ends: {
        start: time.start > span.start || !isScheduled(schedule, span.start - 1),
        end: time.end < span.end || !isScheduled(schedule, span.end),
      },
    }),
  );
  return (
    <li className={classes.row}>
      <div className={classes.named}>
        <button
          type="button"
          className={classes.name}
          aria-describedby={id}
          title={title[locale]}
          onClick={() => onOpen(presentation)}
        >
          {title[locale]}
        </button>
        <p className={classes.sentence}>
          <StatusSentence presentation={judged} />
        </p>
      </div>
      <span id={id} className={classes.words}>
        {words.length ? words.join('; ') : t(`never.${span.view}`)}
      </span>
      <PlanTrack
        span={span}
        bars={bars}
        tone="shown"
        drawn={mayEdit}
        wordsOf={(bar) => `${title[locale]}: ${intervalWords([bar], '').join('')}`}
        onOpen={() => onOpen(presentation)}
        onDraw={(time) => onOpen(presentation, withTimeDrawn(schedule, notPast(time, Date.now())))}
        onMove={(bar, end, to) =>
          onOpen(presentation, withEndMoved(schedule, { bar, end, to, view: span.view, now: Date.now() }))
        }
        onShift={(bar, by) =>
          schedule &&
          onOpen(presentation, withBarMoved(schedule, { bar, by, view: span.view, now: Date.now() }))
        }
      />
    </li>
  );
}
