import type { DocumentKind } from '@psifida/contract/content/documents';
import type { Choice } from '@psifida/contract/content/merge-content';
import type { DocumentState, Meeting, SavedDocument } from './document-state.ts';
import type { Fault } from './faults.ts';

type State = DocumentState<object, SavedDocument<object>, unknown>;

/** What everything around a form needs of its editor, whatever kind of document it edits. */
export type FrameEditor = Pick<State, 'joined' | 'attempt' | 'saved'> & {
  kind: DocumentKind;
  /** The id that it will have, while it is new. */
  createId: string;
  meeting: Meeting<object, SavedDocument<object>> | null;
  content: object;
  base: object;
  /** The content as it would be saved. */
  written: object;
  dirty: boolean;
  readOnly: boolean;
  isSaving: boolean;
  wasRestored: boolean;
  faults: readonly Fault[];
  canUndo: boolean;
  canRedo: boolean;
  /** Goes on with what was once made here from a version; what was saved since is joined as ever. */
  takeUp(kept: { version: number; base: object; content: object }): void;
  undo(): void;
  redo(): void;
  save(): Promise<boolean>;
  discard(): void;
  abandon(): void;
  postpone(): void;
  resolve(choices: Record<string, Choice>): Promise<boolean>;
};

/** Of what can be shown to visitors, or not. */
export type ActivatedEditor = FrameEditor & {
  isLoading: boolean;
  /** Nothing is missing: as it is here, visitors could see it. */
  isReady: boolean;
  saveAs(active: boolean): Promise<boolean>;
};
