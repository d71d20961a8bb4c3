import { placeFaults } from '../../../document/faults.ts';
import type { Pick } from '../../../document/use-picking.tsx';
import { useProblemText } from '../../../i18n/problem-text.ts';
import type { BilingualErrors } from '../../../lib/field-issues.ts';
import type { ItemEditor } from './use-item-editor.ts';

/** What every part of the form is given: the draft, and how pictures and films are chosen. */
export type PartProps = { editor: ItemEditor; pick: Pick };

export function useItemErrors({ faults }: ItemEditor) {
  const { field: text } = useProblemText();
  return {
    atField: (field: string): BilingualErrors => placeFaults(faults, { row: null, field }, text),
    atRow: (row: string, field: string): BilingualErrors => placeFaults(faults, { row, field }, text),
  };
}

/** A fault of a field that has no two languages is one line. */
export const oneLine = ({ both, el, en }: BilingualErrors): string | undefined => both ?? el ?? en;
