import { Button } from '@mantine/core';
import { addressOf } from '@psifida/contract/registry/addresses';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { memo, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { approvalQuery, baseOf, useApprovals, useLastApproval } from '../api/approvals.ts';
import { usePersonName } from '../i18n/person-name.ts';
import { useWhen } from '../i18n/when.ts';
import { useSession } from '../session/session.ts';
import { Banner, ProblemBanner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/link.tsx';
import type { FrameEditor } from './frame-editor.ts';

type ApprovalNoticeProps = Pick<FrameEditor, 'kind' | 'saved' | 'readOnly' | 'takeUp'>;

export const ApprovalNotice = memo(function ApprovalNotice({ kind, saved, ...rest }: ApprovalNoticeProps) {
  const last = useLastApproval({ kind, saved });
  return (
    <div role="status">{last && saved && <LastAsked last={last} version={saved.version} {...rest} />}</div>
  );
});

type LastAskedProps = Pick<FrameEditor, 'readOnly' | 'takeUp'> & {
  last: NonNullable<ReturnType<typeof useLastApproval>>;
  version: number;
};

function LastAsked({ last, version, readOnly, takeUp: goOnWith }: LastAskedProps) {
  const t = useTranslations('approvals');
  const nameOf = usePersonName();
  const when = useWhen();
  const queries = useQueryClient();
  const { user } = useSession();
  const { withdraw } = useApprovals();
  const { subject } = last;
  // Approved while it is open here: what was asked for is what is saved now.
  const isBehind = last.state === 'approved' && last.version === version;
  useEffect(() => {
    if (isBehind)
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== 'approvals' && queryKey.includes(subject),
      });
  }, [queries, isBehind, subject]);
  const isOwn = last.askedBy.id === user?.id;
  const isSentBack = last.state === 'sent-back' && isOwn;

  const takeUp = useMutation({
    mutationFn: async (number: number) => {
      const approval = await queries.fetchQuery(approvalQuery(number));
      return { version: approval.version, base: await baseOf(approval), content: approval.content };
    },
    onSuccess: goOnWith,
  });
  const error = withdraw.error ?? takeUp.error;
  const { askedBy, askedAt, decidedBy, decidedAt, word } = last;
  const text = () => {
    if (isSentBack)
      return t('sentBack', {
        name: decidedBy ? nameOf(decidedBy) : '–',
        when: when(decidedAt ?? askedAt),
        word,
      });
    if (last.stale) return t('stale');
    return isOwn
      ? t('ownWaiting', { when: when(askedAt) })
      : t('othersWaiting', { name: nameOf(askedBy), when: when(askedAt) });
  };
  if (last.state !== 'waiting' && !isSentBack) return null;
  return (
    <>
      <Banner
        tone={isSentBack ? 'wait' : 'info'}
        actions={
          <>
            <ButtonLink
              to={addressOf({ screen: 'approval', id: String(last.number) })}
              size="sm"
              variant="default"
            >
              {t('see')}
            </ButtonLink>
            {isOwn && !readOnly && (
              <>
                <Button
                  size="sm"
                  variant="default"
                  loading={takeUp.isPending}
                  onClick={() => takeUp.mutate(last.number)}
                >
                  {t('takeUp')}
                </Button>
                <Button
                  size="sm"
                  variant="subtle"
                  color="slate"
                  loading={withdraw.isPending}
                  onClick={() => withdraw.mutate({ params: { number: last.number } })}
                >
                  {t(isSentBack ? 'done' : 'withdraw')}
                </Button>
              </>
            )}
          </>
        }
      >
        {text()}
      </Banner>
      {error && <ProblemBanner error={error} />}
    </>
  );
}
