import { isSame } from '@psifida/contract/content/fields';
import type { Asked } from '../api/approvals.ts';
import { askForNote } from '../api/ask-first.ts';
import { ProblemError } from '../api/problem-error.ts';
import type { SavedDocument } from './document-state.ts';

export const isUnapproved = (error: unknown): boolean =>
  error instanceof ProblemError && error.code === 'approval.required';

type Wish<Content, Saved> = {
  kind: Asked['kind'];
  active: boolean;
  content: Content;
  over: Saved | null;
  create(content: Content): Promise<Saved>;
  saveDraft(over: Saved, content: Content): Promise<Saved>;
  onKept(kept: Saved): void;
  ask(asked: Asked): Promise<unknown>;
};

/**
 * R-APPR-03: what nobody sees yet is saved as a draft, what is shown stays as it is, and that displays show it so is
 * asked for. Answers what is saved then; null when the person thought better of it.
 */
export async function askInstead<Content, Saved extends SavedDocument<Content>>(
  wish: Wish<Content, Saved>,
): Promise<Saved | null> {
  const { kind, active, content, over } = wish;
  const note = await askForNote();
  if (note === null) return null;
  const isKept = over && (over.active || isSame(content, over.content));
  const kept = isKept ? over : await (over ? wish.saveDraft(over, content) : wish.create(content));
  if (over && !isKept) wish.onKept(kept);
  const { id: subject, version } = kept;
  const asked = { kind, subject, version, active, content, note };
  // Only a presentation belongs to a system; the address of an item says its kind.
  await wish.ask(
    (kind === 'presentation' ? { ...asked, system: (kept as { system?: string }).system } : asked) as Asked,
  );
  return kept;
}
