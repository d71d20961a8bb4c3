import { placeKey } from '@psifida/contract/content/field-place';
import {
  messageFrom,
  type PreviewMessage,
  previewMessage,
  previewPointing,
  previewReady,
} from '@psifida/contract/content/preview';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Calm } from '../calm/calm.tsx';
import { useShape } from '../calm/use-shape.ts';
import type { Program } from '../playback/program.ts';
import { Stage } from '../playback/stage.tsx';
import { PointingContext } from '../scenes/common/places.ts';
import { useBranding } from '../use-branding.ts';
import { AskedFor, Targets } from './pointing.tsx';

/** The player in a frame of the staff's app: the same stage, with no token and nothing kept. */
export function Preview() {
  const branding = useBranding();
  const message = useHeard(previewMessage);
  const { on, show, names } = useHeard(previewPointing) ?? nobodyPoints;
  const { width, height } = useShape();
  const side = Math.max(width, height) * window.devicePixelRatio;
  const count = useRef(0);
  // The size chooses files only; a frame that is made larger does not start the scene afresh.
  const sideThen = useRef(side);
  sideThen.current = side;
  const program = useMemo(() => {
    count.current += 1;
    return message && previewProgram(message, { side: sideThen.current, count: count.current });
  }, [message]);
  const glass = useRef<HTMLDivElement>(null);
  const [aims, setAims] = useState(false);
  const pointing = useMemo(() => ({ show, still: aims }), [show, aims]);
  useEffect(() => window.parent.postMessage(previewReady, window.location.origin), []);
  const calm = <Calm branding={branding} />;
  if (!message) return calm;
  const { languageMode, panel, news, youAreHere } = message;
  return (
    <PointingContext value={pointing}>
      <div ref={glass} inert={on}>
        <Stage
          program={program}
          settings={{ languageMode, panel, sound: false, youAreHere }}
          news={news}
          calm={calm}
          hurried
          hold={show ? 'here' : on ? 'still' : null}
        />
      </div>
      {show && <AskedFor key={placeKey(show)} stage={glass} place={show} name={names[placeKey(show)]} />}
      {on && <Targets stage={glass} names={names} onAim={setAims} />}
    </PointingContext>
  );
}

type Options = { side: number; count: number };

/** The draft as a program: whatever its schedule says, and starting with the presentation that is being looked at. */
function previewProgram(
  { manifest, presentation }: PreviewMessage,
  { side, count }: Options,
): Program | null {
  const { presentations } = manifest;
  if (!presentations.length) return null;
  const first = Math.max(
    0,
    presentations.findIndex(({ id }) => id === presentation),
  );
  return {
    key: `preview ${count}`,
    manifest,
    presentations: [...presentations.slice(first), ...presentations.slice(0, first)],
    side,
    since: 0,
    release: null,
  };
}

/** The last that the staff's app, and nobody else, has said in this shape. */
function useHeard<T>(shape: Parameters<typeof messageFrom<T>>[2]): T | null {
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

const nobodyPoints = { on: false, show: null, names: {} };
