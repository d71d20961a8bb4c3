import { useCallback, useEffect, useState } from 'react';

/** Keys of a keypad or a keyboard by which somebody moves about without seeing. */
export const accessKeys = [
  'Tab',
  'Enter',
  'Escape',
  'Home',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
] as const;

export type AccessMode = {
  /** Larger text, more contrast, controls within reach and, where the release has speech, everything read aloud. */
  on: boolean;
  turn(on: boolean): void;
};

/**
 * Access mode of one visit: its button turns it on and off, and so does a key where `byKeys`. It ends with the visit.
 * Everything that differs in access mode asks here, by `access` of the scene's context.
 */
export function useAccessMode(visit: number | null, { byKeys = false } = {}): AccessMode {
  const [isOn, setOn] = useState(false);
  const turn = useCallback((on: boolean) => setOn(on), []);
  useEffect(() => {
    if (!byKeys) return;
    const begin = ({ key }: KeyboardEvent) => {
      if ((accessKeys as readonly string[]).includes(key)) setOn(true);
    };
    window.addEventListener('keydown', begin);
    return () => window.removeEventListener('keydown', begin);
  }, [byKeys]);
  useEffect(() => {
    if (visit === null) setOn(false);
  }, [visit]);
  return { on: isOn && visit !== null, turn };
}
