import type { JudgedEntry } from '../registry/check.ts';
import type { System } from '../registry/registry.ts';
import { mediaOfContent, type PresentationContent } from './presentation-content.ts';

/** What visitors see of a presentation: its shown entries alone, and nothing that points to others. Releases and previews are made of it. */
export function shownContent(
  rules: System,
  content: PresentationContent,
  /** Its entries as `toJudge` gives them, in the same order. */
  judged: readonly JudgedEntry[],
): PresentationContent {
  const needsCategory = rules.sections.some(({ kind, inCategory }) => kind === 'image' && inCategory);
  const entries = content.entries.filter((entry, index) => {
    const { active, category } = judged[index] ?? {};
    return active && (entry.kind !== 'image' || category || (!entry.category && !needsCategory));
  });
  const ids = new Set(entries.map(({ id }) => id));
  const ifThere = (id: string | null) => (id && ids.has(id) ? id : null);
  return {
    ...content,
    entries,
    cover: ifThere(content.cover),
    map: ifThere(content.map),
    table: content.table && {
      ...content.table,
      images: content.table.images.filter(({ entry }) => ids.has(entry)),
    },
  };
}

/** A draft may still lack a title in one language; the glass has to be given something to read. */
export const readable = ({ el, en }: PresentationContent['title']): PresentationContent['title'] => ({
  el: el.trim() || en.trim() || '…',
  en: en.trim() || el.trim() || '…',
});

/** As much of it as can be shown already, whatever its schedule says, also while that is half typed. */
export function previewedContent(
  rules: System,
  content: PresentationContent,
  { judged, hasMedia }: { judged: readonly JudgedEntry[]; hasMedia: (media: string) => boolean },
): PresentationContent {
  const shown = shownContent(rules, content, judged);
  const entries = shown.entries.filter((entry) =>
    mediaOfContent({ entries: [entry], table: null }).every(hasMedia),
  );
  return { ...shown, entries, schedule: null, title: readable(shown.title) };
}
