import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '../ui/link.tsx';
import { MessagePage } from './message-page.tsx';

/** R-SHELL-18: something was thrown while drawing. The rest of the app stays usable. */
export function PageFailed() {
  const t = useTranslations();
  return (
    <div role="alert">
      <MessagePage
        title={t('failure.title')}
        text={t('failure.generic')}
        actions={
          <>
            <Button onClick={() => window.location.reload()}>{t('failure.reload')}</Button>
            <ButtonLink to="/" variant="default">
              {t('shell.backToSystems')}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
