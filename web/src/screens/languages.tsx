import { doubtCodes } from '@psifida/contract/content/parity';
import { isSystemId, systemIds } from '@psifida/contract/registry/systems';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import classes from '../features/languages/doubt-list.module.css';
import { Doubts } from '../features/languages/doubt-list.tsx';
import { useRegistry } from '../features/systems/registry.tsx';
import { type DoubtFilter, doubtsQuery } from '../lib/language-queries.ts';
import { Banner } from '../ui/banner.tsx';
import { EmptyState, NothingFound } from '../ui/empty-state.tsx';
import { useSearchParams } from '../ui/link.tsx';
import toolbar from '../ui/list-toolbar.module.css';
import { PageHeader } from '../ui/page-header.tsx';
import { Coming, Placeholder } from '../ui/placeholder.tsx';
import { Scene } from '../ui/scene.tsx';
import { FilterSelect } from '../ui/search-field.tsx';
import { ShowMore } from '../ui/show-more.tsx';

/** Every text whose two languages may not say the same; the filters are in the address. */
export default function Languages() {
  const t = useTranslations();
  const locale = useLocale();
  const registry = useRegistry();
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
  const scene = <Scene system="system6" size={{ width: 800, height: 600 }} />;

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
            ...systemIds.map((id) => ({ value: id, label: registry[id].name[locale] })),
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
      <p role="status" className={classes.found}>
        {first && t('parity.found', { count: first.total })}
      </p>
      <Coming query={query}>
        <Placeholder heights={[180, 180, 180]} />
      </Coming>
      {items?.length === 0 && !isFiltered && (
        <EmptyState picture={scene} title={t('parity.empty')}>
          <p>{t('parity.emptyText')}</p>
        </EmptyState>
      )}
      {items?.length === 0 && isFiltered && (
        <NothingFound
          picture={scene}
          title={t('parity.nothingFound')}
          onClear={() => setParams({ system: undefined, code: undefined, right: undefined })}
        >
          {null}
        </NothingFound>
      )}
      {items && items.length > 0 && <Doubts items={items} registry={registry} />}
      <ShowMore query={query} />
    </>
  );
}
