import type { May } from '@psifida/contract/access';
import { isSame } from '@psifida/contract/content/fields';
import type { Person } from '@psifida/contract/content/presentation';
import type { Manifest, ReleaseMedia } from '@psifida/contract/content/release';
import { Problem } from '@psifida/contract/problem';
import type { SystemId } from '@psifida/contract/registry/systems';

/** Whoever changes something, with what they may. */
export type Doer = Person & { may: May };

declare const guarded: unique symbol;
/** Whoever puts a release on the glass, and may. Only the guard below makes one, and no release is written without it. */
export type Releaser = { by: Person | null; [guarded]: true };

type Wish = {
  system: SystemId;
  /** Nobody when the operator changed the rules, or at the start. */
  by: Doer | null;
  /** What the system shows now, and would show. Null: nothing. */
  before: () => Promise<Manifest | null>;
  after: Manifest;
};

/**
 * R-APPR-02: the one door to the glass. Where approval is required, whoever does not give it changes nothing of what
 * displays show, by whatever way they came; only taking whole presentations away is open, because a fault has to be
 * off the glass at once.
 */
export async function demandApproval({ system, by, before, after }: Wish): Promise<Releaser> {
  if (by && !by.may('approve', system)) {
    const shown = await before();
    if (!shown || !onlyTakesAway(shown, after)) throw new Problem('approval.required', { system });
  }
  return { by } as Releaser;
}

/** The same picture may be there in more sizes by now, or in fewer formats: nobody has changed it. */
function isSameMedia(
  { pictures: had, ...was }: ReleaseMedia,
  { pictures: has, ...is }: ReleaseMedia,
): boolean {
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
  const areSoundsKept = Object.entries(has.sounds ?? {}).every(([id, one]) => isSame(one, had.sounds?.[id]));
  const isMediaKept = Object.entries(has.media).every(([id, one]) => {
    const was = had.media[id];
    return !!was && isSameMedia(was, one);
  });
  return (
    next === are.length &&
    isSame(had.rules, has.rules) &&
    isMediaKept &&
    areSoundsKept &&
    (['recipes', 'dishes', 'products'] as const).every(isKept)
  );
}
