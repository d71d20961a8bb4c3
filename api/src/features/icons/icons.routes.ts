import { endpoints } from '@psifida/contract/endpoints/all';
import type { Bind } from '../../http/bind.ts';
import { findIcons } from './find-icons.ts';

export const iconRoutes = ({ bind }: { bind: Bind }) => {
  bind(endpoints.readIcons, async ({ query }) => findIcons(query.icons.split(',')));
};
