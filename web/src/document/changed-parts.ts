import { languages } from '@psifida/contract/bilingual';
import { differences } from '@psifida/contract/content/difference';
import { type Fields, type RowKind, rowsIn } from '@psifida/contract/content/fields';

/** `field` as comparing knows it: `title.en`, `table`. Rows are counted by what they are. */
type ChangedPart = { field: string } | { kind: RowKind; count: number };

export function changedParts(fields: Fields, before: object, after: object): ChangedPart[] {
  const found = differences(fields, before, after);
  return Object.entries(fields).flatMap(([name, kind]): ChangedPart[] => {
    if (kind.kind === 'rows') {
      const touched = new Map(
        found.flatMap(({ entry }) => (entry?.list === name ? [[entry.id, entry.kind] as const] : [])),
      );
      // R-SPEED-04: asked at every letter, of which few are in a row.
      if (!touched.size) return [];
      const order = [...rowsIn(after, name), ...rowsIn(before, name)].map((row) => kind.kindOf(row));
      return [...new Set(order)].flatMap((one) => {
        const count = [...touched.values()].filter((other) => other === one).length;
        return count ? [{ kind: one, count }] : [];
      });
    }
    const changed = found.flatMap(({ entry, field }) => (entry || !field ? [] : [field]));
    if (kind.kind === 'bilingual')
      return languages
        .map((language) => `${name}.${language}`)
        .flatMap((field) => (changed.includes(field) ? [{ field }] : []));
    // Settings may have changed in several of their parts; they are named once.
    return changed.some((field) => field.split('.')[0] === name) ? [{ field: name }] : [];
  });
}
