import { endpoints } from '@psifida/contract/endpoints/all';
import { Problem } from '@psifida/contract/problem';
import type { Bind } from '../../http/bind.ts';
import type { WhatIsShown } from './what-is-shown.ts';

export const takeHomeRoutes = ({ bind, shown }: { bind: Bind; shown: WhatIsShown }) =>
  bind(endpoints.readTakenHome, async ({ params: { taken: kind, id } }) => {
    const found = await shown.find({ kind, id });
    if (!found) throw new Problem('item.not-found', { id });
    return found;
  });
