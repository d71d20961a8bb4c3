import { Button, TextInput } from '@mantine/core';
import type { ApprovalSummary } from '@psifida/contract/endpoints/approvals';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApprovals } from '../../api/approvals.ts';
import { useProblemText } from '../../i18n/problem-text.ts';
import { useSession } from '../../session/session.ts';
import { Banner, ProblemBanner } from '../../ui/banner.tsx';
import { Dialog, DialogFoot, useQuestion } from '../../ui/confirm-dialog.tsx';
import classes from './approvals.module.css';

type ApprovalDecisionProps = { approval: ApprovalSummary; canApprove: boolean };

export function ApprovalDecision({ approval, canApprove }: ApprovalDecisionProps) {
  const t = useTranslations('approvals');
  const { user, may } = useSession();
  const { approve, withdraw } = useApprovals();
  const [sendingBack, setSendingBack] = useState(false);
  const [wasOpen] = useState(approval.state === 'waiting');
  const { number, state, askedBy, system } = approval;
  const isOwn = askedBy.id === user?.id;
  const [ask, question] = useQuestion({
    title: t('approveTitle'),
    go: t('approve'),
    harmless: true,
    onGo: () => approve.mutate({ params: { number } }),
    children: <p>{t('approveText')}</p>,
  });
  const error = approve.error ?? withdraw.error;
  const isOpen = state === 'waiting';
  return (
    <>
      {/* Said to whoever was looking while it was decided. */}
      <p role="status">{wasOpen && state !== 'waiting' && t(`said.${state}`)}</p>
      {error && <ProblemBanner error={error} />}
      {isOpen && isOwn && (
        <Banner
          tone="info"
          role="note"
          actions={
            <Button
              size="sm"
              variant="default"
              loading={withdraw.isPending}
              onClick={() => withdraw.mutate({ params: { number } })}
            >
              {t('withdraw')}
            </Button>
          }
        >
          {t('own')}
        </Banner>
      )}
      {isOpen && !isOwn && !may('approve', system ?? 'town') && (
        <Banner tone="info" role="note">
          {t('onlyApprovers')}
        </Banner>
      )}
      {isOpen && !isOwn && may('approve', system ?? 'town') && (
        <div className="shape-line">
          {canApprove && (
            <Button loading={approve.isPending} onClick={ask}>
              {t('approve')}
            </Button>
          )}
          <Button variant="default" onClick={() => setSendingBack(true)}>
            {t('sendBack')}
          </Button>
        </div>
      )}
      {question}
      <SendBackDialog number={number} opened={sendingBack} onClose={() => setSendingBack(false)} />
    </>
  );
}

type SendBackDialogProps = { number: number; opened: boolean; onClose: () => void };

function SendBackDialog({ number, opened, onClose }: SendBackDialogProps) {
  const t = useTranslations('approvals');
  const { field } = useProblemText();
  const { sendBack } = useApprovals();
  const [word, setWord] = useState('');
  const [tried, setTried] = useState(false);
  const isMissing = word.trim() === '';

  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing) sendBack.mutate({ params: { number }, body: { word } }, { onSuccess: onClose });
  };
  return (
    <Dialog opened={opened} size="md" title={t('sendBackTitle')} onClose={onClose}>
      <form noValidate className={classes.stack} onSubmit={send}>
        {sendBack.error && <ProblemBanner error={sendBack.error} />}
        <TextInput
          label={t('sendBackWord')}
          description={t('sendBackHint')}
          required
          value={word}
          maxLength={500}
          error={tried && isMissing ? field('field.required') : undefined}
          onChange={({ currentTarget }) => setWord(currentTarget.value)}
          data-autofocus
        />
        <DialogFoot onStay={onClose}>
          <Button type="submit" loading={sendBack.isPending}>
            {t('sendBack')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
