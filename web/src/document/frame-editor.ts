import type { DocumentKind } from '@psifida/contract/content/documents';
import type { Choice } from '@psifida/contract/content/merge-content';
import type { DocumentState, Meeting, SavedDocument } from './document-state.ts';
import type { Fault } from './faults.ts';

type State = DocumentState<object, SavedDocument<object>, unknown>;

export type FrameEditor = Pick<State, 'joined' | 'attempt' | 'saved'> & {
  kind: DocumentKind;
  createId: string;
  meeting: Meeting<object, SavedDocument<object>> | null;
  content: object;
  base: object;
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

export type ActivatedEditor = FrameEditor & {
  isLoading: boolean;
  isReady: boolean;
  saveAs(active: boolean): Promise<boolean>;
};
