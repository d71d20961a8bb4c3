import { Button } from '@mantine/core';
import type { JoinedWall } from '@psifida/contract/content/joined-wall';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Banner } from '../../../ui/banner.tsx';

type OpenedWall = { base: JoinedWall | null; note: ReactNode };

type Options = {
  wall: JoinedWall | null;
  walls: readonly JoinedWall[];
  onLoad: (theirs: JoinedWall) => void;
};

/** Optimistic locking for the open form: somebody else's change is offered, never overwritten. */
export function useOpenedWall({ wall, walls, onLoad }: Options): OpenedWall {
  const t = useTranslations('walls.meanwhile');
  const [base, setBase] = useState(wall);
  const now = walls.find(({ id }) => id === base?.id);
  if (!base || now?.version === base.version) return { base, note: null };
  const load = (theirs: JoinedWall) => {
    setBase(theirs);
    onLoad(theirs);
  };
  const actions = now && (
    <>
      <Button onClick={() => load(now)}>{t('load')}</Button>
      <Button variant="default" onClick={() => setBase(now)}>
        {t('keep')}
      </Button>
    </>
  );
  return {
    base: now ? base : null,
    note: (
      <Banner tone="wait" role="alert" actions={actions}>
        {t(now ? 'changed' : 'apart')}
      </Banner>
    ),
  };
}
