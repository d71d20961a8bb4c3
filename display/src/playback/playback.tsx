import type { OwnWall } from '@psifida/contract/content/joined-wall';
import { usualPanels } from '@psifida/contract/content/panel';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Paired } from '../device/device-state.ts';
import type { Parts } from '../device/parts.ts';
import { useWatchdog } from '../health/use-watchdog.ts';
import type { Shown } from '../scenes/scene.ts';
import type { Program } from './program.ts';
import { createRun } from './run.ts';
import { Stage } from './stage.tsx';
import { useProgram } from './use-program.ts';

type PlaybackProps = { parts: Parts; paired: Paired; calm: ReactNode };

const longestFilm = ({ manifest }: Program) =>
  Math.max(0, ...Object.values(manifest.media).map(({ film }) => film?.durationMs ?? 0));

/** Plays what the device has, and says what is on the glass. */
export function Playback({ parts, paired, calm }: PlaybackProps) {
  const { clock, errors, glass, counter, app, suspicions } = parts;
  const { own, release, news } = paired;
  const { program, fail, forgive } = useProgram(release, own, clock);
  const joined = JSON.stringify(own?.wall ?? null);
  const wall = useMemo(() => {
    const of: OwnWall | null = JSON.parse(joined);
    return of && { of, clock };
  }, [joined, clock]);
  const [restarts, setRestarts] = useState(0);
  const run = useRef(createRun());
  const settings = own ?? {
    languageMode: 'visitor',
    panel: usualPanels[release?.manifest.rules.installation ?? 'wall'],
    sound: false,
  };

  const show = useCallback(
    (shown: Shown, played: Program) => {
      const ended = run.current.show(shown);
      if (ended) forgive(ended);
      glass.set({
        ...glass.get(),
        release: played.release,
        system: played.manifest.system,
        showing: shown,
        lastShow: clock.running(),
        longestFilmMs: longestFilm(played),
      });
      if (!glass.get().visiting) app.takeUpdate();
    },
    [glass, clock, app, forgive],
  );
  const visit = useCallback(
    (visiting: boolean) => {
      glass.set({ ...glass.get(), visiting });
      if (!visiting) app.takeUpdate();
    },
    [glass, app],
  );
  const thrown = useCallback(
    (played: Program, at: Shown | null, error: unknown) => {
      const { presentations } = played;
      const culprit = (presentations.find(({ id }) => id === at?.presentation) ?? presentations[0])?.id;
      errors.add('scene.failed', error);
      run.current.reset();
      if (culprit) fail(culprit);
    },
    [errors, fail],
  );

  const trouble = useCallback(
    (code: string, detail: string) => {
      errors.add(code, detail);
      suspicions.set(suspicions.get() + 1);
    },
    [errors, suspicions],
  );

  const newest = release?.hash ?? null;
  useEffect(() => glass.set({ ...glass.get(), newest }), [newest, glass]);

  const nothing = program === null;
  useEffect(() => {
    if (!nothing) return;
    // An empty release is shown too: by the calm picture.
    glass.set({
      ...glass.get(),
      release: release && { number: release.number, hash: release.hash },
      system: release?.manifest.system ?? null,
      showing: null,
      lastShow: null,
    });
    app.takeUpdate();
  }, [nothing, release, glass, app]);

  useWatchdog(parts, () => setRestarts((before) => before + 1));

  return (
    <Stage
      program={program}
      settings={settings}
      news={news}
      wall={wall}
      calm={calm}
      restarts={restarts}
      onShow={show}
      onVisit={visit}
      onCount={counter.count}
      onThrow={thrown}
      onTrouble={trouble}
    />
  );
}
