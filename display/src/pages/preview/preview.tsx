import { placeKey } from '@psifida/contract/content/field-place';
import {
  messageFrom,
  type PreviewMessage,
  previewMessage,
  previewPointing,
  previewReady,
} from '@psifida/contract/content/preview';
import { type ProofAnswer, proofRequest } from '@psifida/contract/content/proof';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createNotices } from '../../device/notices.ts';
import { pause } from '../../device/pause.ts';
import { PointingContext } from '../../scenes/common/places.ts';
import { beginningWith } from '../../scenes/common/time/rounds.ts';
import { Stage } from '../../stage/playback/stage.tsx';
import type { Program } from '../../stage/playback/use-program.ts';
import { Standby } from '../../stage/standby/standby.tsx';
import { useBranding } from '../../stage/standby/use-branding.ts';
import { useShape } from '../../stage/standby/use-screen.ts';
import { useLook } from '../use-look.ts';
import { AskedFor, Targets } from './pointing.tsx';

/** The same stage in a frame of the staff's app, with no token and nothing kept. */
export function Preview() {
  const branding = useBranding();
  const message = useMessage(previewMessage);
  const { on, show, names, plain } = useMessage(previewPointing) ?? nobodyPoints;
  const { width, height } = useShape();
  const side = Math.max(width, height) * window.devicePixelRatio;
  const count = useRef(0);
  // The size chooses files only: a frame made larger does not restart the scene.
  const sideThen = useRef(side);
  sideThen.current = side;
  const program = useMemo(() => {
    count.current += 1;
    return message && previewProgram(message, { side: sideThen.current, count: count.current });
  }, [message]);
  // As on a display whose tags are of no matter.
  const noticesAt = useMemo(
    () => createNotices({ manifest: message?.manifest ?? {}, tags: null, trusted: true }),
    [message],
  );
  const fitted = useLook(message?.look);
  const at = message?.at;
  // Read anew each time: whoever looks at the player may set the clock.
  const now = useCallback(() => at ?? Date.now(), [at]);
  const glass = useRef<HTMLDivElement>(null);
  const [aims, setAims] = useState(false);
  const pointing = useMemo(() => ({ show, still: aims }), [show, aims]);
  useEffect(() => window.parent.postMessage(previewReady, window.location.origin), []);
  useJudging();
  const wall = useMemo(() => (message?.wall ? { of: message.wall, clock: ownClock } : null), [message]);
  const standby = <Standby branding={branding} />;
  if (!message) return standby;
  const { languageMode, panel, news, youAreHere } = message;
  return (
    <PointingContext value={pointing}>
      <div ref={glass} inert={on}>
        <Stage
          key={fitted}
          program={program}
          settings={{ languageMode, panel, audio: false, youAreHere }}
          {...{ news, noticesAt, wall }}
          now={now}
          town={branding?.municipality ?? null}
          standby={standby}
          hurried
          hold={show ? 'here' : on ? 'still' : null}
        />
      </div>
      {show && !plain && (
        <AskedFor key={placeKey(show)} stage={glass} place={show} name={names[placeKey(show)]} />
      )}
      {on && <Targets stage={glass} names={names} onAim={setAims} />}
    </PointingContext>
  );
}

type Options = { side: number; count: number };

/** Whatever its schedule says, starting with the presentation that is looked at. */
function previewProgram(
  { manifest, presentation }: PreviewMessage,
  { side, count }: Options,
): Program | null {
  const { presentations } = manifest;
  if (!presentations.length) return null;
  return {
    key: `preview ${count}`,
    manifest,
    presentations: beginningWith(presentations, ({ id }) => id === presentation),
    side,
    since: 0,
    release: null,
  };
}

/** Nothing is shown together with other displays. */
const ownClock = {
  now: Date.now,
  runningAt: (instant: number) => performance.now() + instant - Date.now(),
  doubtMs: () => 0,
};

/** Says what visitors would not see; with all the scenes, which nobody else needs at once. */
function useJudging(): void {
  const request = useMessage(proofRequest);
  useEffect(() => {
    if (!request) return;
    let wanted = true;
    const answer = async () => {
      const { judge } = await import('./judge.ts');
      const remarks: ProofAnswer['remarks'] = [];
      for (const glass of request.glasses) {
        // The page around the frame has the same thread.
        await pause(0);
        if (!wanted) return;
        remarks.push(judge(request.manifest, glass));
      }
      tell(remarks);
    };
    const tell = (remarks: ProofAnswer['remarks']) => {
      const read: ProofAnswer = { type: 'psifida-proof-read', requestId: request.requestId, remarks };
      window.parent.postMessage(read, window.location.origin);
    };
    // None for any glass: it could not be judged.
    answer().catch(() => tell([]));
    return () => {
      wanted = false;
    };
  }, [request]);
}

/** Only of the staff's app. */
function useMessage<T>(shape: Parameters<typeof messageFrom<T>>[2]): T | null {
  const [message, setMessage] = useState<T | null>(null);
  useEffect(() => {
    const receive = (event: MessageEvent) => {
      const known = { origin: window.location.origin, source: window.parent };
      const heard = messageFrom(known, event, shape);
      if (heard) setMessage(heard);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [shape]);
  return message;
}

const nobodyPoints = { on: false, show: null, names: {}, plain: false };
