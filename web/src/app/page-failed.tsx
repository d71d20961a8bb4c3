import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
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

type Props = { children: ReactNode; fallback: (reset: () => void) => ReactNode };

/** React offers no other way to catch what a component throws while drawing. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    return this.state.failed
      ? this.props.fallback(() => this.setState({ failed: false }))
      : this.props.children;
  }
}
