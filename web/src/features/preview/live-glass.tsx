import { useReducedMotion } from '@mantine/hooks';
import { usualPanels } from '@psifida/contract/content/panel';
import type { PreviewMessage } from '@psifida/contract/content/preview';
import { previewSystem } from '@psifida/contract/endpoints/shared-previews';
import type { Size } from '@psifida/contract/registry/check';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { readQuery } from '../../api/queries.ts';
import { overviewQuery } from '../systems/overview-query.ts';
import { useSystem } from '../systems/registry.tsx';
import { PlayerFrame } from './player-frame.tsx';
import classes from './preview.module.css';
import { useIsAlive } from './use-is-alive.ts';

/** Small: the player chooses its files by its size, and measures its texts by the panel. */
const longestSide = 960;
const scaled = ({ width, height }: Size): Size => {
  const share = longestSide / Math.max(width, height);
  return { width: Math.round(width * share), height: Math.round(height * share) };
};

/** Nothing moves; see `hold` of the player's stage. */
const still = { type: 'psifida-preview-pointing', on: true, show: null, names: {} } as const;
const silent = () => {};
/** What the displays of a system would show now, by the player itself, while it is in sight. */
export function LiveGlass({ system }: { system: SystemId }) {
  const t = useTranslations('preview');
  const locale = useLocale();
  const { place, isAlive } = useIsAlive();
  const { pixels, ...panel } = usualPanels[useSystem(system).installation];
  const standing = useQuery(overviewQuery).data?.systems.find((one) => one.system === system);
  const released = standing?.released;
  const { data } = useQuery({
    ...readQuery(['systems', 'preview', system, released?.number ?? 0], previewSystem, {
      params: { system },
    }),
    enabled: isAlive && !!released?.due.length,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const due = released?.due;
  const { widthMm, viewingDistanceMm } = panel;
  const message = useMemo<PreviewMessage | null>(() => {
    if (!data || !due?.length) return null;
    const { manifest, news } = data;
    const presentations = manifest.presentations.filter(({ id }) => due.some((one) => one.id === id));
    return {
      type: 'psifida-preview',
      manifest: { ...manifest, presentations },
      news,
      languageMode: locale,
      panel: { widthMm, viewingDistanceMm },
      presentation: null,
    };
  }, [data, due, locale, widthMm, viewingDistanceMm]);
  const [begun, setBegun] = useState(false);
  const begin = useCallback(() => setBegun(true), []);
  useEffect(() => {
    if (!isAlive) setBegun(false);
  }, [isAlive]);
  // Known at once: the first frame does not move either.
  const isStill = useReducedMotion(undefined, { getInitialValueInEffect: false });
  const pointing = useMemo(
    () => ({ message: isStill ? still : null, onAnswer: silent, onTried: silent }),
    [isStill],
  );
  return (
    <div ref={place} inert className={classes.live} data-begun={begun || undefined}>
      {isAlive && message && (
        <PlayerFrame
          title={t('frame')}
          pixels={scaled(pixels)}
          message={message}
          onReady={begin}
          pointing={pointing}
        />
      )}
    </div>
  );
}
