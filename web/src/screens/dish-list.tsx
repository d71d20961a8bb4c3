import { useTranslations } from 'use-intl';
import type { ScreenProps } from '../app/lazy-screen.tsx';
import { usePageTitles } from '../app/page-titles.ts';
import { listAddress } from '../features/library/item-addresses.ts';
import { ItemDrawer } from '../features/library/item-drawer.tsx';
import { ItemList } from '../features/library/item-list.tsx';
import { useSystem } from '../features/systems/registry.tsx';
import { ItemToolsProvider } from '../lib/item-tools.ts';
import { MediaPartsProvider } from '../lib/media-parts.tsx';
import { useSession } from '../lib/session.ts';
import { AppLink } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { ReadOnly } from '../ui/read-only.ts';
import { useSearchParams } from '../ui/search-params.ts';
import classes from './dish-list.module.css';
import { ItemTools } from './item-tools.tsx';
import { mediaParts } from './media-parts.ts';

const tabs = ['dish', 'product'] as const;

/** Dishes, and local products in a second tab; the product that is edited beside it is in the address as well. */
export default function DishList({ system }: ScreenProps) {
  const t = useTranslations('library');
  const titleOf = usePageTitles();
  const { libraries } = useSystem(system);
  const mayEdit = useSession().may('edit');
  const [params, setParams] = useSearchParams();
  const shown = params.tab === 'products' ? 'product' : 'dish';
  const named = shown === 'product' && params.product ? params.product : null;
  const product = named === 'new' && !mayEdit ? null : named;

  return (
    <MediaPartsProvider parts={mediaParts}>
      <ItemToolsProvider value={ItemTools}>
        <ItemList
          key={shown}
          kind={shown}
          atLeast={libraries.find(({ kind }) => kind === shown)?.atLeast ?? 0}
          mayEdit={mayEdit}
          header={({ found, actions }) => (
            <>
              <PageHeader
                title={titleOf('dish-list', system)}
                intro={
                  <>
                    {t(`intro.${shown}`)} {found}
                  </>
                }
                action={actions}
              />
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
            </>
          )}
        />
        <ReadOnly value={!mayEdit}>
          <ItemDrawer kind="product" id={product} onClose={() => setParams({ product: undefined })} />
        </ReadOnly>
      </ItemToolsProvider>
    </MediaPartsProvider>
  );
}
