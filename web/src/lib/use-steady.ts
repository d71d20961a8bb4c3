import { isSame } from '@psifida/contract/content/fields';
import { useState } from 'react';

/** What was found last, for as long as what is found anew says the same: what is drawn from it is not drawn again. */
export function useSteady<Found>(found: Found): Found {
  const [last, setLast] = useState(found);
  if (last === found || isSame(last, found)) return last;
  setLast(found);
  return found;
}
