import { endpoints } from '@psifida/contract/endpoints/all';
import type { Bind } from '../../http/bind.ts';
import {
  createOpener,
  type Deps,
  listSharedPreviews,
  revokeSharedPreview,
  sharePreview,
} from './share-preview.ts';

export const sharedPreviewRoutes = ({ bind, ...parts }: Deps & { bind: Bind }) => {
  const open = createOpener(parts);
  bind(endpoints.listSharedPreviews, async ({ params }) => ({
    items: await listSharedPreviews(parts, params),
  }));
  bind(endpoints.sharePreview, ({ params, body, caller }) =>
    sharePreview(parts, { ...params, ...body, by: caller }),
  );
  bind(endpoints.revokeSharedPreview, ({ params, caller }) =>
    revokeSharedPreview(parts, { ...params, by: caller }),
  );
  bind(endpoints.openSharedPreview, ({ body, address }) => open({ ...body, address }));
};
