import type { ApprovalState, ApprovalSummary } from '@psifida/contract/endpoints/approvals';
import { useTranslations } from 'use-intl';
import { usePersonName } from '../../i18n/person-name.ts';
import { useWhen } from '../../i18n/when.ts';
import { Pill, type Tone } from '../../ui/pill.tsx';
import classes from './approvals.module.css';

const tones: Record<ApprovalState, Tone> = {
  waiting: 'wait',
  approved: 'good',
  'sent-back': 'bad',
  withdrawn: 'quiet',
};

export function ApprovalPill({ approval: { state, stale } }: { approval: ApprovalSummary }) {
  const t = useTranslations('approvals.pills');
  return <Pill tone={stale ? 'quiet' : tones[state]}>{t(stale ? 'stale' : state)}</Pill>;
}

export function ApprovalWords({ approval }: { approval: ApprovalSummary }) {
  const t = useTranslations('approvals');
  const nameOf = usePersonName();
  const when = useWhen();
  const { askedBy, askedAt, note, state, decidedBy, decidedAt, word } = approval;
  return (
    <>
      <p className="shape-quiet">{t('asked', { name: nameOf(askedBy), when: when(askedAt) })}</p>
      {note && (
        <p className={classes.said}>
          <strong>{t('note')}</strong> {note}
        </p>
      )}
      {state !== 'waiting' && decidedBy && decidedAt && (
        <p className="shape-quiet">
          {t(`decided.${state}`, { name: nameOf(decidedBy), when: when(decidedAt) })}
        </p>
      )}
      {word && (
        <p className={classes.said}>
          <strong>{t('word')}</strong> {word}
        </p>
      )}
    </>
  );
}
