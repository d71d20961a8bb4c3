import { Box } from '@mantine/core';
import { doubtCodes } from '@psifida/contract/content/parity';
import { isSystemId, systemIds } from '@psifida/contract/registry/systems';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type DoubtFilter, doubtsQuery } from '../api/language-queries.ts';
import { Doubts } from '../features/languages/doubt-list.tsx';
import { PronunciationList } from '../features/languages/pronunciation-list.tsx';
import { useSystemName } from '../features/systems/registry.tsx';
import { speaks } from '../lib/runtime-config.ts';
import { useSession } from '../session/session.ts';
import { Banner } from '../ui/banner.tsx';
import { EmptyState, NothingFound } from '../ui/empty-state.tsx';
import { useSearchParams } from '../ui/link.tsx';
import toolbar from '../ui/list-toolbar.module.css';
import { PageHeader } from '../ui/page-header.tsx';
import { Coming } from '../ui/placeholder.tsx';
import { FilterSelect } from '../ui/search-field.tsx';
import { ShowMore } from '../ui/show-more.tsx';

export default function Languages() {
  const t = useTranslations();
  const systemName = useSystemName();
  const { may } = useSession();
  const [params, setParams] = useSearchParams();
  const filter: DoubtFilter = {
    system: isSystemId(params.system) || params.system === 'none' ? params.system : undefined,
    code: doubtCodes.find((code) => code === params.code),
    right: params.right === 'true' ? 'true' : undefined,
  };
  const query = useInfiniteQuery(doubtsQuery(filter));
  const [first] = query.data?.pages ?? [];
  const items = query.data?.pages.flatMap((page) => page.items);
  const isFiltered = !!(filter.system || filter.code || filter.right);

  return (
    <>
      <PageHeader title={t('titles.languages')} intro={t('parity.intro')} />
      {first?.judged === false && (
        <Banner tone="info" role="status">
          {t('parity.notJudged')}
        </Banner>
      )}
      <div className={toolbar.filters}>
        <FilterSelect
          label={t('parity.state')}
          all={t('parity.toCheck')}
          value={filter.right}
          options={[{ value: 'true', label: t('parity.rightOnes') }]}
          onChange={(right) => setParams({ right })}
        />
        <FilterSelect
          label={t('parity.system')}
          all={t('parity.allSystems')}
          value={filter.system}
          options={[
            ...systemIds.map((id) => ({ value: id, label: systemName(id) })),
            { value: 'none', label: t('parity.noSystem') },
          ]}
          onChange={(system) => setParams({ system })}
        />
        <FilterSelect
          label={t('parity.code')}
          all={t('parity.allCodes')}
          value={filter.code}
          options={doubtCodes.map((code) => ({ value: code, label: t(`parity.codes.${code}`) }))}
          onChange={(code) => setParams({ code })}
        />
      </div>
      <Box component="p" role="status" mb={12} c="var(--ink-quiet)">
        {first && t('parity.found', { count: first.total })}
      </Box>
      <Coming query={query} heights={[180, 180, 180]} />
      {items?.length === 0 && !isFiltered && (
        <EmptyState scene="system6" title={t('parity.empty')}>
          <p>{t('parity.emptyText')}</p>
        </EmptyState>
      )}
      {items?.length === 0 && isFiltered && (
        <NothingFound
          scene="system6"
          title={t('parity.nothingFound')}
          onClear={() => setParams({ system: undefined, code: undefined, right: undefined })}
        />
      )}
      {items && items.length > 0 && <Doubts items={items} />}
      <ShowMore query={query} />
      {speaks() && may('administer') && <PronunciationList />}
    </>
  );
}
