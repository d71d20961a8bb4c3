import { Group } from '@mantine/core';
import type { Display } from '@psifida/contract/content/display';
import { useTranslations } from 'use-intl';
import { useWhen } from '../../i18n/when.ts';
import { Pill } from '../../ui/pill.tsx';

const tones = { green: 'good', amber: 'wait', red: 'bad' } as const;
const icons = { green: 'circle-check', amber: 'alert-triangle', red: 'alert-circle' } as const;

type DisplayStateProps = { display: Display; className?: string | undefined; fz?: 14 | 15 };

export function DisplayState({ display, ...props }: DisplayStateProps) {
  const t = useTranslations('displays');
  const when = useWhen();
  const { state, glass, since, until } = display;
  const isIdle = glass === 'nothing-due';
  return (
    <Group component="span" gap="4px 12px" className="shape-quiet" {...props}>
      <Pill tone={tones[state]} icon={icons[state]}>
        {isIdle && until ? t('nothingDueUntil', { when: when(until) }) : t(`words.${glass}`)}
      </Pill>
      {state !== 'green' && !isIdle && <span>{t('since', { when: when(since) })}</span>}
    </Group>
  );
}
