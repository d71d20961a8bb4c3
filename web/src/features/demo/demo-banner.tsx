import { Button } from '@mantine/core';
import { readDemo, removeDemo } from '@psifida/contract/endpoints/demo';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../api/api-client.ts';
import { useChange, useRefresh } from '../../api/queries.ts';
import { Banner } from '../../ui/banner.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

const demoQuery = queryOptions({
  queryKey: ['demo'],
  queryFn: ({ signal }) => call(readDemo, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.state === 'filling' ? 2_000 : false),
});

export function DemoBanner({ mayRemove }: { mayRemove: boolean }) {
  const t = useTranslations('demo');
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const { data } = useQuery(demoQuery);
  const remove = useChange(removeDemo, {
    onSuccess: async () => {
      setAsking(false);
      await refresh();
    },
  });

  if (data?.state === 'filling')
    return (
      <Banner tone="info" role="status">
        {t('filling', { done: data.done, total: data.total })}
      </Banner>
    );
  if (data?.state !== 'present') return null;
  return (
    <>
      <Banner
        tone="info"
        role="note"
        actions={
          mayRemove && (
            <Button variant="default" size="sm" onClick={() => setAsking(true)}>
              {t('remove')}
            </Button>
          )
        }
      >
        <p>
          <strong>{t('title')}</strong> {t('text')}
        </p>
      </Banner>
      <ConfirmDialog
        opened={asking}
        title={t('confirmTitle')}
        stay={t('stay')}
        go={t('go')}
        change={remove}
        onStay={() => setAsking(false)}
        onGo={() => remove.mutate({})}
      >
        <p>{t('confirm')}</p>
      </ConfirmDialog>
    </>
  );
}
