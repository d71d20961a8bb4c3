import { Button, Menu } from '@mantine/core';
import type { ManyAnswer, Refused } from '@psifida/contract/endpoints/many';
import { isTownKind, type LibraryKind } from '@psifida/contract/kinds';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemError } from '../../api/problem-error.ts';
import { DeleteMany } from '../../document/deletion-dialog.tsx';
import { genders } from '../../i18n/genders.ts';
import { SelectionBar } from '../../ui/many/selection-bar.tsx';
import type { ManyOf } from '../../ui/many/use-many.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { useItemError } from './item-error.tsx';
import { ItemPicker } from './item-picker.tsx';
import { useManyItems } from './library-queries.ts';

export function useItemRefusal(kind: LibraryKind) {
  const errorText = useItemError(kind);
  return ({ code, params, issues }: Refused): ReactNode =>
    errorText(new ProblemError({ status: 409, code, params, issues }));
}

export function ManyItems({ kind, many }: { kind: LibraryKind; many: ManyOf<ManyAnswer> }) {
  const t = useTranslations();
  const { toAction } = useManyItems(kind);
  const [asking, setAsking] = useState<'replace' | 'delete' | null>(null);
  const close = () => setAsking(null);
  const run = (wish: Parameters<typeof toAction>[0]) => {
    close();
    void many.run(toAction(wish));
  };
  return (
    <>
      <SelectionBar many={many} gender={genders[kind]}>
        <Button size="sm" onClick={() => run({ what: 'activate' })}>
          {t('presentations.activate')}
        </Button>
        <Button size="sm" variant="default" onClick={() => run({ what: 'deactivate' })}>
          {t('presentations.deactivate')}
        </Button>
        <MoreMenu on="card" label={t('many.more')}>
          {!isTownKind(kind) && (
            <Menu.Item onClick={() => setAsking('replace')}>{t('many.replace')}</Menu.Item>
          )}
          <Menu.Item color="red" onClick={() => setAsking('delete')}>
            {t('presentations.remove')}
          </Menu.Item>
        </MoreMenu>
      </SelectionBar>
      {!isTownKind(kind) && (
        <ItemPicker
          kind={kind}
          opened={asking === 'replace'}
          onClose={close}
          taken={[...many.selected.keys()]}
          onPick={([instead]) => instead && run({ what: 'replace', with: instead.id })}
        />
      )}
      <DeleteMany
        opened={asking === 'delete'}
        things={t(`library.found.${kind}`, { count: many.selected.size })}
        onClose={close}
        onDelete={() => run({ what: 'delete' })}
      />
    </>
  );
}
