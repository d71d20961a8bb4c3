import { toLanguage } from '@psifida/contract/bilingual';
import { type Address, addresses } from '@psifida/contract/registry/addresses';
import type { QueryClient } from '@tanstack/react-query';
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  redirect,
  useLocation,
  useSearch,
} from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { loadPageWords } from '../i18n/catalogues.ts';
import { LanguageProvider } from '../i18n/language-provider.tsx';
import { lazyWhenIdle } from '../lib/lazy-when-idle.ts';
import { runtimeConfig } from '../lib/runtime-config.ts';
import { focusNextHeading } from '../ui/focus.ts';
import { focusFollowed } from '../ui/focus-followed.ts';
import { ButtonLink } from '../ui/link.tsx';
import { useOverlayKit } from '../ui/overlays.ts';
import { PageTitle } from '../ui/page-header.tsx';
import { useSaveBarRoom } from '../ui/save-bar-room.ts';
import { forgetSuccess, toastLifetime } from '../ui/success.ts';
import { FindEverything } from './find/find-everything.tsx';
import { SidebarLayout } from './layouts/sidebar-layout.tsx';
import { LiveUpdates } from './live-updates.tsx';
import { MessagePage } from './message-page.tsx';
import { Page } from './page.tsx';
import { ErrorBoundary, PageFailed } from './page-failed.tsx';
import { askAhead, type LayoutName, layoutOf, pageOf } from './pages.ts';
import { AcknowledgeDialog, ApprovalDialog } from './questions.tsx';
import { redirectFor } from './route-rules.ts';
import { parseSearch, stringifySearch, validateSearch } from './search.ts';
import { SessionEndedDialog } from './session-ended-dialog.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

/** Comes after the first image, and at once: whoever opens a page to drop files on it is told of them from the first one on. */
const useUploadPanel = lazyWhenIdle(
  async () => {
    const [{ UploadPanel }] = await Promise.all([
      import('../features/media/uploads/upload-panel.tsx'),
      loadPageWords(),
    ]);
    return UploadPanel;
  },
  async () => {},
);

const layouts: Record<LayoutName, ComponentType<{ children: ReactNode }>> = {
  // The page brings its own frame: /login, /accessibility, /preview.
  custom: ({ children }) => children,
  default: SidebarLayout,
  sidebar: SidebarLayout,
};

/** Built once the runtime configuration is there: its rules may lead an address elsewhere (R-SHELL-12). */
export function makeRouter(queries: QueryClient) {
  const root = createRootRoute({
    validateSearch,
    component: Root,
    notFoundComponent: NotFound,
    beforeLoad: ({ location, search }) => {
      const rule = redirectFor(runtimeConfig().routeRules, location.pathname);
      if (rule?.external) {
        window.location.assign(rule.to);
        return new Promise<void>(() => {});
      }
      if (rule) throw redirect({ to: rule.to, search: { lang: search.lang }, replace: true });
    },
  });

  const toRoute = (parent: AnyRoute, address: Address) =>
    createRoute({
      getParentRoute: () => parent,
      path: address.path,
      beforeLoad: ({ params, search }) => askAhead(queries, address, params.id, search),
      component: Object.assign(() => <Page address={address} />, {
        preload: pageOf(address.screen).component.preload,
      }),
    });

  // By component: the frame stays as it is from the overview to any other page.
  const layoutRoutes = [...new Set(Object.values(layouts))].map((Layout, at) => {
    const parent = createRoute({
      getParentRoute: () => root,
      id: `layout-${at}`,
      component: () => (
        <Layout>
          <Outlet />
        </Layout>
      ),
    });
    return parent.addChildren(
      addresses
        .filter(({ screen }) => layouts[layoutOf(screen)] === Layout)
        .map((address) => toRoute(parent, address)),
    );
  });

  const router = createRouter({
    routeTree: root.addChildren(layoutRoutes),
    parseSearch,
    stringifySearch,
    notFoundMode: 'root',
    caseSensitive: true,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultErrorComponent: PageFailed,
  });

  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    focusNextHeading();
    if (toLocation.state.__TSR_index < fromLocation.state.__TSR_index) focusFollowed(fromLocation.pathname);
    forgetSuccess();
  });
  return router;
}

/** R-SHELL-11 */
function NotFound() {
  const t = useTranslations();
  const product = runtimeConfig().branding.product[useLocale()];
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => console.error(`Page not found: ${path}`), [path]);

  return (
    <SidebarLayout>
      <PageTitle parts={[t('notFound.title'), product]}>
        <MessagePage
          code="404"
          title={t('notFound.title')}
          text={t('notFound.text')}
          detail={`${t('notFound.title')}: ${path}`}
          actions={<ButtonLink to="/">{t('shell.backToSystems')}</ButtonLink>}
        />
      </PageTitle>
    </SidebarLayout>
  );
}

function Root() {
  const { lang } = useSearch({ strict: false }) as { lang?: string };
  const UploadPanel = useUploadPanel();
  return (
    <LanguageProvider language={toLanguage(lang)}>
      <FindEverything>
        <Outlet />
      </FindEverything>
      <ErrorBoundary fallback={() => null}>{UploadPanel && <UploadPanel />}</ErrorBoundary>
      <LiveUpdates />
      <AcknowledgeDialog />
      <ApprovalDialog />
      <SessionEndedDialog />
      <ShortcutsDialog />
      <Toasts />
    </LanguageProvider>
  );
}

function Toasts() {
  const kit = useOverlayKit();
  const room = useSaveBarRoom();
  if (!kit) return null;
  return (
    <kit.Notifications
      position="bottom-center"
      autoClose={toastLifetime}
      transitionDuration={120}
      style={room}
    />
  );
}
