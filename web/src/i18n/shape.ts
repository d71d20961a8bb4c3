import type { ScreenId } from '@psifida/contract/registry/addresses';

/** The keys of a catalogue without its words: a key that is missing or too many does not compile. */
export type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

/** What a page is called for whoever may only look at it. */
export type ReadTitle = 'presentation-read' | 'recipe-read' | 'dish-read';
export type Titles = Record<ScreenId | ReadTitle, string>;
