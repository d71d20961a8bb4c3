import type { Language } from '@psifida/contract/bilingual';
import type { Audios } from '@psifida/contract/content/audios';
import { tableTexts } from '@psifida/contract/content/glass-texts/table-texts';
import { type Seat, turnToward } from '@psifida/contract/content/table-view';
import { useEffect, useRef, useState } from 'react';
import { Icon, TapButton } from '../common/controls/buttons.tsx';
import { ListenSign, useListening } from '../common/media/listen.tsx';
import { useScene } from '../common/scene-context.ts';
import { type BackStory, readableScale } from './back-budget.ts';
import type { Body } from './body.ts';
import styles from './frame-tools.module.css';
import { turnBetween } from './pose.ts';
import { besideImage, inFrontOf } from './seat-geometry.ts';
import type { TableTop } from './table-top.ts';

type FrameToolsProps = {
  image: string;
  seat: Seat;
  language: Language;
  top: TableTop;
  rim: number;
  /** Null where nothing is written on its back. */
  story: BackStory | null;
  audio: Audios | undefined;
  /** Whoever goes by keys is led to them, and back to the image. */
  byKeys: boolean;
  /** Turns them to whoever stands opposite; null where nobody there can have meant them. */
  onTurn: (() => void) | null;
  onClose(): void;
};

/** Unused for so long, they close. */
const unusedMs = 20_000;

export function FrameTools(props: FrameToolsProps) {
  const { image, seat, language, top, rim, story, audio, byKeys, onTurn, onClose } = props;
  const { glass, access } = useScene();
  const [isMoving, setMoving] = useState(false);
  const [isOver, setOver] = useState(false);
  const [larger, setLarger] = useState(true);
  const [smaller, setSmaller] = useState(true);
  const element = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  const timer = useRef(0);
  const { listening } = useListening(audio, language);
  const isPlaying = useRef(false);
  isPlaying.current = listening?.playing ?? false;
  const used = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(unused, unusedMs);
  };
  /** Whoever listens has nothing to touch, and who goes by keys takes the time that it needs. */
  const unused = () => (isPlaying.current || access || byKeys ? used() : close.current());
  const stepAside = useRef(unused);
  stepAside.current = unused;

  useEffect(() => {
    const tools = element.current;
    if (!tools) return;
    timer.current = window.setTimeout(() => stepAside.current(), unusedMs);
    const leave = top.follow(image, (body) => {
      const { pose, size, below, fingers, moved, turnedOver } = body;
      setOver(turnedOver);
      const left = top.sizesLeft(body);
      setLarger(left.larger);
      setSmaller(left.smaller);
      // In the way while an image is pulled.
      tools.toggleAttribute('data-away', moved && fingers.size > 0);
      const own = { width: tools.offsetWidth, height: tools.offsetHeight };
      const { x, y } = besideImage({ pose, size, below, tools: own }, { seat, table: glass, rim });
      tools.style.transform = `translate3d(${x}px,${y}px,0) translate(-50%,-50%) rotate(${turnToward[seat.side]}deg)`;
    });
    return () => {
      leave();
      window.clearTimeout(timer.current);
    };
  }, [top, image, seat, glass, rim]);

  useEffect(() => {
    if (!byKeys) return;
    element.current?.querySelector('button')?.focus({ preventScroll: true });
    return () =>
      document.querySelector<HTMLElement>(`[data-print="${image}"] [role="button"]`)?.focus({
        preventScroll: true,
      });
  }, [byKeys, image]);

  const act = (change: Parameters<TableTop['send']>[1]) => () => {
    used();
    top.send(image, change);
  };
  const resize = (way: 1 | -1) => () => {
    used();
    top.resize(image, way);
  };
  const words = tableTexts[language];
  const nudge = (across: number, along: number) => () => {
    used();
    top.nudge(image, { across, along }, turnToward[seat.side]);
  };
  const turn = () => {
    used();
    top.quarter(image);
  };
  const moves = [
    { icon: 'previous', name: words.left, go: nudge(-1, 0) },
    { icon: 'up', name: words.away, go: nudge(0, -1) },
    { icon: 'down', name: words.near, go: nudge(0, 1) },
    { icon: 'next', name: words.right, go: nudge(1, 0) },
    { icon: 'turn', name: words.turn, go: turn },
  ] as const;
  const isAcross = seat.side === 'top' || seat.side === 'bottom';
  const inFront = ({ size, below }: Body, scale: number) => {
    const gap = rim + (element.current?.offsetHeight ?? 0) * 1.25 + below;
    return inFrontOf({ size, scale, gap }, { seat, table: glass });
  };
  const toward = act((body) => inFront(body, body.pose.scale));
  /** To be read it lies straight before whoever turned it, and large enough; by keys at the place whose language is heard. */
  const turnOver = () => {
    if (!isOver && story)
      top.send(image, (body) => {
        const { pose, size } = body;
        const scale = Math.max(pose.scale, readableScale(story, size, glass));
        if (byKeys) return inFront(body, scale);
        return { ...pose, turn: pose.turn + turnBetween(pose.turn, turnToward[seat.side]), scale };
      });
    used();
    top.turnOver(image);
  };
  const rest = () => (
    <>
      <TapButton className={styles.worded} onPress={toward}>
        <Icon name="turn" />
        {words.towardMe}
      </TapButton>
      <TapButton aria-label={words.smaller} aria-disabled={!smaller} onPress={resize(-1)}>
        <Icon name="minus" />
      </TapButton>
      <TapButton aria-label={words.larger} aria-disabled={!larger} onPress={resize(1)}>
        <Icon name="plus" />
      </TapButton>
      {story && (
        <TapButton className={styles.worded} onPress={turnOver}>
          <Icon name="again" />
          {isOver ? words.front : words.turnOver}
        </TapButton>
      )}
      {listening && (
        <TapButton className={styles.worded} onPress={listening.toggle}>
          <ListenSign listening={listening} />
          {listening.name}
        </TapButton>
      )}
      <TapButton
        className={styles.worded}
        onPress={() => {
          top.putBack(image);
          onClose();
        }}
      >
        <Icon name="back" />
        {words.putBack}
      </TapButton>
    </>
  );
  return (
    <div
      ref={element}
      className={styles.tools}
      lang={language}
      data-side={seat.side}
      style={{ maxWidth: (isAcross ? glass.width : glass.height) - 2 * rim }}
    >
      <TapButton
        className={styles.worded}
        onPress={() => {
          used();
          setMoving(!isMoving);
        }}
      >
        <Icon name={isMoving ? 'check' : 'move'} />
        {isMoving ? words.moved : words.move}
      </TapButton>
      {isMoving &&
        moves.map(({ icon, name, go }) => (
          <TapButton key={icon} aria-label={name} onPress={go}>
            <Icon name={icon} />
          </TapButton>
        ))}
      {!isMoving && rest()}
      {!isMoving && onTurn && (
        <TapButton className={`${styles.worded} ${styles.opposite}`} onPress={onTurn}>
          <Icon name="turn" />
          {words.turnButtons}
        </TapButton>
      )}
    </div>
  );
}
