import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { browserStorage, readStored, writeStored } from '../../lib/browser-storage.ts';
import { useSession } from '../../session/session.ts';
import { Segments } from '../choice-group.tsx';
import { type AnyMany, selectAllId } from './use-many.ts';

const looks = ['cards', 'table'] as const;
type ListLook = (typeof looks)[number];

export function useListLook(
  list: 'presentations' | 'library' | 'media',
): [ListLook, (look: ListLook) => void] {
  const { user } = useSession();
  const key = `psifida-list-look:${user?.id ?? ''}:${list}`;
  const storage = browserStorage('localStorage');
  const [look, setLook] = useState(() => looks.find((one) => one === readStored(storage, key)) ?? 'cards');
  return [
    look,
    (next) => {
      setLook(next);
      writeStored(storage, key, next);
    },
  ];
}

type ListToolsProps = {
  look: ListLook;
  onLook: (look: ListLook) => void;
  total: number;
  many: Pick<AnyMany, 'tickAll'> | null;
};

export function ListTools({ look, onLook, total, many }: ListToolsProps) {
  const t = useTranslations();
  return (
    <Group gap={12} justify="flex-end" mb={16}>
      {many && total > 0 && (
        <Button id={selectAllId} variant="subtle" size="sm" onClick={() => void many.tickAll()}>
          {t('many.selectAll', { total: String(total) })}
        </Button>
      )}
      <Segments
        legend={t('lists.look')}
        value={look}
        options={[
          { value: 'cards' as ListLook, label: t('lists.cards'), icon: 'layout-grid' },
          { value: 'table' as ListLook, label: t('lists.table'), icon: 'table' },
        ]}
        onChange={onLook}
      />
    </Group>
  );
}
