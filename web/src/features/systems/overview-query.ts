import { readOverview } from '@psifida/contract/endpoints/systems';
import { readQuery } from '../../api/queries.ts';

export const overviewQuery = readQuery(['overview'], readOverview, {});
