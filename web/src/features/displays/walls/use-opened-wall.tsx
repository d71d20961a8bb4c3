import { Button } from '@mantine/core';
import type { JoinedWall } from '@psifida/contract/content/joined-wall';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Banner } from '../../../ui/banner.tsx';

type OpenedWall = {
  /** The wall that is changed, as it was when it was opened; null where there is none, or none any more. */
  base: JoinedWall | null;
  /** What others did to it since, and what to do about it. */
  note: ReactNode;
};

type Options = {
  wall: JoinedWall | null;
  /** As they are now: asked for again whenever somebody changes something. */
  walls: readonly JoinedWall[];
  onLoad: (theirs: JoinedWall) => void;
};

/** Whoever has a wall open goes by what they saw: nobody's layout is written over in silence, and nothing typed is lost. */
export function useOpenedWall({ wall, walls, onLoad }: Options): OpenedWall {
  const t = useTranslations('walls.meanwhile');
  const [base, setBase] = useState(wall);
  if (!base) return { base, note: null };
  const now = walls.find(({ id }) => id === base.id);
  if (!now)
    return {
      base: null,
      note: (
        <Banner tone="wait" role="alert">
          {t('apart')}
        </Banner>
      ),
    };
  if (now.version === base.version) return { base, note: null };
  const load = () => {
    setBase(now);
    onLoad(now);
  };
  const actions = (
    <>
      <Button onClick={load}>{t('load')}</Button>
      <Button variant="default" onClick={() => setBase(now)}>
        {t('keep')}
      </Button>
    </>
  );
  return {
    base,
    note: (
      <Banner tone="wait" role="alert" actions={actions}>
        {t('changed')}
      </Banner>
    ),
  };
}
