import type { Display, HealthReport } from '@psifida/contract/content/display';
import { hasReach } from '@psifida/contract/content/panel';
import { systems } from '@psifida/contract/registry/systems';
import { useFormatter, useTranslations } from 'use-intl';
import classes from './display-card.module.css';

type ClockAmount = { unit: 'seconds' | 'minutes' | 'hours'; count: number; ahead: boolean };

const notableMs = 5_000;

/** How far a display's clock is off, in the unit that says it best; the offset is what it lacks. Null while nobody would notice. */
export function clockAmount(offsetMs: number): ClockAmount | null {
  const off = Math.abs(offsetMs);
  if (off < notableMs) return null;
  const ahead = offsetMs < 0;
  if (off < 120_000) return { unit: 'seconds', count: Math.round(off / 1_000), ahead };
  if (off < 7_200_000) return { unit: 'minutes', count: Math.round(off / 60_000), ahead };
  return { unit: 'hours', count: Math.round(off / 3_600_000), ahead };
}

type DisplayFactsProps = Pick<Display, 'expected' | 'languageMode' | 'panel' | 'system'> & {
  health: HealthReport;
};

export function DisplayFacts({ health, expected, languageMode, panel, system }: DisplayFactsProps) {
  const t = useTranslations('displays');
  const form = useTranslations('displayForm');
  const format = useFormatter();
  const { release, frames, frameSpanMs, cachedBytes, screen } = health;
  const stands = hasReach(systems[system].installation);
  const shown = release === null ? t('releaseNone') : String(release);
  return (
    <dl className={classes.facts}>
      <Fact name={t('release')}>
        {expected === null ? shown : t('releaseOf', { shown, expected: String(expected) })}
      </Fact>
      <Fact name={t('cached')}>
        {format.number(cachedBytes / 1_000_000, {
          style: 'unit',
          unit: 'megabyte',
          maximumFractionDigits: cachedBytes < 10_000_000 ? 1 : 0,
        })}
      </Fact>
      {frameSpanMs > 0 && (
        <Fact name={t('frames')}>{format.number(Math.round((frames * 1_000) / frameSpanMs))}</Fact>
      )}
      <Fact name={t('size')}>{`${screen.width}×${screen.height}`}</Fact>
      <Fact name={t('language')}>{form(`modes.${languageMode}`)}</Fact>
      {stands && panel.lowerEdgeMm === undefined && (
        <Fact name={t('lowerEdge')} tone="wait">
          {t('notMeasured')}
        </Fact>
      )}
    </dl>
  );
}

export function Clock({ offsetMs }: { offsetMs: number }) {
  const t = useTranslations('displays');
  const off = clockAmount(offsetMs);
  if (!off) return null;
  const amount = t(off.unit, { count: off.count });
  return (
    <p className={classes.clock}>
      {t('clock')}: {t(off.ahead ? 'clockAhead' : 'clockBehind', { amount })}
    </p>
  );
}

type FactProps = { name: string; tone?: 'wait' | undefined; children: string };

export function Fact({ name, tone, children }: FactProps) {
  return (
    <div className={classes.fact} data-tone={tone}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
