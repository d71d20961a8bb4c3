import { differences } from '@psifida/contract/content/difference';
import { type Fields, fieldsAt, isSame } from '@psifida/contract/content/fields';
import { mergeContent } from '@psifida/contract/content/merge-content';
import type { Person } from '@psifida/contract/content/presentation';

export type SavedDocument<Content> = {
  id: string;
  version: number;
  active: boolean;
  content: Content;
  modifiedAt: string;
  modifiedBy: Person;
};

export type DocumentShape<Content> = { fields: Fields; empty: Content; tidy(content: Content): Content };

export type Meeting<Content, Saved> = { base: Content; mine: Content; theirs: Saved; active: boolean };

/** What became of somebody else's save: joined with what is here, which is saved already or not, or taken over as it is. */
type Joined = { by: Person; at: string; how: 'joined' | 'joinedUnsaved' | 'followed' };

export type DocumentState<Content, Saved, Lack> = {
  /** Null while it is new. */
  saved: Saved | null;
  content: Content;
  past: readonly Content[];
  future: readonly Content[];
  /** The field that was typed in last, and when: what is typed on there without a pause is one step. */
  typing: { field: string; at: number } | null;
  /** Under which a new one is created, however often that is tried. */
  createId: string;
  attempt: { count: number; active: boolean };
  refusal: unknown;
  lacking: readonly Lack[];
  meeting: Meeting<Content, Saved> | null;
  joined: Joined | null;
  /** Created and left, or given up: nothing here is unsaved any more. */
  closed: boolean;
};

export type DocumentAction<Content, Saved, Lack> =
  | { type: 'edit'; change: (content: Content) => Content; at: number }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'restore'; createId: string; form: Content; over: Saved | null }
  /** Somebody else has moved it on while nothing was typed here. */
  | { type: 'follow'; saved: Saved; form: Content }
  | { type: 'take'; saved: Saved; form: Content }
  | { type: 'try' }
  | { type: 'refuse'; error: unknown; active: boolean }
  | { type: 'lack'; lacking: readonly Lack[] }
  | { type: 'meet'; meeting: Meeting<Content, Saved> }
  /** `sent` is what the joining began with; what was typed since stays. */
  | { type: 'join'; theirs: Saved; form: Content; sent: Content | null; saved: boolean }
  | { type: 'resolve'; theirs: Saved; form: Content }
  | { type: 'postpone' }
  | { type: 'finish'; saved: Saved; form: Content; sent: Content }
  /** What was typed since it was sent stays, and is not saved yet. It may have been sent before, without an answer. */
  | { type: 'create'; saved: Saved; sent: Content; isAgain: boolean }
  | { type: 'discard'; form: Content }
  | { type: 'close' };

/** As long as a person types on without thinking; longer, and it is another step. */
export const pause = 1_000;
const stepsKept = 200;
const untried = { count: 0, active: false };
/** Stable identity between keystrokes. */
const none: readonly never[] = [];

export const startDocument = <Content, Saved, Lack>(
  saved: Saved | null,
  form: Content,
  createId: string,
): DocumentState<Content, Saved, Lack> => ({
  saved,
  content: form,
  past: [],
  future: [],
  typing: null,
  createId,
  attempt: untried,
  refusal: null,
  lacking: none,
  meeting: null,
  joined: null,
  closed: false,
});

export const isDirty = <Content, Saved extends SavedDocument<Content>>(
  { tidy, empty }: DocumentShape<Content>,
  { saved, content, closed }: Pick<DocumentState<Content, Saved, unknown>, 'saved' | 'content' | 'closed'>,
): boolean => !closed && !isSame(tidy(saved?.content ?? empty), tidy(content));

const isWhole = (value: unknown): boolean => typeof value === 'object' && !Array.isArray(value);
/** Of a value that is taken whole: what is added to it or removed is a step of its own, however quickly. */
const rowsIn = (value: unknown): number =>
  Object.values(value ?? {})
    .flatMap((part) => (Array.isArray(part) ? part : []))
    .filter((one) => isWhole(one)).length;

/** The one field in which two forms differ, where it is one that is typed or dragged; null for any other change. */
function typedField(fields: Fields, before: object, after: object): string | null {
  const [one, another] = differences(fields, before, after);
  if (!one?.field || another || one.change !== 'changed') return null;
  const [name = ''] = one.field.split('.');
  const kind = fieldsAt(fields, one.entry)[name]?.kind;
  const value = one.after ?? one.before;
  const isTyped =
    kind === 'bilingual' ||
    kind === 'text' ||
    (kind === 'value' &&
      (typeof value === 'number' || (isWhole(value) && rowsIn(one.before) === rowsIn(one.after))));
  return isTyped ? `${one.entry?.id ?? ''}/${one.field}` : null;
}

