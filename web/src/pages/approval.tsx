import type { Approval } from '@psifida/contract/endpoints/approvals';
import { isTownKind } from '@psifida/contract/kinds';
import { addressOf, addressOfDocument } from '@psifida/contract/registry/addresses';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { approvalQuery } from '../api/approvals.ts';
import { ApprovalDecision } from '../features/approvals/approval-decision.tsx';
import { ApprovalPill, ApprovalWords } from '../features/approvals/approval-words.tsx';
import classes from '../features/approvals/approvals.module.css';
import { revisionQuery, type Subject } from '../features/history/history-queries.ts';
import { Differences } from '../features/history/revision-differences.tsx';
import { itemQuery } from '../features/library/library-queries.ts';
import { presentationQuery } from '../features/presentations/presentation-queries.ts';
import { ItemPreviewButton } from '../features/preview/item-preview-button.tsx';
import { PreviewButton } from '../features/preview/preview-button.tsx';
import { useSystemName } from '../features/systems/registry.tsx';
import { Banner, ProblemBanner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { PageHeader, useTitleDetail } from '../ui/page-header.tsx';
import { isUnknown, Placeholder } from '../ui/placeholder.tsx';
import { ReadOnly } from '../ui/read-only.ts';
import type { ScreenProps } from './screen-props.ts';

export default function ApprovalScreen({ id }: ScreenProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { data, error, refetch } = useQuery(approvalQuery(Number(id)));
  const unknown = isUnknown(error);
  useTitleDetail(unknown ? t('approvals.unknown') : data?.title[locale]);
  if (data) return <Request approval={data} />;
  if (unknown)
    return (
      <>
        <PageHeader title={t('approvals.unknown')} intro={t('approvals.unknownText')} />
        <ButtonLink to={addressOf({ screen: 'approvals' })}>{t('approvals.toList')}</ButtonLink>
      </>
    );
  return (
    <>
      <PageHeader title={t('titles.approval')} />
      {error ? <ProblemBanner error={error} onRetry={refetch} /> : <Placeholder heights={[72, 240]} />}
    </>
  );
}

/** As it is saved now; null once it is deleted, undefined while it comes. */
function useSubject({ kind, system, subject }: Approval): Subject | null | undefined {
  const presentation = useQuery({
    ...presentationQuery(system ?? 'system1a', subject),
    enabled: kind === 'presentation',
  });
  const item = useQuery({
    ...itemQuery(kind === 'presentation' ? 'recipe' : kind, subject),
    enabled: kind !== 'presentation',
  });
  const { data, error } = kind === 'presentation' ? presentation : item;
  return isUnknown(error) ? null : data;
}

function Request({ approval }: { approval: Approval }) {
  const t = useTranslations();
  const locale = useLocale();
  const { kind, subject: id, system, title } = approval;
  const systemName = useSystemName();
  const subject = useSubject(approval);
  const isStale = !!subject && approval.stale;
  return (
    <>
      <PageHeader
        compact
        title={title[locale]}
        badge={<ApprovalPill approval={approval} />}
        action={
          <>
            {/* What is looked at here has no form to lead to. */}
            <ReadOnly value>
              <Preview approval={approval} />
            </ReadOnly>
            {subject && (
              <ButtonLink to={addressOfDocument({ kind, id, system })} variant="default">
                {t('approvals.open')}
              </ButtonLink>
            )}
          </>
        }
      />
      <div className={classes.stack}>
        <div>
          <p className="shape-quiet">
            {t(`activity.kinds.${kind}`)}
            {system && ` · ${systemName(system)}`}
          </p>
          <ApprovalWords approval={approval} />
        </div>
        {isStale && (
          <Banner tone="wait" role="note">
            {t('approvals.stale')}
          </Banner>
        )}
        {subject === null && (
          <Banner tone="wait" role="note">
            {t('approvals.gone')}
          </Banner>
        )}
        {subject && (
          <section aria-labelledby="differences">
            <h2 id="differences">{t('approvals.differences')}</h2>
            <FromBase subject={subject} approval={approval} />
          </section>
        )}
        <ApprovalDecision approval={approval} canApprove={!!subject && !isStale} />
      </div>
    </>
  );
}

/** Against the version that it was made from, whatever has been saved since. */
function FromBase({ subject, approval }: { subject: Subject; approval: Approval }) {
  const { data, error } = useQuery(revisionQuery(subject, approval.version));
  if (error) return <ProblemBanner error={error} />;
  if (!data) return <Placeholder heights={[64]} />;
  return (
    <Differences
      kind={approval.kind}
      before={data}
      now={approval}
      isProposed={approval.state !== 'approved'}
    />
  );
}

function Preview({ approval }: { approval: Approval }) {
  const { kind, system, subject: id, content, active } = approval;
  if (kind === 'presentation')
    return system && <PreviewButton {...{ system, id, content }} unsaved={false} />;
  if (isTownKind(kind)) return null;
  return <ItemPreviewButton {...{ kind, id, content }} unsaved={false} isComplete={active} />;
}
