import type { ManyAnswer, Refused } from '@psifida/contract/endpoints/many';
import { useState } from 'react';
import type { Locale } from 'use-intl';
import { focusWhenThere } from '../focus.ts';
import { inSlices, type Said } from './many.ts';
import {
  asSeen,
  nothingSelected,
  type Seen,
  type Selection,
  selectAll,
  tick as ticked,
  without,
} from './selection.ts';

/** What stays when the bar or the answer goes: the focus goes there. */
export const selectAllId = 'select-all';

type Doing =
  | 'activate'
  | 'deactivate'
  | 'delete'
  | 'schedule'
  | 'tags'
  | 'audience'
  | 'move'
  | 'replace'
  | 'undo';

export type Action<Answer extends ManyAnswer> = {
  what: Doing;
  change: (which: Seen[], said: Said) => Promise<Answer>;
  /** What takes it back, given what became of them; null where nothing can. */
  undo?: (answer: Answer, said: Said) => Promise<ManyAnswer>;
  /** What doing it to these, or taking it back, changes on the displays. */
  notes?: (done: readonly string[], way: 'done' | 'undone') => Notes;
};

type Notes = (locale: Locale) => readonly string[];

type ManyResult = {
  what: Doing;
  done: number;
  same: number;
  refused: readonly Refused[];
  notes: Notes | undefined;
  undo: (() => void) | null;
};

const idsOf = (answers: readonly ManyAnswer[]) => answers.flatMap(({ done }) => done.map(({ id }) => id));

type Many = {
  rows: readonly Seen[];
  findAll: () => Promise<readonly Seen[]>;
  /** What the list is narrowed to: with another one nothing is selected that is not in sight. */
  scope: string;
};

export function useMany<Answer extends ManyAnswer>({ rows, findAll, scope }: Many) {
  const [selection, setSelection] = useState<Selection>(nothingSelected);
  const [known, setKnown] = useState(scope);
  const [result, setResult] = useState<ManyResult | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);

  if (known !== scope) {
    setKnown(scope);
    setSelection(nothingSelected);
  }

  const attempt = async (work: () => Promise<void>) => {
    setError(null);
    await work().catch(setError);
    setProgress(null);
  };

  const run = (
    { what, change, undo, notes }: Action<Answer>,
    wanted: readonly Seen[] = [...selection.chosen.values()],
  ) =>
    attempt(async () => {
      const which = asSeen(wanted, rows);
      setResult(null);
      setProgress({ done: 0, all: which.length });
      const { answers, stopped } = await inSlices(which, change, (done) =>
        setProgress({ done, all: which.length }),
      );
      const refused = answers.flatMap((answer) => answer.refused);
      const done = idsOf(answers);
      const same = answers.flatMap((answer) => answer.same);
      if (answers.length)
        setResult({
          what,
          done: done.length,
          same: same.length,
          refused,
          notes: notes?.(done, 'done'),
          undo: undo && done.length > 0 ? () => void takeBack(answers, { undo, notes }) : null,
        });
      setSelection((before) => without(before, [...done, ...same]));
      setError(stopped);
    });

  const takeBack = (
    answers: readonly Answer[],
    { undo, notes }: Pick<Action<Answer>, 'notes'> & Required<Pick<Action<Answer>, 'undo'>>,
  ) =>
    attempt(async () => {
      setProgress({ done: 0, all: answers.length });
      const back: ManyAnswer[] = [];
      const said: Said = { known: {} };
      for (const answer of answers) if (answer.done.length) back.push(await undo(answer, said));
      const done = idsOf(back);
      setResult({
        what: 'undo',
        done: done.length,
        same: 0,
        refused: back.flatMap(({ refused }) => refused),
        notes: notes?.(done, 'undone'),
        undo: null,
      });
    });

  return {
    selected: selection.chosen,
    tick: (one: Seen, on: boolean, range: boolean) =>
      setSelection((before) => ticked(before, one, { on, rows, range })),
    tickShown: (on: boolean) =>
      setSelection((before) =>
        on ? selectAll([...before.chosen.values(), ...rows]) : { ...nothingSelected },
      ),
    tickAll: () => attempt(async () => setSelection(selectAll(await findAll()))),
    clear: () => {
      setSelection(nothingSelected);
      focusWhenThere(selectAllId);
    },
    run,
    result,
    /** Something else was done since; whoever did that is at another place. */
    forget: () => setResult(null),
    dismiss: () => {
      setResult(null);
      focusWhenThere(selectAllId);
    },
    error,
    progress,
  };
}

export type ManyOf<Answer extends ManyAnswer> = ReturnType<typeof useMany<Answer>>;
export type AnyMany = Omit<ManyOf<ManyAnswer>, 'run'>;
