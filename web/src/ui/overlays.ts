import { useLayoutEffect, useState } from 'react';
import { lazyWhenIdle } from '../lib/lazy-when-idle.ts';

/** The kit's overlays once they are there. Nobody opens anything over a page before there is a page. */
export const useOverlayKit = lazyWhenIdle(() => import('./kit-overlays.ts'));

/**
 * What lies over a page is drawn from when it is first wanted: closed ones are drawn, too, and a page has many that nobody
 * opens. First it stands there closed, so that the focus goes back to where it came from.
 */
export function useOnceWanted(isWanted: boolean) {
  const [isThere, setThere] = useState(false);
  // Still in the click that wanted it: the focus has not gone elsewhere yet.
  useLayoutEffect(() => {
    if (isWanted) setThere(true);
  }, [isWanted]);
  return { isDrawn: isWanted || isThere, opened: isWanted && isThere };
}

/** The kit's overlays, from when this one is first wanted. */
export function useOverlays(isWanted: boolean) {
  const kit = useOverlayKit(isWanted);
  const { isDrawn, opened } = useOnceWanted(isWanted && !!kit);
  return { kit: isDrawn ? kit : undefined, opened };
}
