import type { Display } from '@psifida/contract/content/display';
import { useTranslations } from 'use-intl';
import { Icon } from '../../ui/icon.tsx';
import classes from './displays-line.module.css';
import { needsSomeone } from './urgency.ts';

/** The displays of one system in one line: how many, and whether one of them needs somebody. */
export function DisplaysLine({ displays }: { displays: readonly Display[] }) {
  const t = useTranslations('displays');
  const count = displays.length;
  const red = displays.filter(({ state }) => state === 'red').length;
  const amber = displays.filter((one) => one.state === 'amber' && needsSomeone(one)).length;
  const good = displays.filter(({ state }) => state === 'green').length;
  const tone = red > 0 ? 'bad' : amber > 0 ? 'wait' : 'good';
  return (
    <p className={classes.line} data-tone={tone}>
      <Icon name="device-tv" size={18} />
      {red > 0
        ? t('lineRed', { trouble: String(red), count })
        : amber > 0
          ? t('lineAmber', { trouble: String(amber), count })
          : count > 0 && good === count
            ? t('lineGood', { count })
            : t('lineCount', { count })}
    </p>
  );
}
