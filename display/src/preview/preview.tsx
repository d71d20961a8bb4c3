import { useMemo, useRef } from 'react';
import { Calm } from '../calm/calm.tsx';
import { useShape } from '../calm/use-shape.ts';
import { Stage } from '../playback/stage.tsx';
import { useBranding } from '../use-branding.ts';
import { previewProgram } from './preview-program.ts';
import { usePreview } from './use-preview.ts';

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
