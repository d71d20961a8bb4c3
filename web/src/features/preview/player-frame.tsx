import {
  messageFrom,
  type PreviewAnswer,
  type PreviewMessage,
  type PreviewPointing,
  previewAnswer,
  previewPath,
  previewReady,
} from '@psifida/contract/content/preview';
import type { Size } from '@psifida/contract/registry/check';
import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import classes from './preview.module.css';

type PlayerFrameProps = {
  title: string;
  pixels: Size;
  /** Null while there is nothing to tell it. */
  message: PreviewMessage | null;
  onReady: () => void;
  /** Where there is a form beside it: what is pointed at and asked for, and what the player answers. */
  pointing?: Pointing;
};

type Pointing = {
  message: PreviewPointing | null;
  onAnswer: (answer: PreviewAnswer) => void;
  /** Somebody tries the scene by hand. */
  onTried: () => void;
};

const nobodyPoints: Pointing = { message: null, onAnswer: () => {}, onTried: () => {} };

const restMs = 350;
const patienceMs = 12_000;
const ready = z.literal(previewReady);

/** The player itself at the installation's own size, made small to fit. It is told what to show once it listens. */
export function PlayerFrame(props: PlayerFrameProps) {
  const { title, pixels, message, onReady, pointing = nobodyPoints } = props;
  const { message: pointed, onAnswer, onTried } = pointing;
  const frame = useRef<HTMLIFrameElement>(null);
  const [listens, setListens] = useState(false);
  const told = useRef(false);

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const known = { origin: window.location.origin, source: frame.current?.contentWindow };
      const answer = messageFrom(known, event, previewAnswer);
      if (answer) return onAnswer(answer);
      if (messageFrom(known, event, ready) === null) return;
      told.current = false;
      setListens(true);
      onReady();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [onReady, onAnswer]);

  useEffect(() => {
    if (!listens || !message) return;
    // The first at once; what is typed after it only when there is a moment's rest.
    const wait = setTimeout(
      () => {
        told.current = true;
        frame.current?.contentWindow?.postMessage(message, window.location.origin);
      },
      told.current ? restMs : 0,
    );
    return () => clearTimeout(wait);
  }, [listens, message]);

  useEffect(() => {
    if (listens && pointed) frame.current?.contentWindow?.postMessage(pointed, window.location.origin);
  }, [listens, pointed]);

  useEffect(() => {
    // A page is not told what is done in a frame, only that the focus has gone there.
    const look = () => document.activeElement === frame.current && onTried();
    window.addEventListener('blur', look);
    return () => window.removeEventListener('blur', look);
  }, [onTried]);

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

/** Whether the player has said that it listens; one that says nothing for long will not. */
export function usePlayerState() {
  const [state, setState] = useState<'starting' | 'ready' | 'silent'>('starting');
  const onReady = useCallback(() => setState('ready'), []);
  useEffect(() => {
    const wait = setTimeout(() => setState((now) => (now === 'starting' ? 'silent' : now)), patienceMs);
    return () => clearTimeout(wait);
  }, []);
  return { state, onReady };
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
