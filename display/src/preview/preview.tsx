import { type PreviewMessage, previewMessage, previewReady } from '@psifida/contract/content/preview';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Calm } from '../calm/calm.tsx';
import { useShape } from '../calm/use-shape.ts';
import type { Program } from '../playback/program.ts';
import { Stage } from '../playback/stage.tsx';
import { useBranding } from '../use-branding.ts';

/** The player in a frame of the staff's app: the same stage, with no token and nothing kept. */
export function Preview() {
  const branding = useBranding();
  const message = usePreview();
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
  const calm = <Calm branding={branding} />;
  if (!message) return calm;
  const { languageMode, panel, news } = message;
  return (
    <Stage
      program={program}
      settings={{ languageMode, panel, sound: false }}
      news={news}
      calm={calm}
      hurried
    />
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
    release: null,
  };
}

/** What the staff's app, and nobody else, asks this frame to show. */
function usePreview(): PreviewMessage | null {
  const [message, setMessage] = useState<PreviewMessage | null>(null);
  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || source !== window.parent) return;
      const parsed = previewMessage.safeParse(data);
      if (parsed.success) setMessage(parsed.data);
    };
    window.addEventListener('message', receive);
    window.parent.postMessage(previewReady, window.location.origin);
    return () => window.removeEventListener('message', receive);
  }, []);
  return message;
}
