import { useTranslations } from 'use-intl';
import type { SortableTexts } from './sortable-list.tsx';

/** What a screen reader hears while something is being moved. */
export function useSortableTexts(count: number): SortableTexts {
  const t = useTranslations('editor.drag');
  const all = String(count);
  return {
    instructions: t('instructions'),
    start: (position) => t('start', { position: String(position) }),
    over: (position) => t('over', { position: String(position), all }),
    end: (position) => t('end', { position: String(position), all }),
    cancel: t('cancel'),
  };
}
