import type { SystemStanding } from '@psifida/contract/endpoints/systems';
import { useTranslations } from 'use-intl';
import { Pill } from '../../ui/pill.tsx';

type WaitingPillsProps = {
  standings: readonly SystemStanding[];
  /** Displays that are in trouble. */
  troubled: number;
};

/** What waits, in all the systems together: displays in trouble, places that show nothing, drafts that are not whole. */
export function WaitingPills({ standings, troubled }: WaitingPillsProps) {
  const t = useTranslations('overview');
  const displays = useTranslations('displays');
  const dark = standings.filter(({ active }) => active === 0).length;
  const drafts = standings.reduce((total, { incomplete }) => total + incomplete, 0);
  if (dark + drafts + troubled === 0) {
    return (
      <Pill tone="good" icon="check">
        {t('allGood')}
      </Pill>
    );
  }
  return (
    <>
      {troubled > 0 && (
        <Pill tone="bad" icon="alert-circle">
          {displays('darkCount', { count: troubled })}
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
