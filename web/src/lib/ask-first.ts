import { useSyncExternalStore } from 'react';
import type { ProblemError } from './problem-error.ts';

type Question = { refusal: ProblemError; answer(go: boolean): void };

let open: readonly Question[] = [];
const listeners = new Set<() => void>();
const set = (next: readonly Question[]) => {
  open = next;
  for (const listener of listeners) listener();
};

/** Asks whoever is at work whether a change shall be made although it would bring this about; one question at a time. */
export const askFirst = (refusal: ProblemError): Promise<boolean> =>
  new Promise((resolve) => {
    const question: Question = {
      refusal,
      answer: (go) => {
        set(open.filter((one) => one !== question));
        resolve(go);
      },
    };
    set([...open, question]);
  });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useOpenQuestion = (): Question | null => useSyncExternalStore(subscribe, () => open[0] ?? null);
