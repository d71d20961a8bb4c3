import type { Display, HealthReport } from '@psifida/contract/content/display';
import { useFormatter, useTranslations } from 'use-intl';
import { clockAmount } from './clock-amount.ts';
import classes from './display-card.module.css';

/** What it last said of itself, in numbers that mean something to whoever looks after it. */
export function DisplayFacts({ display: { health, expected, languageMode } }: { display: Display }) {
  const t = useTranslations('displays');
  const format = useFormatter();
  if (!health) return null;
  const { release, frames, frameSpanMs, cachedBytes, screen } = health;
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
      <Fact name={t('language')}>{t(`form.modes.${languageMode}`)}</Fact>
      <Clock health={health} />
    </dl>
  );
}

function Clock({ health: { clockOffsetMs } }: { health: HealthReport }) {
  const t = useTranslations('displays');
  const off = clockAmount(clockOffsetMs);
  if (!off) return null;
  const amount = t(off.unit, { count: off.count });
  return (
    <Fact name={t('clock')} tone="wait">
      {t(off.ahead ? 'clockAhead' : 'clockBehind', { amount })}
    </Fact>
  );
}

export function Fact({
  name,
  tone,
  children,
}: {
  name: string;
  tone?: 'wait' | undefined;
  children: string;
}) {
  return (
    <div className={classes.fact} data-tone={tone}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
