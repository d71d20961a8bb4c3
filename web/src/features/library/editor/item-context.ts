import type { MediaAsset, MediaKind } from '@psifida/contract/content/media';
import { useProblemText } from '../../../i18n/problem-text.ts';
import type { BilingualErrors } from '../../../lib/field-issues.ts';
import { errorsAtField, errorsAtRow } from './item-faults.ts';
import type { ItemEditor } from './use-item-editor.ts';

export type PickMedia = (wish: {
  kind: MediaKind;
  multiple: boolean;
  onPick: (assets: MediaAsset[]) => void;
}) => void;

/** What every part of the form is given: the draft, and how pictures and films are chosen. */
export type PartProps = { editor: ItemEditor; pick: PickMedia };

export function useItemErrors({ faults }: ItemEditor) {
  const { field: text } = useProblemText();
  return {
    atField: (field: string): BilingualErrors => errorsAtField(faults, field, text),
    atRow: (id: string, part: string): BilingualErrors => errorsAtRow(faults, { id, part }, text),
  };
}

/** A fault of a field that has no two languages is one line. */
export const oneLine = ({ both, el, en }: BilingualErrors): string | undefined => both ?? el ?? en;
