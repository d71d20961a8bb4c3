import { whenThere } from './focus.ts';

/** Whoever comes back goes on at the link that they had followed, once the page is there and its heading has the focus. */
export const focusFollowed = (path: string): void =>
  whenThere(
    () => {
      if (!document.activeElement?.matches('main h1')) return null;
      // Breadcrumbs are in a nav.
      const links = document.querySelectorAll<HTMLAnchorElement>('main a:not(nav *)');
      return [...links].find(({ pathname }) => pathname === path) ?? null;
    },
    (link) => link.focus({ preventScroll: true }),
  );
