import { type ComponentProps, type PointerEvent, useRef, useState } from 'react';
import { hasStrayed, isPalm } from '../../../device/touch.ts';
import { useScene } from '../scene-context.ts';
import styles from './buttons.module.css';

const paths = {
  next: 'M9 5l7 7-7 7',
  previous: 'M15 5l-7 7 7 7',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M20 12H5m6-7l-7 7 7 7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  again: 'M19 8a8 8 0 1 0 1 6M20 4v5h-5',
  zoom: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM15.5 15.5L20 20M10.5 8v5M8 10.5h5',
  phone: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2',
  easy: 'M4 6h16M4 12h11M4 18h7',
  hand: 'M8 12V6a1.5 1.5 0 0 1 3 0v5V4.5a1.5 1.5 0 0 1 3 0V11V6a1.5 1.5 0 0 1 3 0v7V9a1.5 1.5 0 0 1 3 0v5a7 7 0 0 1-7 7c-3 0-4.5-1.5-6-4l-3-5a1.5 1.5 0 0 1 2.6-1.5L8 14',
  route:
    'M6 21a2.5 2.5 0 1 0 0-5a2.5 2.5 0 1 0 0 5zM18 8a2.5 2.5 0 1 0 0-5a2.5 2.5 0 1 0 0 5zM8.5 18.5H15a3.25 3.25 0 0 0 0-6.5H9a3.25 3.25 0 0 1 0-6.5h6.5',
  steps: 'M4 19h4v-4h4v-4h4V7h4',
  turn: 'M5 8a8 8 0 1 1-1 6M4 4v5h5',
  move: 'M12 3v18M3 12h18M12 3L9.5 5.5M12 3l2.5 2.5M12 21l-2.5-2.5M12 21l2.5-2.5M3 12l2.5-2.5M3 12l2.5 2.5M21 12l-2.5-2.5M21 12l-2.5 2.5',
} as const;

export type IconName = keyof typeof paths;

export const Icon = ({ name }: { name: IconName }) => (
  <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" focusable="false" data-icon={name}>
    <path
      d={paths[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

type RoundButtonProps = {
  icon: IconName;
  label: string;
  onPress(): void;
  disabled?: boolean;
  /** `quiet` on a surface of its own, `solid` over an image. */
  tone?: 'solid' | 'quiet';
  className?: string | undefined;
};

export function RoundButton(props: RoundButtonProps) {
  const { icon, label, onPress, disabled, tone = 'solid', className = '' } = props;
  const { language } = useScene();
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[tone]} ${className}`}
      aria-label={label}
      lang={language}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

type TapButtonProps = Omit<ComponentProps<'button'>, 'onClick' | 'type'> & { onPress(): void };

/** A click that follows a touch within this has already been answered. */
const sameTouchMs = 800;

/** Browsers make no click while other fingers are down: this listens to pointers, and ignores palms. */
export function TapButton({ onPress, ...rest }: TapButtonProps) {
  const { glass } = useScene();
  const touch = useRef<PointerEvent | null>(null);
  const answered = useRef(Number.NEGATIVE_INFINITY);
  const [pressed, setPressed] = useState(false);
  const begin = (event: PointerEvent) => {
    if (touch.current !== null || event.button !== 0 || isPalm(event, glass.pxPerMm)) return;
    touch.current = event;
    event.currentTarget.setPointerCapture(event.pointerId);
    setPressed(true);
  };
  const end = (event: PointerEvent<HTMLButtonElement>, lifted: boolean) => {
    const begun = touch.current;
    if (begun?.pointerId !== event.pointerId) return;
    touch.current = null;
    setPressed(false);
    const box = event.currentTarget.getBoundingClientRect();
    const inside =
      event.clientX >= box.left &&
      event.clientX <= box.right &&
      event.clientY >= box.top &&
      event.clientY <= box.bottom;
    // Waking up may have moved the button away from under a finger that stayed in place.
    const aimed = inside || !hasStrayed(begun, event);
    if (!lifted || !aimed || isPalm(event, glass.pxPerMm)) return;
    answered.current = event.timeStamp;
    onPress();
  };
  return (
    <button
      {...rest}
      type="button"
      data-own-touch
      data-pressed={pressed || undefined}
      onPointerDown={begin}
      onPointerUp={(event) => end(event, true)}
      onPointerCancel={(event) => end(event, false)}
      onClick={(event) => {
        // A palm makes clicks too; a keyboard or a screen reader makes them without any pointer.
        const byItself = event.detail === 0 && event.timeStamp - answered.current > sameTouchMs;
        if (byItself) onPress();
      }}
    />
  );
}
