import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { browserStorage, readStored, writeStored } from '../../lib/browser-storage.ts';
import { useSession } from '../../lib/session.ts';
import { Segments } from '../choice-group.tsx';
import classes from './many.module.css';
import { type AnyMany, selectAllId } from './use-many.ts';

const looks = ['cards', 'table'] as const;
type ListLook = (typeof looks)[number];

/** As this person left the lists of this kind in this browser. */
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
  /** Whoever may change them. */
  many: Pick<AnyMany, 'tickAll'> | null;
};

/** How the list looks, and all of it at once. */
export function ListTools({ look, onLook, total, many }: ListToolsProps) {
  const t = useTranslations();
  return (
    <div className={classes.tools}>
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
    </div>
  );
}
