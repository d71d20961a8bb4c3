import { Button } from '@mantine/core';
import type { Person } from '@psifida/contract/content/presentation';
import { makeNameless } from '@psifida/contract/endpoints/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api-client.ts';
import { ProblemBanner } from '../../ui/banner.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

type NamelessProps = { person: Person; onDone: () => void };

/** For somebody who has left; asked about first, since it cannot be undone. */
export function Nameless({ person, onDone }: NamelessProps) {
  const t = useTranslations('activity');
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(makeNameless, { body: { id: person.id } }),
    onSuccess: async () => {
      // They may have been named on any page.
      await queries.invalidateQueries();
      onDone();
    },
    onSettled: () => setAsking(false),
  });
  return (
    <>
      {error && <ProblemBanner error={error} />}
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('nameless.open')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('nameless.title', { name: person.name })}
        stay={t('nameless.stay')}
        go={t('nameless.go')}
        loading={isPending}
        onStay={() => setAsking(false)}
        onGo={() => mutate()}
      >
        <p>{t('nameless.text')}</p>
      </ConfirmDialog>
    </>
  );
}
