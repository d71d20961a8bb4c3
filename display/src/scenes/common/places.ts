import type { DocumentKind } from '@psifida/contract/content/documents';
import {
  type FieldPlace,
  placeKey,
  type SeenInRow,
  type SeenOwn,
} from '@psifida/contract/content/field-place';
import type { ReleasePresentation } from '@psifida/contract/content/release';
import { createContext, use, useLayoutEffect, useRef } from 'react';
import { useScene } from './scene-context.ts';

/** What staff do with a preview beside their form; null on a display. */
type Pointing = {
  show: FieldPlace | null;
  /** Something is pointed at: what passes by itself waits. */
  still: boolean;
};
export const PointingContext = createContext<Pointing | null>(null);

export type Mark = { 'data-field'?: string };
const marked = (place: FieldPlace): Mark => ({ 'data-field': placeKey(place) });

const none: Mark = {};

const marks = {
  own: <Kind extends DocumentKind>(of: Kind, id: string, field: SeenOwn<Kind>) =>
    marked({ of, id, row: null, field }),
  entry: (id: string, row: string, field: SeenInRow) => marked({ of: 'presentation', id, row, field }),
  /** An image that stands for something else, by its file. */
  image: ({ id, entries }: Pick<ReleasePresentation, 'id' | 'entries'>, media: { id: string }) => {
    const entry = entries.find((one) => 'media' in one && one.media === media.id);
    return entry ? marked({ of: 'presentation', id, row: entry.id, field: 'media' }) : none;
  },
  line: (id: string, row: string, field: SeenInRow<'ingredients' | 'steps'>) =>
    marked({ of: 'recipe', id, row, field }),
};
const unmarked: typeof marks = { own: () => none, entry: () => none, image: () => none, line: () => none };

/** On a display elements carry no marks. */
export const useMarks = (): typeof marks => (use(PointingContext) ? marks : unmarked);

/** Whether what passes by itself waits: somebody points at it, or writes in its field. */
export function useStill(): boolean {
  const pointing = use(PointingContext);
  return !!pointing && (pointing.still || pointing.show !== null);
}

type Standing = {
  presentation: string;
  entry: string | null;
  media?: { id: string };
  /** The recipe, dish or product that it is. */
  id?: string;
};

/** Whether a field is seen with this: itself, its image, or what it belongs to. */
export function isAt(
  { of, id, row }: FieldPlace,
  { presentation, entry, media, id: item }: Standing,
): boolean {
  if (of === 'media') return media?.id === id;
  if (of !== 'presentation') return item === id;
  return presentation === id && (row === null || row === entry);
}

export const useAsked = (): FieldPlace | null => use(PointingContext)?.show ?? null;

/** Leads a visit to the place that is asked for: when it changes, and when the visit begins. */
export function useLeadTo(lead: (place: FieldPlace) => void): void {
  const asked = useAsked();
  const { visit } = useScene();
  const latest = useRef(lead);
  latest.current = lead;
  useLayoutEffect(() => {
    if (asked && visit !== null) latest.current(asked);
  }, [asked, visit]);
}
