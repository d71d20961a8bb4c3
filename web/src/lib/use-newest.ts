import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What was drawn last, for what is made once and is to act on the newest all the same. */
export function useNewest<Value>(value: Value): Readonly<RefObject<Value>> {
  const newest = useRef(value);
  useLayoutEffect(() => {
    newest.current = value;
  });
  return newest;
}
