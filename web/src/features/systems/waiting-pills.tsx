import type { SystemStanding } from '@psifida/contract/endpoints/systems';
import { useTranslations } from 'use-intl';
import { Pill } from '../../ui/pill.tsx';

type WaitingPillsProps = { standings: readonly SystemStanding[]; red: number; amber: number };

export function WaitingPills({ standings, red, amber }: WaitingPillsProps) {
  const t = useTranslations('overview');
  const words = useTranslations('displays');
  const dark = standings.filter(({ released }) => !released?.due.length).length;
  const displays = standings.reduce((total, standing) => total + standing.displays, 0);
  const drafts = standings.reduce((total, { incomplete }) => total + incomplete, 0);
  if (dark + drafts + red + amber === 0 && displays > 0) {
    return (
      <Pill tone="good" icon="check">
        {t('allGood')}
      </Pill>
    );
  }
  const pills = [
    { shown: red, tone: 'bad', icon: 'alert-circle', text: words('darkCount', { count: red }) },
    { shown: amber, tone: 'wait', icon: 'alert-triangle', text: words('attentionCount', { count: amber }) },
    { shown: displays === 0, tone: 'wait', icon: 'device-tv', text: t('noDisplays') },
    { shown: dark, tone: 'wait', icon: 'alert-triangle', text: t('dark', { count: dark }) },
    { shown: drafts, tone: 'wait', icon: 'pencil', text: t('waiting', { count: drafts }) },
  ] as const;
  return pills.map(
    ({ shown, text, ...look }) =>
      !!shown && (
        <Pill key={text} {...look}>
          {text}
        </Pill>
      ),
  );
}
