import { approvalStates, type ListedApproval } from '@psifida/contract/endpoints/approvals';
import { addressOf } from '@psifida/contract/registry/addresses';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { approvalsQuery } from '../api/approvals.ts';
import { ApprovalPill, ApprovalWords } from '../features/approvals/approval-words.tsx';
import classes from '../features/approvals/approvals.module.css';
import { useSystemName } from '../features/systems/registry.tsx';
import { useChangeTexts } from '../i18n/change-text.ts';
import { asksApproval } from '../lib/runtime-config.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { AppLink, useSearchParams } from '../ui/link.tsx';
import toolbar from '../ui/list-toolbar.module.css';
import { PageHeader } from '../ui/page-header.tsx';
import { Coming } from '../ui/placeholder.tsx';
import { FilterSelect } from '../ui/search-field.tsx';
import { ShowMore } from '../ui/show-more.tsx';

const [waiting, ...decided] = approvalStates;

export default function Approvals() {
  const t = useTranslations();
  const [params, setParams] = useSearchParams();
  const state = decided.find((one) => one === params.state) ?? waiting;
  const query = useInfiniteQuery({ ...approvalsQuery(state), enabled: asksApproval() });
  const items = query.data?.pages.flatMap((page) => page.items);

  if (!asksApproval()) return <PageHeader title={t('titles.approvals')} intro={t('approvals.off')} />;
  return (
    <>
      <PageHeader title={t('titles.approvals')} intro={t('approvals.intro')} />
      <div className={toolbar.filters}>
        <FilterSelect
          label={t('approvals.state')}
          all={t('approvals.states.waiting')}
          value={state === waiting ? undefined : state}
          options={decided.map((one) => ({ value: one, label: t(`approvals.states.${one}`) }))}
          onChange={(next) => setParams({ state: next })}
        />
      </div>
      <Coming query={query} heights={[320]} />
      {items?.length === 0 && (
        <EmptyState
          scene="system3"
          title={t(state === waiting ? 'approvals.empty' : 'approvals.nothingFound')}
        >
          {state === waiting && <p>{t('approvals.emptyText')}</p>}
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <ul className={classes.list} aria-label={t('approvals.list')}>
          {items.map((approval) => (
            <li key={approval.number} className={classes.item}>
              <Line approval={approval} />
            </li>
          ))}
        </ul>
      )}
      <ShowMore query={query} />
    </>
  );
}

function Line({ approval }: { approval: ListedApproval }) {
  const t = useTranslations();
  const texts = useChangeTexts();
  const locale = useLocale();
  const systemName = useSystemName();
  const { number, title, kind, system } = approval;
  return (
    <>
      <div>
        <p className={classes.title}>
          <AppLink to={addressOf({ screen: 'approval', id: String(number) })}>{title[locale]}</AppLink>
        </p>
        <p className="shape-quiet">
          {t(`activity.kinds.${kind}`)} · {system ? systemName(system) : t('town.name')}
        </p>
        <p className={classes.said}>
          <strong>{t('approvals.differences')}:</strong> {texts.line(kind, approval)}
        </p>
        <ApprovalWords approval={approval} />
      </div>
      <ApprovalPill approval={approval} />
    </>
  );
}
