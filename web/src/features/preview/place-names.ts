import { type DocumentKind, documentFields } from '@psifida/contract/content/documents';
import { type FieldPlace, placeKey, placesIn } from '@psifida/contract/content/field-place';
import { rowLists, rowsIn } from '@psifida/contract/content/fields';
import { itemOf, type PresentationContent } from '@psifida/contract/content/presentation-content';
import { type Manifest, townListOf } from '@psifida/contract/content/release';
import { type LibraryKind, townKinds } from '@psifida/contract/kinds';
import type { Locale } from 'use-intl';
import { placeAmongItsKind } from '../../document/faults.ts';
import { fieldTexts } from '../../i18n/field-texts.ts';

type Named = { of: DocumentKind; id: string; content: object };

type Draft = { id: string; content: PresentationContent; manifest: Manifest };

/** Whose form the page is: a document of the library by itself, or of a presentation only the view. */
export type FormOf = { item?: LibraryKind | undefined; only?: string | undefined };

const titleOf = (content: object, locale: Locale): string | undefined =>
  (content as { title?: Partial<Record<Locale, string>> }).title?.[locale] || undefined;

export function placeNames(
  { id, content, manifest }: Draft,
  { item, only }: FormOf,
  locale: Locale,
): Record<string, string> {
  const { recipes, dishes, products, media } = manifest;
  const foods = { recipe: recipes, dish: dishes, product: products };
  const own = content.entries.flatMap((entry) => itemOf(entry) ?? []);
  const eaten: Named[] = own.flatMap(({ kind, id: one }) => {
    const found = foods[kind][one];
    return found ? [{ of: kind, id: one, content: found }] : [];
  });
  const files: Named[] = Object.values(media).map((one) => ({ of: 'media', id: one.id, content: one }));
  const said = townKinds.flatMap((kind): Named[] =>
    (manifest[townListOf[kind]] ?? []).map((one) => ({ of: kind, id: one.id, content: one })),
  );
  const documents: Named[] = item
    ? [...eaten, ...said]
    : [{ of: 'presentation', id, content }, ...eaten, ...files];
  return Object.fromEntries(
    documents
      .flatMap((document) => namesIn(document, locale))
      .filter(([{ of, field }]) => !only || (of === 'presentation' && field === only))
      .map(([place, name]) => [placeKey(place), name]),
  );
}

function namesIn({ of, id, content }: Named, locale: Locale): [FieldPlace, string][] {
  const texts = fieldTexts(locale, { of });
  const rows = new Map(
    rowLists(documentFields[of]).flatMap(([list]) => rowsIn(content, list).map((row) => [row.id, row])),
  );
  // A file is known by its image; the title of a recipe says which it is of.
  const whose = of === 'presentation' || of === 'media' ? undefined : titleOf(content, locale);
  return placesIn(of, id, content).map((place) => {
    const { row, field } = place;
    const at = placeAmongItsKind(of, content, row);
    const title = row ? titleOf(rows.get(row) ?? {}, locale) : undefined;
    const name = texts.name(at && { ...at, name: title }, field);
    return [place, whose ? `${whose}: ${name}` : name];
  });
}
