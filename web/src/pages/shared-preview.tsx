import { useLocation } from '@tanstack/react-router';
import { useLocale } from 'use-intl';
import { SharedPreview } from '../features/preview/shared/shared-preview.tsx';
import { runtimeConfig } from '../lib/runtime-config.ts';
import { PublicFrame } from '../ui/frame/public-frame.tsx';

export default function SharedPreviewScreen() {
  const locale = useLocale();
  const token = useLocation({ select: ({ hash }) => hash });
  return (
    <PublicFrame wide lead={runtimeConfig().branding.municipality[locale]}>
      <SharedPreview key={token} token={token} />
    </PublicFrame>
  );
}
