import { type Address, addresses } from '@psifida/contract/registry/addresses';
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { runtimeConfig } from '../lib/runtime-config.ts';
import { focusNextHeading } from '../ui/heading-focus.ts';
import { forgetSuccess } from '../ui/success.ts';
import { CustomLayout } from './layouts/custom-layout.tsx';
import { DefaultLayout } from './layouts/default-layout.tsx';
import { SidebarLayout } from './layouts/sidebar-layout.tsx';
import { NotFound } from './not-found.tsx';
import { Page } from './page.tsx';
import { PageFailed } from './page-failed.tsx';
import { type LayoutName, layoutOf, pageOf } from './pages.ts';
import { Root } from './root.tsx';
import { redirectFor } from './route-rules.ts';
import { parseSearch, stringifySearch, validateSearch } from './search.ts';

const layouts: Record<LayoutName, ComponentType<{ children: ReactNode }>> = {
  custom: CustomLayout,
  default: DefaultLayout,
  sidebar: SidebarLayout,
};

/** Built once the runtime configuration is there: its rules may lead an address elsewhere (R-SHELL-12). */
export function makeRouter() {
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
      component: Object.assign(() => <Page address={address} />, {
        preload: pageOf(address.screen).component.preload,
      }),
    });

  const layoutRoutes = (Object.keys(layouts) as LayoutName[]).map((name) => {
    const Layout = layouts[name];
    const parent = createRoute({
      getParentRoute: () => root,
      id: `layout-${name}`,
      component: () => (
        <Layout>
          <Outlet />
        </Layout>
      ),
    });
    return parent.addChildren(
      addresses.filter(({ screen }) => layoutOf(screen) === name).map((address) => toRoute(parent, address)),
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

  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    focusNextHeading();
    forgetSuccess();
  });
  return router;
}
