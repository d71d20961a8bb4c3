import type { Bilingual } from '@psifida/contract/bilingual';
import type { Entry, EntryOf } from '@psifida/contract/content/entry';
import type { PresentationContent } from '@psifida/contract/content/presentation-content';
import type { PuzzleView } from '@psifida/contract/content/puzzle-view';
import { imagesAtMost, type TableView } from '@psifida/contract/content/table-view';
import { puzzleOf, tableOf } from '@psifida/contract/content/views-of-content';
import type { ContentKind, UsedKind } from '@psifida/contract/kinds';

export type Edit = (content: PresentationContent) => PresentationContent;

export const entriesOf = <Kind extends ContentKind>(
  { entries }: Pick<PresentationContent, 'entries'>,
  kind: Kind,
): EntryOf<Kind>[] => entries.filter((entry): entry is EntryOf<Kind> => entry.kind === kind);

/** After the last of their kind, so that each section keeps its own order. On an arranged table images lie at once. */
export const addEntries =
  (added: readonly Entry[]): Edit =>
  (content) => {
    const images = added.filter(({ kind }) => kind === 'image').map(({ id }) => id);
    const next = { ...content, entries: [...content.entries, ...added] };
    return content.table && images.length ? layOnTable(images)(next) : next;
  };

/** The table as it is until someone arranges it is where arranging begins. */
export const changeTable =
  (change: (view: TableView) => TableView): Edit =>
  (content) => ({ ...content, table: change(tableOf(content)) });

export const changePuzzle =
  (change: Partial<PuzzleView>): Edit =>
  (content) => ({ ...content, puzzle: { ...puzzleOf(content), ...change } });

/** On top of what lies there already, as far as there is room. */
export const layOnTable = (images: readonly string[]): Edit =>
  changeTable((view) => ({
    ...view,
    images: [
      ...view.images,
      ...images
        .filter((id) => !view.images.some(({ entry }) => entry === id))
        .map((entry) => ({ entry, width: 'medium' as const })),
    ].slice(0, imagesAtMost),
  }));

export const takeOffTable = (id: string): Edit =>
  changeTable((view) => ({ ...view, images: view.images.filter(({ entry }) => entry !== id) }));

export const changeEntry =
  <Kind extends ContentKind>(id: string, change: Partial<EntryOf<Kind>>): Edit =>
  (content) => ({
    ...content,
    entries: content.entries.map((entry) => (entry.id === id ? ({ ...entry, ...change } as Entry) : entry)),
  });

/** A text of an entry. An image's story that says nothing is not there, as before anybody wrote it. */
export const writeEntry =
  (id: string, field: string, text: Bilingual): Edit =>
  (content) => {
    const kind = content.entries.find((entry) => entry.id === id)?.kind;
    const mayGo = kind === 'image' || kind === 'video';
    return changeEntry(id, { [field]: mayGo && !text.el && !text.en ? undefined : text })(content);
  };

/** What pointed to it points to nothing any more. */
export const removeEntry =
  (id: string): Edit =>
  (content) => ({
    ...content,
    entries: content.entries
      .filter((entry) => entry.id !== id)
      .map((entry) =>
        entry.kind === 'image' && entry.category === id ? { ...entry, category: null } : entry,
      ),
    cover: content.cover === id ? null : content.cover,
    map: content.map === id ? null : content.map,
    ...(content.table && { table: takeOffTable(id)(content).table }),
  });

/** `to` counts from 0 among the entries of the same kind; the entries of other kinds stay where they are. */
export const moveEntry =
  (id: string, to: number): Edit =>
  (content) => {
    const moved = content.entries.find((entry) => entry.id === id);
    if (!moved) return content;
    const same = content.entries.filter((entry) => entry.kind === moved.kind && entry !== moved);
    same.splice(Math.max(0, Math.min(to, same.length)), 0, moved);
    const next = same.values();
    return {
      ...content,
      entries: content.entries.map((entry) =>
        entry.kind === moved.kind ? (next.next().value ?? entry) : entry,
      ),
    };
  };

/** The way out at a minimum: one goes, another comes, in one step; on a table, in the same place. */
export const swapActive =
  (off: string, on: string): Edit =>
  (content) => ({
    ...content,
    ...(content.table && { table: replaceOnTable(content.table, off, on) }),
    entries: content.entries.map((entry) =>
      entry.id === off ? { ...entry, active: false } : entry.id === on ? { ...entry, active: true } : entry,
    ),
  });

function replaceOnTable(view: TableView, off: string, on: string): TableView {
  if (view.images.some(({ entry }) => entry === on)) return view;
  return { ...view, images: view.images.map((one) => (one.entry === off ? { ...one, entry: on } : one)) };
}

export const setCover =
  (id: string | null): Edit =>
  (content) => ({ ...content, cover: id });

const newId = () => crypto.randomUUID();

export const newIllustrated = (kind: 'image' | 'video' | 'puzzle-image', media: string): Entry => {
  const base = { id: newId(), active: true, media };
  if (kind === 'image') return { kind, ...base, category: null };
  return kind === 'video' ? { kind, ...base } : { kind, ...base, title: { el: '', en: '' } };
};

export const newReference = (kind: UsedKind, item: string): Entry => {
  const base = { id: newId(), active: true };
  if (kind === 'recipe') return { kind, ...base, recipe: item };
  return kind === 'dish' ? { kind, ...base, dish: item } : { kind, ...base, product: item };
};

export const setReference = (entry: string, kind: UsedKind, item: string): Edit =>
  changeEntry(entry, { [kind]: item });

export const newCategory = (): EntryOf<'image-category'> => ({
  kind: 'image-category',
  id: newId(),
  active: true,
  title: { el: '', en: '' },
});

export const newPoint = (): EntryOf<'point-title'> => ({
  kind: 'point-title',
  id: newId(),
  active: true,
  title: { el: '', en: '' },
  text: { el: '', en: '' },
  media: [],
  place: null,
});

/** The one entry that holds both links; without any link there is none. */
export const setNewsLink =
  (language: 'el' | 'en', link: string): Edit =>
  (content) => {
    const [current] = entriesOf(content, 'news-links');
    const links = { el: '', en: '', ...current?.links, [language]: link };
    if (!current) return addEntries([{ kind: 'news-links', id: newId(), active: true, links }])(content);
    if (links.el === '' && links.en === '') return removeEntry(current.id)(content);
    return changeEntry<'news-links'>(current.id, { links })(content);
  };
