import { type PreviewMessage, previewPath, previewReady } from '@psifida/contract/content/preview';
import type { Size } from '@psifida/contract/registry/check';
import { useEffect, useRef, useState } from 'react';
import classes from './preview.module.css';

type PlayerFrameProps = {
  title: string;
  pixels: Size;
  /** Null while there is nothing to tell it. */
  message: PreviewMessage | null;
  onReady: () => void;
};

const restMs = 350;

/** The player itself at the installation's own size, made small to fit. It is told what to show once it listens. */
export function PlayerFrame({ title, pixels, message, onReady }: PlayerFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const told = useRef(false);

  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (
        origin !== window.location.origin ||
        source !== frame.current?.contentWindow ||
        data !== previewReady
      )
        return;
      told.current = false;
      setReady(true);
      onReady();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [onReady]);

  useEffect(() => {
    if (!ready || !message) return;
    // The first at once; what is typed after it only when there is a moment's rest.
    const wait = setTimeout(
      () => {
        told.current = true;
        frame.current?.contentWindow?.postMessage(message, window.location.origin);
      },
      told.current ? restMs : 0,
    );
    return () => clearTimeout(wait);
  }, [ready, message]);

  const { place, scale } = useFit(pixels);
  return (
    <div ref={place} className={classes.place}>
      <div
        className={classes.glass}
        style={{
          width: pixels.width * scale,
          height: pixels.height * scale,
          visibility: scale ? undefined : 'hidden',
        }}
      >
        <iframe
          ref={frame}
          title={title}
          src={previewPath}
          width={pixels.width}
          height={pixels.height}
          className={classes.frame}
          style={{ transform: `scale(${scale})` }}
        />
      </div>
    </div>
  );
}

/** How much smaller it has to be to be seen whole where there is room for it. */
function useFit({ width, height }: Size) {
  const place = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watch = new ResizeObserver(([entry]) => {
      const room = entry?.contentRect;
      if (room) setScale(Math.min(1, room.width / width, room.height / height));
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [width, height]);
  return { place, scale };
}
