import type { ScreenId } from '@psifida/contract/registry/addresses';

/** The keys of a catalogue without its words: a key that is missing or too many does not compile. */
export type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

/**
 * Texts in both languages, beside each other, with the same keys.
 * Ελληνικά όπως τα γράφει ένας προσεκτικός συνάδελφος: σύντομα, στον πληθυντικό ευγενείας, μία λέξη για κάθε πράγμα.
 * English plain and warm; the specification's own texts where it gives them.
 */
export const inBoth = <const T>(texts: { el: T; en: Shape<NoInfer<T>> }): { el: T; en: Shape<T> } => texts;

/** What a page is called for whoever may only look at it. */
export type ReadTitle = 'presentation-read' | 'recipe-read' | 'dish-read';
export type Titles = Record<ScreenId | ReadTitle, string>;
