import type { ScreenId } from '@psifida/contract/registry/addresses';

/** A text in Greek and in English: one without the other does not compile. */
export type Pair = readonly [el: string, en: string];
type Pairs = { readonly [key: string]: Pair | Pairs };
type InLanguage<Texts, Place extends 0 | 1> = Texts extends Pair
  ? Texts[Place]
  : { readonly [Key in keyof Texts]: InLanguage<Texts[Key], Place> };

const pick = (texts: Pair | Pairs, place: 0 | 1): unknown =>
  Array.isArray(texts)
    ? texts[place]
    : Object.fromEntries(Object.entries(texts).map(([key, one]) => [key, pick(one, place)]));

/**
 * Texts in both languages, beside each other.
 * Ελληνικά όπως τα γράφει ένας προσεκτικός συνάδελφος: σύντομα, στον πληθυντικό ευγενείας, μία λέξη για κάθε πράγμα.
 * English plain and warm; the specification's own texts where it gives them.
 */
export const inBoth = <const Texts extends Pairs>(texts: Texts) =>
  ({ el: pick(texts, 0), en: pick(texts, 1) }) as {
    el: InLanguage<Texts, 0>;
    en: InLanguage<Texts, 1>;
  };

export type ReadTitle =
  | 'presentation-read'
  | 'recipe-read'
  | 'dish-read'
  | 'announcement-read'
  | 'event-read';
export type Titles = Record<ScreenId | ReadTitle, Pair>;
