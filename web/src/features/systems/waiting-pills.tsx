import type { SystemStanding } from '@psifida/contract/endpoints/systems';
import { useTranslations } from 'use-intl';
import { Pill } from '../../ui/pill.tsx';

type WaitingPillsProps = {
  standings: readonly SystemStanding[];
  /** How many displays are in trouble, and how many need somebody to look after them. */
  red: number;
  amber: number;
};

/** What waits, in all the systems together: displays in trouble, places that show nothing, drafts that are not whole. */
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
  return (
    <>
      {red > 0 && (
        <Pill tone="bad" icon="alert-circle">
          {words('darkCount', { count: red })}
        </Pill>
      )}
      {amber > 0 && (
        <Pill tone="wait" icon="alert-triangle">
          {words('attentionCount', { count: amber })}
        </Pill>
      )}
      {displays === 0 && (
        <Pill tone="wait" icon="device-tv">
          {t('noDisplays')}
        </Pill>
      )}
      {dark > 0 && (
        <Pill tone="wait" icon="alert-triangle">
          {t('dark', { count: dark })}
        </Pill>
      )}
      {drafts > 0 && (
        <Pill tone="wait" icon="pencil">
          {t('waiting', { count: drafts })}
        </Pill>
      )}
    </>
  );
}
