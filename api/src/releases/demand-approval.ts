import type { May } from '@psifida/contract/access';
import { isSame } from '@psifida/contract/content/fields';
import type { Person } from '@psifida/contract/content/presentation';
import { type Manifest, type ReleaseMedia, townLists } from '@psifida/contract/content/release';
import { Problem } from '@psifida/contract/problem';
import type { SystemId } from '@psifida/contract/registry/systems';

/** Whoever changes something, with what they may. */
export type Actor = Person & { may: May };

declare const guarded: unique symbol;
/** Whoever puts a release on the glass, and may. Only the guard below makes one, and no release is written without it. */
export type Releaser = { by: Person | null; [guarded]: true };

/** Nobody puts on the glass of a system what they may not edit there, or may edit only with approval. */
export const refusalOf = (by: Actor, system: SystemId): Problem =>
  new Problem(by.may('edit', system) ? 'approval.required' : 'system.others', { system });

type Wish = {
  system: SystemId;
  /** Nobody when the operator changed the rules, or at the start. */
  by: Actor | null;
  /** What the system shows now, and would show. Null: nothing. */
  before: () => Promise<Manifest | null>;
  after: Manifest;
  /** Whether it is what was shown before this person's last release. */
  takesBack?: () => Promise<boolean>;
};

/** R-APPR-02: the one door to the glass; whoever may not approve can only take whole presentations away, and take that back. */
export async function demandApproval({ system, by, before, after, takesBack }: Wish): Promise<Releaser> {
  if (by && !by.may('approve', system)) {
    const shown = await before();
    const isLess = !!shown && onlyTakesAway(shown, after);
    const isMore = !!shown && onlyTakesAway(after, shown);
    if (!isLess && !(isMore && (await takesBack?.()))) throw refusalOf(by, system);
  }
  return { by } as Releaser;
}

/** The same image may be there in more sizes by now, or in fewer formats: nobody has changed it. */
function isSameMedia({ images: had, ...was }: ReleaseMedia, { images: has, ...is }: ReleaseMedia): boolean {
  const isWithin = (some: typeof had, all: typeof had) =>
    some.length > 0 && some.every((one) => all.some(({ sha256 }) => sha256 === one.sha256));
  return isSame(was, is) && (isSame(had, has) || isWithin(had, has) || isWithin(has, had));
}

/** Whether everything that is still shown is shown as it was, in the same order. */
export function onlyTakesAway(before: Manifest, after: Manifest): boolean {
  const { presentations: were, ...had } = before;
  const { presentations: are, ...has } = after;
  let next = 0;
  for (const one of were) if (isSame(one, are[next])) next += 1;
  const isKept = (name: 'recipes' | 'dishes' | 'products') =>
    Object.entries(has[name]).every(([id, one]) => isSame(one, had[name]?.[id]));
  const areAudiosKept = Object.entries(has.audios ?? {}).every(([id, one]) => isSame(one, had.audios?.[id]));
  const isTownKept = townLists.every((name) =>
    (has[name] ?? []).every((one) => had[name]?.some((was) => isSame(one, was))),
  );
  const isMediaKept = Object.entries(has.media).every(([id, one]) => {
    const was = had.media[id];
    return !!was && isSameMedia(was, one);
  });
  return (
    next === are.length &&
    isSame(had.rules, has.rules) &&
    isMediaKept &&
    areAudiosKept &&
    isTownKept &&
    (['recipes', 'dishes', 'products'] as const).every(isKept)
  );
}
