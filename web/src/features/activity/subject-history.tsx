import type { ActivityItem } from '@psifida/contract/endpoints/activity';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/session.ts';
import { ProblemBanner } from '../../ui/banner.tsx';
import { ReadOnly } from '../../ui/read-only.ts';
import { HistoryDrawer } from '../history/history-drawer.tsx';
import { subjectQuery } from './activity-query.ts';

type SubjectHistoryProps = { item: ActivityItem; opened: boolean; onClose: () => void };

/** The history of what an action was done to, from that action on back: the version before it is the next one. */
export function SubjectHistory({ item, opened, onClose }: SubjectHistoryProps) {
  const { may } = useSession();
  const { data, error, refetch } = useQuery(subjectQuery(item));
  if (!data)
    return opened && error && <ProblemBanner error={error} answerTo={error} onRetry={() => refetch()} />;
  return (
    <ReadOnly value={!may('edit', item.system ?? undefined)}>
      <HistoryDrawer
        subject={data}
        dirty={false}
        opened={opened}
        from={item.revision?.version}
        onClose={onClose}
        onRestored={onClose}
      />
    </ReadOnly>
  );
}
