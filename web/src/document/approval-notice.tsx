import { Button } from '@mantine/core';
import { addressOf } from '@psifida/contract/registry/addresses';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { usePersonName } from '../i18n/person-name.ts';
import { useWhen } from '../i18n/when.ts';
import { approvalQuery, baseOf, lastApprovalQuery, useApprovals } from '../lib/approvals.ts';
import { asksApproval } from '../lib/runtime-config.ts';
import { useSession } from '../lib/session.ts';
import { Banner, ProblemBanner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/link.tsx';
import type { FrameEditor } from './frame-editor.ts';

/** At the document: that a change of it waits for approval, or what was said when it was sent back. */
export function ApprovalNotice({ editor }: { editor: FrameEditor }) {
  const { saved, kind } = editor;
  if (!asksApproval() || !saved || kind === 'media') return null;
  return <LastAsked subject={saved.id} version={saved.version} editor={editor} />;
}

type LastAskedProps = { subject: string; version: number; editor: FrameEditor };

function LastAsked({ subject, version, editor }: LastAskedProps) {
  const t = useTranslations('approvals');
  const nameOf = usePersonName();
  const when = useWhen();
  const queries = useQueryClient();
  const { user } = useSession();
  const { withdraw } = useApprovals();
  const { data: last } = useQuery(lastApprovalQuery(subject));
  // Approved while it is open here: what was asked for is what is saved now.
  const isBehind = last?.state === 'approved' && last.version === version;
  useEffect(() => {
    if (isBehind)
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== 'approvals' && queryKey.includes(subject),
      });
  }, [queries, isBehind, subject]);
  const isOwn = last?.askedBy.id === user?.id;
  const isSentBack = last?.state === 'sent-back' && isOwn;
  const isShown = last && (last.state === 'waiting' || isSentBack);

  const takeUp = useMutation({
    mutationFn: async (number: number) => {
      const approval = await queries.fetchQuery(approvalQuery(number));
      return { version: approval.version, base: await baseOf(approval), content: approval.content };
    },
    onSuccess: (kept) => editor.takeUp(kept),
  });
  const error = withdraw.error ?? takeUp.error;
  const textOf = ({ askedBy, askedAt, decidedBy, decidedAt, word }: NonNullable<typeof last>) => {
    if (isSentBack)
      return t('sentBack', {
        name: decidedBy ? nameOf(decidedBy) : '–',
        when: when(decidedAt ?? askedAt),
        word,
      });
    return isOwn
      ? t('ownWaiting', { when: when(askedAt) })
      : t('othersWaiting', { name: nameOf(askedBy), when: when(askedAt) });
  };
  return (
    <div role="status">
      {isShown && (
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
              {isOwn && !editor.readOnly && (
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
                    onClick={() => withdraw.mutate(last.number)}
                  >
                    {t(isSentBack ? 'done' : 'withdraw')}
                  </Button>
                </>
              )}
            </>
          }
        >
          {textOf(last)}
        </Banner>
      )}
      {error && <ProblemBanner error={error} />}
    </div>
  );
}
