import type { Bilingual } from '@psifida/contract/bilingual';
import type { OwnWall } from '@psifida/contract/content/joined-wall';
import { usualPanels } from '@psifida/contract/content/panel';
import { volumeAt } from '@psifida/contract/content/sound-levels';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useWatchdog } from '../../device/health/use-watchdog.ts';
import type { Paired, Parts } from '../../device/parts.ts';
import { useInterval } from '../../device/use-interval.ts';
import { volume } from '../../device/volume.ts';
import type { Shown } from '../../scenes/scene.ts';
import { Stage } from './stage.tsx';
import { createRun, type Program, useNoticesAt, useProgram } from './use-program.ts';

type PlaybackProps = { parts: Parts; paired: Paired; town: Bilingual | null; standby: ReactNode };

const lookAtVolumeMs = 10_000;

const longestVideo = ({ manifest }: Program) =>
  Math.max(0, ...Object.values(manifest.media).map(({ video }) => video?.durationMs ?? 0));

export function Playback({ parts, paired, town, standby }: PlaybackProps) {
  const { clock, errors, glass, counter, app, suspicions } = parts;
  const { own, release, news, speech } = paired;
  const { program, fail, forgive } = useProgram(release, own, clock);
  const noticesAt = useNoticesAt(paired, clock);
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
    audio: false,
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
        longestVideoMs: longestVideo(played),
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
    // An empty release is shown too: by the standby image.
    glass.set({
      ...glass.get(),
      release: release && { number: release.number, hash: release.hash },
      system: release?.manifest.system ?? null,
      showing: null,
      lastShow: null,
    });
    app.takeUpdate();
  }, [nothing, release, glass, app]);

  const sound = own?.sound;
  const setVolume = useCallback(() => volume.set(volumeAt(sound, clock.now())), [sound, clock]);
  useEffect(setVolume, [setVolume]);
  useInterval(setVolume, lookAtVolumeMs);

  useWatchdog(parts, () => setRestarts((before) => before + 1));

  return (
    <Stage
      program={program}
      settings={settings}
      {...{ news, noticesAt, town, speech }}
      now={clock.now}
      wall={wall}
      standby={standby}
      restarts={restarts}
      onShow={show}
      onVisit={visit}
      onCount={counter.count}
      onThrow={thrown}
      onTrouble={trouble}
    />
  );
}
