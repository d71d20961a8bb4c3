import { Box, Group } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useFormatter } from 'use-intl';
import { useBreakpoint } from '../../ui/breakpoints.ts';
import classes from './visits.module.css';

export type PlotProps = {
  /** What is seen, in words: the table beside it says the same to whoever cannot see it. */
  label: string;
  series: readonly { name: string; label: string }[];
  bars: readonly { key: string; name: string; values: Readonly<Record<string, number>> }[];
  lying?: boolean;
};

/** From 0 to beyond the highest in at most five round steps; nobody came 1.5 times. */
export function ticksTo(highest: number): number[] {
  const least = Math.max(1, highest / 5);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => one >= least) ?? power;
  return Array.from({ length: Math.ceil(Math.max(1, highest) / step) + 1 }, (_, at) => at * step);
}

const colours = ['var(--good)', 'var(--info)'];

const at = (share: number) => ({ '--share': share }) as CSSProperties;

export function Plot({ label, series, bars, lying = false }: PlotProps) {
  const narrow = useBreakpoint('phone');
  const { number } = useFormatter();
  const ticks = ticksTo(Math.max(0, ...bars.flatMap(({ values }) => Object.values(values))));
  const top = ticks.at(-1) ?? 1;
  // As many names as there is room for under the bars.
  const named = lying ? 1 : Math.ceil(bars.length / (narrow ? 5 : 10));
  return (
    <div role="img" aria-label={label}>
      {series.length > 1 && (
        <Group justify="flex-end" gap={16} mb={8} fz={14}>
          {series.map(({ name, label: shown }, place) => (
            <Group key={name} component="span" gap={6}>
              <Box component="i" w={12} h={12} bdrs={3} bg={colours[place]} className={classes.colour} />
              {shown}
            </Group>
          ))}
        </Group>
      )}
      <div className={classes.plot} data-lying={lying || undefined}>
        {ticks.map((tick) => (
          <div key={tick} className={classes.tick} style={at(tick / top)}>
            <span>{number(tick)}</span>
          </div>
        ))}
        {bars.map(({ key, name, values }, place) => (
          <div
            key={key}
            className={classes.bar}
            title={`${name}: ${series.map((one) => `${one.label} ${number(values[one.name] ?? 0)}`).join(', ')}`}
          >
            {series.map((one, of) => (
              <Box
                component="i"
                key={one.name}
                bg={colours[of]}
                className={classes.colour}
                style={at((values[one.name] ?? 0) / top)}
              />
            ))}
            {place % named === 0 && <span>{name}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}
