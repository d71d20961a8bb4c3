import { useSyncExternalStore } from 'react';
import type { ProblemError } from './problem-error.ts';

type Question<About, Answer> = { about: About; answer(given: Answer): void };

/** Questions to whoever is at work, put from wherever, one at a time; a dialog on the page shows the open one. */
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

/** Whether a change shall be made although it would bring this about. */
export const { ask: askFirst, useOpen: useOpenQuestion } = questions<ProblemError, boolean>();

/** Whether approval shall be asked for, and what is said with it; null: it shall not. */
export const { ask: askForNote, useOpen: useOpenNote } = questions<void, string | null>();
