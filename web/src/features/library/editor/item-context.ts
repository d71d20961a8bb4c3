import type { BilingualErrors } from '../../../api/field-issues.ts';
import { placeFaults } from '../../../document/faults.ts';
import { useProblemText } from '../../../i18n/problem-text.ts';
import type { Pick } from '../../media/picker/use-picking.tsx';
import type { ItemEditor } from './use-item-editor.ts';

export type PartProps = { editor: ItemEditor; pick: Pick };

export function useItemErrors({ faults }: ItemEditor) {
  const { field: text } = useProblemText();
  return {
    atField: (field: string): BilingualErrors => placeFaults(faults, { row: null, field }, text),
    atRow: (row: string, field: string): BilingualErrors => placeFaults(faults, { row, field }, text),
  };
}

export const oneLine = ({ both, el, en }: BilingualErrors): string | undefined => both ?? el ?? en;
