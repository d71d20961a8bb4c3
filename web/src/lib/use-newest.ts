import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A ref to the value of the last render, for handlers that are created once. */
export function useNewest<Value>(value: Value): Readonly<RefObject<Value>> {
  const newest = useRef(value);
  useLayoutEffect(() => {
    newest.current = value;
  });
  return newest;
}
