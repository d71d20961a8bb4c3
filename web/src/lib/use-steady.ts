import { isSame } from '@psifida/contract/content/fields';
import { useState } from 'react';

/** Keeps the previous object while the new one is deeply equal, so that dependents do not render again. */
export function useSteady<Found>(found: Found): Found {
  const [last, setLast] = useState(found);
  if (last === found || isSame(last, found)) return last;
  setLast(found);
  return found;
}
