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
  const displays = useTranslations('displays');
  const dark = standings.filter(({ active }) => active === 0).length;
  const drafts = standings.reduce((total, { incomplete }) => total + incomplete, 0);
  if (dark + drafts + red + amber === 0) {
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
          {displays('darkCount', { count: red })}
        </Pill>
      )}
      {amber > 0 && (
        <Pill tone="wait" icon="alert-triangle">
          {displays('attentionCount', { count: amber })}
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
