import { Button } from '@mantine/core';
import { readDemo, removeDemo } from '@psifida/contract/endpoints/demo';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api-client.ts';
import { Banner, ProblemBanner } from '../../ui/banner.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

const demoQuery = queryOptions({
  queryKey: ['demo'],
  queryFn: ({ signal }) => call(readDemo, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.state === 'filling' ? 2_000 : false),
});

/** Says that this is not the municipality's own content, and takes it away in one action. */
export function DemoBanner({ mayRemove }: { mayRemove: boolean }) {
  const t = useTranslations('demo');
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { data } = useQuery(demoQuery);
  const remove = useMutation({
    mutationFn: () => call(removeDemo, {}),
    onSuccess: async () => {
      setAsking(false);
      await queries.invalidateQueries();
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
        loading={remove.isPending}
        onStay={() => setAsking(false)}
        onGo={() => remove.mutate()}
      >
        <p>{t('confirm')}</p>
        {remove.error && <ProblemBanner error={remove.error} />}
      </ConfirmDialog>
    </>
  );
}
