import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
// The legend's colours; nothing else here shows any.
import '@mantine/core/styles/ColorSwatch.layer.css';
import { useBreakpoint } from '../../ui/breakpoints.ts';

export type PlotProps = {
  /** What is seen, in words: the table beside it says the same to whoever cannot see it. */
  label: string;
  series: readonly { name: string; label: string }[];
  bars: readonly { name: string; values: Readonly<Record<string, number>> }[];
  /** Names that need room stand beside their bars. */
  lying?: boolean;
};

const colours = ['var(--good)', 'var(--info)'];

/** Bars. Fetched apart: no other page needs it. */
export default function Plot({ label, series, bars, lying = false }: PlotProps) {
  const narrow = useBreakpoint('phone');
  const shared = { fontSize: 13, fill: 'currentColor' };
  return (
    <div role="img" aria-label={label}>
      <BarChart
        h={lying ? Math.max(160, 60 + bars.length * 36) : 280}
        data={bars.map(({ name, values }) => ({ name, ...values }))}
        dataKey="name"
        series={series.map(({ name, label: shown }, place) => ({
          name,
          label: shown,
          color: colours[place] ?? 'var(--ink-quiet)',
        }))}
        orientation={lying ? 'vertical' : 'horizontal'}
        withLegend={series.length > 1}
        maxBarWidth={48}
        // Nobody came 1.5 times.
        xAxisProps={{ tick: shared, ...(lying ? { allowDecimals: false } : { minTickGap: 12 }) }}
        yAxisProps={{
          tick: shared,
          ...(lying ? { width: narrow ? 110 : 200 } : { allowDecimals: false, width: 40 }),
        }}
        textColor="var(--ink)"
        gridColor="var(--line)"
        // The picture stands still: it is also printed, and has a table beside it for the keyboard.
        barProps={{ isAnimationActive: false }}
        barChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}
