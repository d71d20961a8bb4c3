import { type PreviewMessage, previewMessage, previewReady } from '@psifida/contract/content/preview';
import { useEffect, useState } from 'react';

/** What the staff's app, and nobody else, asks this frame to show. */
export function usePreview(): PreviewMessage | null {
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