export function documentReducer<Content extends object, Saved extends SavedDocument<Content>, Lack>(
  shape: DocumentShape<Content>,
) {
  type State = DocumentState<Content, Saved, Lack>;
  const { fields, tidy, empty } = shape;
  const merge = (base: Content, mine: Content, theirs: Content) =>
    mergeContent(fields, { base: tidy(base), mine: tidy(mine), theirs }).content;

  const step = ({ past, content }: State) => ({
    past: [...past, content].slice(-stepsKept),
    future: [],
    typing: null,
  });

  /** What others saved is no step of this person: it is laid under every step, so that undoing never takes it back. */
  const onTopOf = ({ saved, past, future }: State, theirs: Saved) => {
    const base = saved?.content ?? empty;
    const again = (one: Content) => merge(base, one, theirs.content);
    return { saved: theirs, past: past.map(again), future: future.map(again), typing: null };
  };

  return function next(state: State, action: DocumentAction<Content, Saved, Lack>): State {
    switch (action.type) {
      case 'edit': {
        const content = action.change(state.content);
        const changed = { ...state, content, lacking: none };
        // A number that is none looks like no number: it is shown, and is no step yet.
        if (isSame(content, state.content)) return changed;
        const field = typedField(fields, state.content, content);
        const typing = field === null ? null : { field, at: action.at };
        const goesOn = typing && state.typing?.field === field && action.at - state.typing.at < pause;
        if (!goesOn) return { ...changed, ...step(state), typing };
        const isBack = isSame(content, state.past.at(-1));
        return isBack ? { ...changed, past: state.past.slice(0, -1), typing: null } : { ...changed, typing };
      }
      case 'undo': {
        const content = state.past.at(-1);
        if (!content) return state;
        return {
          ...state,
          content,
          past: state.past.slice(0, -1),
          future: [state.content, ...state.future],
          typing: null,
          lacking: none,
        };
      }
      case 'redo': {
        const [content, ...future] = state.future;
        if (!content) return state;
        return {
          ...state,
          content,
          past: [...state.past, state.content],
          future,
          typing: null,
          lacking: none,
        };
      }
      case 'restore':
        return { ...state, createId: action.createId, saved: action.over, content: action.form };
      case 'follow':
        return {
          ...state,
          ...onTopOf(state, action.saved),
          content: action.form,
          joined: isSame(state.saved?.content, action.saved.content)
            ? state.joined
            : { by: action.saved.modifiedBy, at: action.saved.modifiedAt, how: 'followed' },
        };
      case 'take':
        return { ...state, ...step(state), saved: action.saved, content: action.form };
      case 'try':
        return { ...state, refusal: null, joined: null, lacking: none, typing: null };
      case 'refuse':
        return {
          ...state,
          refusal: action.error,
          attempt: { count: state.attempt.count + 1, active: action.active },
        };
      case 'lack':
        return { ...state, lacking: action.lacking };
      case 'meet':
        return { ...state, meeting: action.meeting };
      case 'join': {
        const { theirs, form, sent } = action;
        const typedSince = sent && state.content !== sent;
        return {
          ...state,
          ...onTopOf(state, theirs),
          content: typedSince ? merge(sent, state.content, form) : form,
          joined: {
            ...{ by: theirs.modifiedBy, at: theirs.modifiedAt },
            how: action.saved ? 'joined' : 'joinedUnsaved',
          },
        };
      }
      case 'resolve':
        return { ...state, ...onTopOf(state, action.theirs), content: action.form, meeting: null };
      case 'postpone':
        return { ...state, meeting: null };
      case 'finish': {
        const { saved, form, sent } = action;
        const content = state.content === sent ? form : merge(sent, state.content, saved.content);
        return { ...state, saved, content, attempt: untried };
      }
      case 'create': {
        const { saved, sent, isAgain } = action;
        // Made by an earlier sending whose answer was lost: what is here is newer in everything.
        const isOlder = isAgain && !isSame(tidy(sent), saved.content);
        if (!isOlder && state.content === sent) return { ...state, saved, closed: true };
        const base = isOlder ? saved.content : sent;
        return { ...state, saved, content: merge(base, state.content, saved.content), attempt: untried };
      }
      case 'discard':
        return {
          ...state,
          ...step(state),
          content: action.form,
          attempt: untried,
          refusal: null,
          lacking: none,
          joined: null,
        };
      case 'close':
        return { ...state, closed: true };
    }
  };
}
