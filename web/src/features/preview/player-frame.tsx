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
import { lookOfPage } from './page-look.ts';
import classes from './preview.module.css';

type PlayerFrameProps = {
  title: string;
  pixels: Size;
  message: PreviewMessage | null;
  onReady: () => void;
  pointing?: Pointing;
};

type Pointing = {
  message: PreviewPointing | null;
  onAnswer: (answer: PreviewAnswer) => void;
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
    // The first message at once, later ones debounced.
    const wait = setTimeout(
      () => {
        told.current = true;
        const look = lookOfPage();
        frame.current?.contentWindow?.postMessage({ look, ...message }, window.location.origin);
      },
      told.current ? restMs : 0,
    );
    return () => clearTimeout(wait);
  }, [listens, message]);

  useEffect(() => {
    if (listens && pointed) frame.current?.contentWindow?.postMessage(pointed, window.location.origin);
  }, [listens, pointed]);

  useEffect(() => {
    // Input inside a frame is not observable, only that it has the focus.
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

/** Times out when the player does not report ready. */
export function usePlayerState() {
  const [state, setState] = useState<'starting' | 'ready' | 'silent'>('starting');
  const onReady = useCallback(() => setState('ready'), []);
  useEffect(() => {
    const wait = setTimeout(() => setState((now) => (now === 'starting' ? 'silent' : now)), patienceMs);
    return () => clearTimeout(wait);
  }, []);
  return { state, onReady };
}

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
