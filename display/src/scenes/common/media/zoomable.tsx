import { texts } from '@psifida/contract/content/glass-texts/common-texts';
import type { ReleaseMedia } from '@psifida/contract/content/release';
import {
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { isPalm } from '../../../device/touch.ts';
import { RoundButton } from '../controls/buttons.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { useScene, useVisitState } from '../scene-context.ts';
import { useBox } from '../use-box.ts';
import { useDecoded } from './decoding.ts';
import { altOf } from './image.tsx';
import {
  distance,
  doubleTapped,
  followedBy,
  frameFor,
  type Point,
  stepped,
  stepsLeft,
  type View,
  wholeView,
} from './zoom.ts';
import styles from './zoomable.module.css';

/** Two taps within these are one gesture. */
const twiceMs = 350;
const twiceMm = 12;
/** Fingers that go so far apart open it. */
const apartMm = 6;

type ZoomableProps = {
  media: ReleaseMedia;
  corner?: 'top' | 'bottom' | 'reach';
  /** For a cropped image: one tap opens it too. */
  byTap?: boolean;
  children: ReactNode;
};

const closed = { opened: false };

/** Two fingers, two taps or its button open the image over the whole glass. */
export function Zoomable({ media, corner = 'bottom', byTap = false, children }: ZoomableProps) {
  const { language, glass } = useScene();
  const place = useRef<HTMLDivElement>(null);
  // Closed with the visit.
  const [{ opened }, change] = useVisitState(closed);
  const open = () => change({ opened: true });
  const close = () => {
    change(closed);
    place.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  const closely = useRef<Hands | null>(null);
  const since = useRef(performance.now());
  // The dialog is a child in React: its fingers come here too, and those that opened it go on there.
  const fingers = useFingers({
    onFollow: (from, to) => {
      if (closely.current) return closely.current.onFollow(from, to);
      if (from.length < 2) return false;
      const wanted = apart(to) - apart(from) > apartMm * glass.pxPerMm;
      if (wanted) open();
      return wanted;
    },
    // The second of two taps may fall on what the first has opened, however late the page comes to it.
    onTap: (begun) => byTap && !closely.current && begun - since.current > 2 * twiceMs && open(),
    onDoubleTap: (at) => (closely.current ? closely.current.onDoubleTap(at) : open()),
  });
  const layer = place.current?.closest('[data-layer], [data-state]');
  if (media.video) return children;
  return (
    <div ref={place} className={styles.place} {...fingers}>
      {children}
      <RoundButton
        icon="zoom"
        label={texts[language].zoom}
        className={`${styles.open} ${styles[corner]}`}
        onPress={open}
      />
      {opened && layer && createPortal(<Closely {...{ media, hands: closely }} onClose={close} />, layer)}
    </div>
  );
}

const apart = ([one, other]: readonly Point[]) => (one && other ? distance(one, other) : 0);

type CloselyProps = { media: ReleaseMedia; hands: RefObject<Hands | null>; onClose(): void };

function Closely({ media, hands, onClose }: CloselyProps) {
  const { language, reducedMotion, sourceOf } = useScene();
  const [surface, box] = useBox<HTMLDivElement>();
  const frame = useMemo(() => frameFor(media.size, box, window.devicePixelRatio || 1), [media, box]);
  const [own, setView] = useState<View | null>(null);
  const view = own ?? wholeView(frame);
  const [gliding, setGliding] = useState(false);
  const change = (next: (before: View) => View, glides: boolean) => {
    setGliding(glides);
    setView((before) => next(before ?? wholeView(frame)));
  };
  const inFrame = ({ x, y }: Point): Point => {
    const { left, top } = surface.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: x - left, y: y - top };
  };
  useEffect(() => {
    hands.current = {
      onFollow: (from, to) => {
        const moved = { from: from.map(inFrame), to: to.map(inFrame) };
        change((before) => followedBy(before, frame, moved), false);
        return true;
      },
      onDoubleTap: (at) => change((before) => doubleTapped(before, frame, inFrame(at)), true),
    };
    return () => {
      hands.current = null;
    };
  });
  // Full resolution is fetched only now; what is on the device is shown until then.
  const whole = useDecoded(sourceOf(media, 'whole'));
  const words = texts[language];
  const left = stepsLeft(view, frame);
  const step = (way: 1 | -1) => change((before) => stepped(before, frame, way), true);
  return (
    <Dialog label={altOf(media, language) || words.zoom} className={styles.closely}>
      <div ref={surface} className={styles.surface}>
        {box.width > 0 && (
          <div
            className={styles.image}
            data-gliding={(gliding && !reducedMotion) || undefined}
            style={{
              ...frame.fitted,
              transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
            }}
          >
            <img
              src={sourceOf(media, 'full')}
              alt={altOf(media, language)}
              lang={language}
              draggable={false}
            />
            {whole && <img src={whole} alt="" draggable={false} />}
          </div>
        )}
      </div>
      <div className={styles.tools}>
        <RoundButton icon="minus" label={words.zoomOut} disabled={!left.smaller} onPress={() => step(-1)} />
        <RoundButton icon="plus" label={words.zoomIn} disabled={!left.larger} onPress={() => step(1)} />
        <RoundButton icon="close" label={words.close} onPress={onClose} />
      </div>
    </Dialog>
  );
}

type Hands = {
  /** Answers whether the movement was taken. */
  onFollow(from: readonly Point[], to: readonly Point[]): boolean;
  onDoubleTap(at: Point): void;
};

/** All fingers on one element; a palm is none. */
function useFingers({
  onFollow,
  onTap,
  onDoubleTap,
}: Hands & { /** When it touched the glass. */ onTap(begun: number): void }) {
  const { glass } = useScene();
  const down = useRef(new Map<number, { at: Point; start: Point; begun: number }>());
  const lastTap = useRef<{ at: Point; time: number } | null>(null);
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
  const isButton = ({ target }: PointerEvent) => !!(target as Element).closest('button');
  const lift = (event: PointerEvent, dropped: boolean) => {
    const finger = down.current.get(event.pointerId);
    down.current.delete(event.pointerId);
    if (!finger || dropped || down.current.size > 0) return;
    const near = twiceMm * glass.pxPerMm;
    const at = pointOf(event);
    if (distance(at, finger.start) > near) return;
    const before = lastTap.current;
    const isSecond = before && event.timeStamp - before.time < twiceMs && distance(before.at, at) < near;
    lastTap.current = isSecond ? null : { at, time: event.timeStamp };
    if (isSecond) onDoubleTap(at);
    else onTap(finger.begun);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || isPalm(event, glass.pxPerMm) || isButton(event)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = pointOf(event);
      down.current.set(event.pointerId, { at, start: at, begun: event.timeStamp });
    },
    onPointerMove: (event: PointerEvent) => {
      const finger = down.current.get(event.pointerId);
      if (!finger) return;
      const from = [...down.current.values()].map(({ at }) => at);
      const to = [...down.current].map(([id, { at }]) => (id === event.pointerId ? pointOf(event) : at));
      if (onFollow(from, to)) finger.at = pointOf(event);
    },
    onPointerUp: (event: PointerEvent) => lift(event, false),
    onPointerCancel: (event: PointerEvent) => lift(event, true),
  };
}
