import { Button } from '@mantine/core';
import { usualMode, usualTimes } from '@psifida/contract/content/display';
import { hereCodeFrom, herePath } from '@psifida/contract/content/here';
import { usualPanels } from '@psifida/contract/content/panel';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../session/session.ts';
import { ProblemBanner } from '../../ui/banner.tsx';
import { Icon } from '../../ui/icon.tsx';
import { overviewQuery } from '../systems/overview-query.ts';
import { useRegistry, useSystem, useSystemName } from '../systems/registry.tsx';
import { useDisplayChanges } from './display-queries.ts';

/** No event says that an opened window was closed. */
const closedCheckMs = 1_000;

/** R-GLASS-13: opens a window that is a display, for whoever may pair one. */
export function ShowHere({ system, named = false }: { system: SystemId; named?: boolean }) {
  const t = useTranslations('preview.here');
  const { installation } = useSystem(system);
  const name = useSystemName()(system);
  const { may } = useSession();
  const { pair } = useDisplayChanges();
  const [said, setSaid] = useState<'opened' | 'blocked' | null>(null);
  if (!may('edit', system)) return null;

  const open = () => {
    // At once: browsers allow a window in answer to a click alone.
    const opened = window.open(herePath, '_blank', 'popup,width=1280,height=720');
    setSaid(opened ? 'opened' : 'blocked');
    if (!opened) return;
    const { widthMm, viewingDistanceMm } = usualPanels[installation];
    // For as long as the window is there: one that has lost its connection for long is paired again.
    const onMessage = (event: MessageEvent) => {
      const code = hereCodeFrom({ origin: window.location.origin, source: opened }, event);
      if (!code) return;
      // The promise, not a callback of `mutate`: those are dropped when the component unmounts.
      pair
        .mutateAsync({
          body: {
            ...{ code, system, place: '', audio: false, temporary: true, ...usualTimes },
            name: t('name', { system: name }),
            languageMode: usualMode(installation),
            panel: { widthMm, viewingDistanceMm },
          },
        })
        .catch(() => opened.close());
    };
    window.addEventListener('message', onMessage);
    const check = setInterval(() => {
      if (!opened.closed) return;
      clearInterval(check);
      window.removeEventListener('message', onMessage);
    }, closedCheckMs);
  };
  return (
    <>
      <Button
        size="sm"
        variant="default"
        leftSection={<Icon name="player-play" size={18} />}
        aria-label={t('showOf', { system: name })}
        onClick={open}
      >
        {named ? t('showOf', { system: name }) : t('show')}
      </Button>
      {pair.error ? (
        <ProblemBanner error={pair.error} />
      ) : (
        <p role="status" className={said ? 'shape-note' : 'shape-unseen'}>
          {said && t(said)}
        </p>
      )}
    </>
  );
}

/** The same where no system is meant: the first that has something to show. */
export function ShowSomethingHere({ touched = false }: { touched?: boolean }) {
  const registry = useRegistry();
  const { may } = useSession();
  const { data } = useQuery(overviewQuery);
  const first = data?.systems.find(
    ({ system, released }) =>
      !!released?.due.length && may('edit', system) && (!touched || registry[system].installation !== 'wall'),
  );
  return first ? <ShowHere system={first.system} named /> : null;
}
