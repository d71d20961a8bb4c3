import { useEffect, useState } from 'react';
import { late } from '../lib/late.ts';

/** Nobody opens anything over a page before there is a page. */
const useKit = late(() => import('./kit-overlays.ts'));

/** The kit's overlays once they are there, and whether this one is open then: first it stands there closed, so that the focus goes back to where it came from. */
export function useOverlays(isWanted = false) {
  const kit = useKit(isWanted);
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(!!kit), [kit]);
  return { kit, opened: isWanted && isThere };
}
