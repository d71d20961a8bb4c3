import { Group, Menu } from '@mantine/core';
import type { PresentationSummary } from '@psifida/contract/content/presentation';
import { addressOf } from '@psifida/contract/registry/addresses';
import type { View } from '@psifida/contract/registry/registry';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useMustAsk } from '../../api/approvals.ts';
import { useGo } from '../../ui/link.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { MoveDialog } from '../../ui/sortable-list.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { viewAddress, viewLabels } from './view-address.ts';

type CardToolsProps = {
  presentation: PresentationSummary;
  view: View | null;
  tick?: ReactNode;
  ordering?: { handle: ReactNode; position: number; all: number; onMove: (to: number) => void } | null;
  onPreview: () => void;
  onSetActive: (active: boolean) => void;
  onDuplicate: () => void;
  onDeleted: () => void;
};

/** Undefined until first opened: dialogs of most cards are never mounted. */
type Opened = 'move' | 'delete' | null | undefined;

export function CardTools(props: CardToolsProps) {
  const { presentation, tick, ordering, onDeleted } = props;
  const t = useTranslations('presentations');
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(null);
  const title = presentation.title[useLocale()];
  return (
    <>
      {tick}
      <Group component="span" gap={8} align="stretch" wrap="nowrap">
        {ordering?.handle}
        <MoreMenu on={tick ? 'card' : 'row'} label={t('menu', { title })}>
          <CardMenu {...props} onOpen={setOpened} />
        </MoreMenu>
      </Group>
      {opened !== undefined && (
        <>
          {ordering && (
            <MoveDialog
              opened={opened === 'move'}
              name={title}
              position={ordering.position}
              all={ordering.all}
              onClose={close}
              onMove={ordering.onMove}
            />
          )}
          <DeleteDialog
            presentation={presentation}
            opened={opened === 'delete'}
            onClose={close}
            onDeleted={onDeleted}
          />
        </>
      )}
    </>
  );
}

function CardMenu(props: CardToolsProps & { onOpen: (what: Opened) => void }) {
  const { presentation, view, ordering, onPreview, onSetActive, onDuplicate, onOpen } = props;
  const t = useTranslations('presentations');
  const ts = useTranslations();
  const go = useGo();
  const { id, system, active } = presentation;
  const mustAsk = useMustAsk(system);
  const edit = () => void go(addressOf({ screen: 'presentation-edit', system, id }));
  return (
    <>
      <Menu.Item onClick={edit}>{t('edit')}</Menu.Item>
      <Menu.Item onClick={onPreview}>{ts('preview.button')}</Menu.Item>
      {view && (
        <Menu.Item onClick={() => void go(viewAddress(view, presentation))}>{ts(viewLabels[view])}</Menu.Item>
      )}
      {mustAsk && !active ? (
        <Menu.Item onClick={edit}>{ts('approvals.ask')}</Menu.Item>
      ) : (
        <Menu.Item onClick={() => onSetActive(!active)}>{t(active ? 'deactivate' : 'activate')}</Menu.Item>
      )}
      {ordering && ordering.all > 1 && (
        <>
          <Menu.Item onClick={() => onOpen('move')}>{ts('editor.moveTo')}</Menu.Item>
          <Menu.Item onClick={() => ordering.onMove(0)}>{ts('editor.moveFirst')}</Menu.Item>
          <Menu.Item onClick={() => ordering.onMove(ordering.all - 1)}>{ts('editor.moveLast')}</Menu.Item>
        </>
      )}
      <Menu.Item onClick={onDuplicate}>{t('duplicate')}</Menu.Item>
      <Menu.Item color="red" onClick={() => onOpen('delete')}>
        {t('remove')}
      </Menu.Item>
    </>
  );
}
