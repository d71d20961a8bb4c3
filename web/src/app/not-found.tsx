import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { runtimeConfig } from '../lib/runtime-config.ts';
import { ButtonLink } from '../ui/link.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { DefaultLayout } from './layouts/default-layout.tsx';
import { MessagePage } from './message-page.tsx';

/** R-SHELL-11 */
export function NotFound() {
  const t = useTranslations();
  const product = runtimeConfig().branding.product[useLocale()];
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => console.error(`Page not found: ${path}`), [path]);

  return (
    <DefaultLayout>
      <PageTitle parts={[t('notFound.title'), product]}>
        <MessagePage
          code="404"
          title={t('notFound.title')}
          text={t('notFound.text')}
          detail={`${t('notFound.title')}: ${path}`}
          actions={<ButtonLink to="/">{t('shell.backToSystems')}</ButtonLink>}
        />
      </PageTitle>
    </DefaultLayout>
  );
}
