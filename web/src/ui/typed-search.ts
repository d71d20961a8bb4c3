type Search = string | undefined;

export type TypedSearch = {
  typed: string;
  /** What was searched for outside when last looked at. */
  seen: Search;
  /** Asked for from here and not seen outside yet: the page may follow later than the next letter. */
  underWay: readonly Search[];
};

export const typedFrom = (value: Search): TypedSearch => ({ typed: value ?? '', seen: value, underWay: [] });

/** What would be asked for now, or null where that is known or under way already. */
export const toAskFor = ({ typed, seen, underWay }: TypedSearch): { search: Search } | null => {
  const search = typed.trim() || undefined;
  return search === (underWay.length > 0 ? underWay.at(-1) : seen) ? null : { search };
};

export const askedFor = (state: TypedSearch, search: Search): TypedSearch => ({
  ...state,
  underWay: [...state.underWay, search],
});

/**
 * Another value is there. What was asked for from here leaves alone what has been typed since; anything else, by the Back
 * button or by clearing the filters, replaces it.
 */
export const seenOutside = (state: TypedSearch, value: Search): TypedSearch => {
  const at = state.underWay.indexOf(value);
  return at < 0 ? typedFrom(value) : { ...state, seen: value, underWay: state.underWay.slice(at + 1) };
};
