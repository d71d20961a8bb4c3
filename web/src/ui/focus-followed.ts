import { whenThere } from './focus.ts';

const isInSight = (link: HTMLElement): boolean => {
  const { top, bottom } = link.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/**
 * Whoever comes back goes on at the link that they had followed, once the page is there and its heading has the focus; of
 * several to the same page, at the first in sight.
 */
export const focusFollowed = (path: string): void =>
  whenThere(
    () => {
      if (!document.activeElement?.matches('main h1')) return null;
      // Breadcrumbs are in a nav.
      const links = document.querySelectorAll<HTMLAnchorElement>('main a:not(nav *)');
      return [...links].find((link) => link.pathname === path && isInSight(link)) ?? null;
    },
    (link) => link.focus({ preventScroll: true }),
  );
