import { Notifications } from '@mantine/notifications';
import { toLanguage } from '@psifida/contract/content/bilingual';
import { Outlet, useSearch } from '@tanstack/react-router';
import { UploadPanel } from '../features/media/uploads/upload-panel.tsx';
import { LanguageProvider } from '../i18n/language-provider.tsx';
import { toastLifetime } from '../ui/success.ts';
import { SessionEndedDialog } from './session-ended-dialog.tsx';

/** Around every page: the language of the address, and what may appear anywhere. */
export function Root() {
  const { lang } = useSearch({ strict: false }) as { lang?: string };
  return (
    <LanguageProvider language={toLanguage(lang)}>
      <Outlet />
      <UploadPanel />
      <SessionEndedDialog />
      <Notifications position="bottom-center" autoClose={toastLifetime} transitionDuration={120} />
    </LanguageProvider>
  );
}
