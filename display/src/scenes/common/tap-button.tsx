import { type ComponentProps, type PointerEvent, useRef, useState } from 'react';
import { hasStrayed } from './has-strayed.ts';
import { isPalm } from './is-palm.ts';
import { useScene } from './scene-context.ts';

type TapButtonProps = Omit<ComponentProps<'button'>, 'onClick' | 'type'> & { onPress(): void };

/** A click that follows a touch within this has already been answered. */
const sameTouchMs = 800;

/**
 * A button for a glass that many hands touch at once: a browser makes a click of a touch only while it is the only one
 * on the glass, so this one listens to the finger itself. It ignores a palm.
 */
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
    // What the touch woke may have moved the button away from under a finger that stayed where it was.
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
