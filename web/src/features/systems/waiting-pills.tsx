import type { SystemStanding } from '@psifida/contract/endpoints/systems';
import { useTranslations } from 'use-intl';
import { Pill } from '../../ui/pill.tsx';

/** What waits, in all the systems together: places that show nothing, and drafts that are not whole. */
export function WaitingPills({ standings }: { standings: readonly SystemStanding[] }) {
  const t = useTranslations('overview');
  const dark = standings.filter(({ active }) => active === 0).length;
  const drafts = standings.reduce((total, { incomplete }) => total + incomplete, 0);
  if (dark + drafts === 0) {
    return (
      <Pill tone="good" icon="check">
        {t('allGood')}
      </Pill>
    );
  }
  return (
    <>
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
