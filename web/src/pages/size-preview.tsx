import type { YouAreHere } from '@psifida/contract/content/display';
import type { Panel } from '@psifida/contract/content/panel';
import { emptyContent } from '@psifida/contract/content/presentation-content';
import type { Size } from '@psifida/contract/registry/check';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { presentationQuery, presentationsQuery } from '../features/presentations/presentation-queries.ts';
import { PreviewDialog } from '../features/preview/preview-dialog.tsx';
import { PlainButton } from '../ui/plain-button.tsx';

const nothing = emptyContent({ el: '', en: '' });

type SizePreviewProps = {
  system: SystemId;
  panel: Panel;
  pixels: Size;
  youAreHere: YouAreHere;
  /** The form that it lies over stays. */
  onOpened: (opened: boolean) => void;
};

export function SizePreview({ system, panel, pixels, youAreHere, onOpened }: SizePreviewProps) {
  const t = useTranslations('displayForm');
  const [opened, setOpened] = useState(false);
  const open = (next: boolean) => {
    setOpened(next);
    onOpened(next);
  };
  const list = useInfiniteQuery(presentationsQuery(system, { state: 'active', order: 'shown' }, 1));
  const id = list.data?.pages[0]?.items[0]?.id ?? '';
  const { data } = useQuery({ ...presentationQuery(system, id), enabled: opened && id !== '' });
  if (list.isSuccess && id === '') return <p className="shape-quiet">{t('nothingToSee')}</p>;
  return (
    <>
      <PlainButton icon="eye" onClick={() => open(true)}>
        {t('seeSize')}
      </PlainButton>
      {/* There before it opens: what is mounted open does not know where the focus was. */}
      <PreviewDialog
        {...{ system, id, pixels, panel, youAreHere }}
        opened={opened && !!data}
        content={data?.content ?? nothing}
        unsaved={false}
        onClose={() => open(false)}
      />
    </>
  );
}
