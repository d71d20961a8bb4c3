import { itemOrders, itemStates } from '@psifida/contract/endpoints/library';
import { type TownKind, townKinds } from '@psifida/contract/kinds';
import { addressOf, type ScreenId } from '@psifida/contract/registry/addresses';
import { useTranslations } from 'use-intl';
import { listAddress } from '../features/library/item-addresses.ts';
import { ItemDrawer } from '../features/library/item-drawer.tsx';
import { ItemList } from '../features/library/item-list.tsx';
import { itemsQuery } from '../features/library/library-queries.ts';
import { askForAssets } from '../features/media/image/use-assets.ts';
import { EventFeeds } from '../features/news/event-feeds.tsx';
import { usePageTitles } from '../features/systems/page-titles.ts';
import { useSystem } from '../features/systems/registry.tsx';
import { useSession } from '../session/session.ts';
import { AppLink, useSearchParams } from '../ui/link.tsx';
import { readListSearch } from '../ui/list-toolbar.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { ReadOnly } from '../ui/read-only.ts';
import classes from './item-list.module.css';
import { type Ask, onlyOnce, type ScreenProps } from './screen-props.ts';

const tabs = ['dish', 'product'] as const;

const townKindOf = (screen: ScreenId) => townKinds.find((one) => screen === `${one}-list`);

const kindOfSystem = (screen: ScreenId, tab: unknown) =>
  screen === 'recipe-list' ? 'recipe' : tab === 'products' ? 'product' : 'dish';

export const ask: Ask = async (queries, { screen }, search) => {
  const kind = townKindOf(screen) ?? kindOfSystem(screen, search.tab);
  const filter = readListSearch(search, itemStates, itemOrders);
  const { pages } = await queries.fetchInfiniteQuery({ ...itemsQuery(kind, filter), ...onlyOnce });
  await askForAssets(
    queries,
    pages.flatMap(({ items }) => items.flatMap(({ image }) => image ?? [])),
  );
};

export default function ItemListPage(props: ScreenProps) {
  const kind = townKindOf(props.screen);
  return kind ? <TownList kind={kind} /> : <SystemList {...props} />;
}

function TownList({ kind }: { kind: TownKind }) {
  const titleOf = usePageTitles();
  const mayEdit = useSession().may('edit', 'town');
  const title = titleOf(`${kind}-list`, null);
  const t = useTranslations('eventFeeds');
  const [{ tab }] = useSearchParams();
  const address = addressOf({ screen: 'event-list' });
  const shown = tab === 'calendars' ? 'calendars' : 'events';
  const tabbed = kind === 'event' && (
    <nav className={classes.tabs} aria-label={title}>
      {(['events', 'calendars'] as const).map((one) => (
        <AppLink
          key={one}
          to={one === 'events' ? address : `${address}?tab=calendars`}
          className={classes.tab}
          aria-current={one === shown ? 'page' : undefined}
          data-shown={one === shown || undefined}
        >
          {one === 'events' ? title : t('tab')}
        </AppLink>
      ))}
    </nav>
  );
  return tabbed && shown === 'calendars' ? (
    <>
      <PageHeader title={title} />
      {tabbed}
      <EventFeeds mayEdit={mayEdit} />
    </>
  ) : (
    <ItemList key={kind} {...{ kind, title, mayEdit }} tabs={tabbed || null} atLeast={0} />
  );
}

function SystemList({ screen, system }: ScreenProps) {
  const t = useTranslations('library');
  const titleOf = usePageTitles();
  const { libraries } = useSystem(system);
  const mayEdit = useSession().may('edit', system);
  const [params, setParams] = useSearchParams();
  const shown = kindOfSystem(screen, params.tab);
  const named = shown === 'product' && params.product ? params.product : null;
  const product = named === 'new' && !mayEdit ? null : named;
  const tabbed = shown !== 'recipe' && (
    <nav className={classes.tabs} aria-label={t('tabs.label')}>
      {tabs.map((kind) => (
        <AppLink
          key={kind}
          to={listAddress(kind)}
          className={classes.tab}
          aria-current={kind === shown ? 'page' : undefined}
          data-shown={kind === shown || undefined}
        >
          {t(`tabs.${kind}`)}
        </AppLink>
      ))}
    </nav>
  );
  return (
    <>
      <ItemList
        key={shown}
        kind={shown}
        title={titleOf(screen, system)}
        tabs={tabbed}
        atLeast={libraries.find(({ kind }) => kind === shown)?.atLeast ?? 0}
        mayEdit={mayEdit}
      />
      <ReadOnly value={!mayEdit}>
        <ItemDrawer kind="product" id={product} onClose={() => setParams({ product: undefined })} />
      </ReadOnly>
    </>
  );
}
