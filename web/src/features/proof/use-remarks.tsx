import { messageFrom, previewPath, previewReady } from '@psifida/contract/content/preview';
import { type ProofAnswer, type ProofRequest, proofAnswer } from '@psifida/contract/content/proof';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { z } from 'zod';

const ready = z.literal(previewReady);
const patienceMs = 30_000;

/** Asks the player, in a frame that nobody sees and that is gone when it has answered, about all the glasses at once. */
export function useRemarks(request: ProofRequest | null) {
  const t = useTranslations('preview');
  const frame = useRef<HTMLIFrameElement>(null);
  const [read, setRead] = useState<(ProofAnswer & Pick<ProofRequest, 'glasses'>) | null>(null);
  const [silent, setSilent] = useState<ProofRequest | null>(null);
  const asked = read?.requestId === request?.requestId ? null : request;
  useEffect(() => {
    if (!asked) return;
    const ask = () => frame.current?.contentWindow?.postMessage(asked, window.location.origin);
    const listen = (event: MessageEvent) => {
      const known = { origin: window.location.origin, source: frame.current?.contentWindow };
      if (messageFrom(known, event, ready) !== null) ask();
      const answer = messageFrom(known, event, proofAnswer);
      if (answer?.requestId === asked.requestId) setRead({ ...answer, glasses: asked.glasses });
    };
    window.addEventListener('message', listen);
    const wait = setTimeout(() => setSilent(asked), patienceMs);
    // One that listens already does not say so again.
    ask();
    return () => {
      window.removeEventListener('message', listen);
      clearTimeout(wait);
    };
  }, [asked]);
  const failed = read?.remarks.length !== read?.glasses.length;
  return {
    // Those of a moment ago stay while it is asked again.
    remarks: read?.glasses === request?.glasses && !failed ? (read?.remarks ?? null) : null,
    isSilent: asked ? silent === asked : failed,
    frame: asked && <iframe ref={frame} title={t('frame')} src={previewPath} hidden />,
  };
}
