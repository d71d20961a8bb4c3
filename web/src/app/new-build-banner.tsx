import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNewerBuild } from '../lib/build-watch.ts';
import { leaveKeepingDrafts } from '../lib/unsaved-changes.ts';
import { Banner } from '../ui/banner.tsx';

/** R-SHELL-14: offered, never forced. Drafts are kept locally, so loading it loses nothing. */
export function NewBuildBanner() {
  const t = useTranslations('shell');
  const newer = useNewerBuild();
  const [later, setLater] = useState(false);
  return (
    <div role="status">
      {newer && !later && (
        <Banner
          tone="info"
          actions={
            <>
              <Button
                size="sm"
                variant="default"
                onClick={() => leaveKeepingDrafts(() => window.location.reload())}
              >
                {t('newBuildReload')}
              </Button>
              <Button size="sm" variant="subtle" color="slate" onClick={() => setLater(true)}>
                {t('newBuildLater')}
              </Button>
            </>
          }
        >
          {t('newBuild')}
        </Banner>
      )}
    </div>
  );
}
