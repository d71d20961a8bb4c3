import { Menu } from '@mantine/core';
import type { PresentationSummary } from '@psifida/contract/content/presentation';
import { addressOf } from '@psifida/contract/registry/addresses';
import type { View } from '@psifida/contract/registry/registry';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useMustAsk } from '../../lib/approvals.ts';
import { useGo } from '../../ui/link.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { MoveDialog } from '../../ui/sortable-list.tsx';
import classes from './card-tools.module.css';
import { DeleteDialog } from './delete-dialog.tsx';
import { useDuplicate } from './use-duplicate.ts';
import { viewAddress, viewLabels } from './view-address.ts';

type CardToolsProps = {
  presentation: PresentationSummary;
  /** The view that this system's presentations have besides their editor. */
  view: View | null;
  /** Its tick, where it has one on a corner of its own. */
  tick?: ReactNode;
  /** Where their order can be changed: what it is held by, and where it stands. */
  ordering?: { handle: ReactNode; position: number; all: number; onMove: (to: number) => void } | null;
  onPreview: () => void;
  onSetActive: (active: boolean) => void;
  onDeleted: () => void;
};

/** In the corners of a card: the tick for doing something with several, and the menu for this one. */
export function CardTools({
  presentation,
  view,
  tick,
  ordering,
  onPreview,
  onSetActive,
  onDeleted,
}: CardToolsProps) {
  const t = useTranslations('presentations');
  const ts = useTranslations();
  const locale = useLocale();
  const go = useGo();
  const duplicate = useDuplicate(presentation.system);
  const [deleting, setDeleting] = useState(false);
  const [moving, setMoving] = useState(false);
  const { id, system, active } = presentation;
  const title = presentation.title[locale];
  const mustAsk = useMustAsk(system);
  const edit = () => void go(addressOf({ screen: 'presentation-edit', system, id }));
  return (
    <>
      {tick}
      <span className={classes.corner}>
        {ordering?.handle}
        <MoreMenu on={tick ? 'card' : 'row'} label={t('menu', { title })}>
          <Menu.Item onClick={edit}>{t('edit')}</Menu.Item>
          <Menu.Item onClick={onPreview}>{ts('preview.button')}</Menu.Item>
          {view && (
            <Menu.Item onClick={() => void go(viewAddress(view, presentation))}>
              {ts(viewLabels[view])}
            </Menu.Item>
          )}
          {mustAsk && !active ? (
            <Menu.Item onClick={edit}>{ts('approvals.ask')}</Menu.Item>
          ) : (
            <Menu.Item onClick={() => onSetActive(!active)}>
              {t(active ? 'deactivate' : 'activate')}
            </Menu.Item>
          )}
          {ordering && ordering.all > 1 && (
            <>
              <Menu.Item onClick={() => setMoving(true)}>{ts('editor.moveTo')}</Menu.Item>
              <Menu.Item onClick={() => ordering.onMove(0)}>{ts('editor.moveFirst')}</Menu.Item>
              <Menu.Item onClick={() => ordering.onMove(ordering.all - 1)}>{ts('editor.moveLast')}</Menu.Item>
            </>
          )}
          <Menu.Item onClick={() => void duplicate(presentation)}>{t('duplicate')}</Menu.Item>
          <Menu.Item color="red" onClick={() => setDeleting(true)}>
            {t('remove')}
          </Menu.Item>
        </MoreMenu>
      </span>
      {ordering && (
        <MoveDialog
          opened={moving}
          name={title}
          position={ordering.position}
          all={ordering.all}
          onClose={() => setMoving(false)}
          onMove={ordering.onMove}
        />
      )}
      <DeleteDialog
        presentation={presentation}
        opened={deleting}
        onClose={() => setDeleting(false)}
        onDeleted={onDeleted}
      />
    </>
  );
}
