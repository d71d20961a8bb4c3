import { useSyncExternalStore } from 'react';
import type { ProblemError } from './problem-error.ts';

type Question<About, Answer> = { about: About; answer(given: Answer): void };

/** A queue of questions to the user; a dialog shows the first and answers it. */
function questions<About, Answer>() {
  let open: readonly Question<About, Answer>[] = [];
  const listeners = new Set<() => void>();
  const set = (next: typeof open) => {
    open = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const ask = (about: About): Promise<Answer> =>
    new Promise((resolve) => {
      const question: Question<About, Answer> = {
        about,
        answer: (given) => {
          set(open.filter((one) => one !== question));
          resolve(given);
        },
      };
      set([...open, question]);
    });
  return { ask, useOpen: () => useSyncExternalStore(subscribe, () => open[0] ?? null) };
}

export const { ask: askFirst, useOpen: useOpenQuestion } = questions<ProblemError, boolean>();

export const { ask: askForNote, useOpen: useOpenNote } = questions<void, string | null>();
