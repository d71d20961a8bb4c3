import { z } from 'zod';
import { asRead } from '../as-read.ts';
import { bilingual, lackingIn, optionalBilingual } from '../bilingual.ts';
import { type LibraryKind, libraryKinds } from '../kinds.ts';
import type { FieldIssue } from '../problem-shape.ts';
import type { FieldCode } from '../problems.ts';
import { isLargeEnough, type Size, tooFew } from '../registry/check.ts';
import type { Quality } from '../registry/registry.ts';
import { systemId } from '../registry/systems.ts';
import {
  type AnnouncementContent,
  announcementContent,
  announcementFields,
  emptyAnnouncement,
} from './announcement.ts';
import { audiosOf } from './audios.ts';
import { type EventContent, emptyEvent, eventContent, eventFields, faultsOfEvent } from './event.ts';
import {
  bilingualTexts,
  emptyOf,
  type FieldTable,
  optionalText,
  references,
  rowsOf,
  seen,
  unseen,
  whole,
} from './fields.ts';
import { itemBase, itemBaseFields, itemLimits } from './item-base.ts';
import { kept } from './presentation.ts';
import { scheduleFaults } from './schedule-faults.ts';
import { type TownPlan, townPlan } from './town-plan.ts';
import { uuid } from './uuid.ts';
import { signsOf } from './versions.ts';

const number = { error: 'field.not-a-number' satisfies FieldCode };

/** A row holds both languages, so that the two lists can never drift apart. */
export const ingredient = z.strictObject({
  id: uuid,
  /** For the servings that the recipe names; what is given here grows and shrinks with them. */
  amount: z.number(number).positive(number).max(100_000, number).nullable(),
  /** In either language it may hold a form for one and one for more: see `formsOf`. */
  text: optionalBilingual({ max: 300, lines: true }),
});
export type Ingredient = z.infer<typeof ingredient>;

const preparationStep = z.strictObject({ id: uuid, text: optionalBilingual({ max: 2_000, lines: true }) });
export type PreparationStep = z.infer<typeof preparationStep>;

const description = optionalBilingual({ max: 5_000, lines: true });

export const recipeContent = z.strictObject({
  ...itemBase,
  ingredients: z.array(ingredient).max(itemLimits.ingredients),
  steps: z.array(preparationStep).max(itemLimits.steps),
  servings: z.int(number).min(1, number).max(100, number).nullable(),
  minutes: z.int(number).min(1, number).max(2_880, number).nullable(),
});
export type RecipeContent = z.infer<typeof recipeContent>;

export const dishContent = z.strictObject({
  ...itemBase,
  description,
  /** The local products in it, in order. */
  products: z.array(uuid).max(itemLimits.products),
});
export type DishContent = z.infer<typeof dishContent>;

/** A line of a product that says whose it is, from where and when; empty where nobody has said so. */
const fact = optionalBilingual({ max: 200 }).default({ el: '', en: '' });
export const productFacts = ['producer', 'origin', 'season'] as const;
export type ProductFact = (typeof productFacts)[number];

export const productContent = z.strictObject({
  ...itemBase,
  description,
  producer: fact,
  origin: fact,
  season: fact,
});
export type ProductContent = z.infer<typeof productContent>;

export const itemContents = {
  recipe: recipeContent,
  dish: dishContent,
  product: productContent,
  announcement: announcementContent,
  event: eventContent,
} as const;
export type ItemContentOf = {
  recipe: RecipeContent;
  dish: DishContent;
  product: ProductContent;
  announcement: AnnouncementContent;
  event: EventContent;
};
export type ItemContent = ItemContentOf[LibraryKind];

/** What the fields of each kind are, and with it how they are compared, joined and kept as a draft. */
export const itemFields = {
  recipe: {
    ...itemBaseFields,
    servings: seen(whole),
    minutes: seen(whole),
    ingredients: rowsOf('ingredients', {
      amount: seen(whole),
      text: seen(optionalText),
    } satisfies FieldTable<Ingredient>),
    steps: rowsOf('steps', { text: seen(optionalText) } satisfies FieldTable<PreparationStep>),
    media: unseen(references),
  },
  dish: {
    ...itemBaseFields,
    description: seen(optionalText),
    products: seen(references),
    media: unseen(references),
  },
  product: {
    ...itemBaseFields,
    description: seen(optionalText),
    producer: seen(optionalText),
    origin: seen(optionalText),
    season: seen(optionalText),
    media: unseen(references),
  },
  announcement: announcementFields,
  event: eventFields,
} as const satisfies { [Kind in LibraryKind]: FieldTable<ItemContentOf[Kind]> };

const fieldsOfItem = (content: ItemContent) => {
  if ('ingredients' in content) return itemFields.recipe;
  if ('products' in content) return itemFields.dish;
  if ('pressing' in content) return itemFields.announcement;
  return 'repeats' in content ? itemFields.event : itemFields.product;
};

export const emptyItem: { [Kind in LibraryKind]: ItemContentOf[Kind] } = {
  recipe: emptyOf<RecipeContent>(itemFields.recipe),
  dish: emptyOf<DishContent>(itemFields.dish),
  product: emptyOf<ProductContent>(itemFields.product),
  announcement: emptyAnnouncement,
  event: emptyEvent,
};

/** The parts an active one must have (R-VAL-04, R-VAL-05); a draft may lack them. */
const itemParts = ['ingredients', 'steps', 'image', 'description', 'text'] as const;
export type ItemPart = (typeof itemParts)[number];

const itemNeed = z.object({
  part: z.enum(itemParts),
  atLeast: z.int(),
  quality: z.enum(['fullHd', 'hd'] as [Quality, ...Quality[]]).optional(),
});
export type ItemNeed = z.infer<typeof itemNeed>;

export const itemNeeds: Record<LibraryKind, readonly ItemNeed[]> = {
  recipe: [
    { part: 'ingredients', atLeast: 2 },
    { part: 'steps', atLeast: 1 },
    { part: 'image', atLeast: 1, quality: 'fullHd' },
  ],
  dish: [
    { part: 'description', atLeast: 1 },
    { part: 'image', atLeast: 1 },
  ],
  product: [
    { part: 'description', atLeast: 1 },
    { part: 'image', atLeast: 1 },
  ],
  announcement: [{ part: 'text', atLeast: 1 }],
  // Its title and when it begins, which a draft has as well.
  event: [],
};

export const itemStanding = itemNeed.extend({ have: z.int() });
export type ItemStanding = z.infer<typeof itemStanding>;

function have(content: ItemContent, { part, quality }: ItemNeed, sizeOf: (media: string) => Size | null) {
  if (part === 'image') {
    const size = content.image ? sizeOf(content.image) : null;
    return size && (!quality || isLargeEnough(size, quality)) ? 1 : 0;
  }
  if (part === 'description') return 'description' in content && !lackingIn(content.description) ? 1 : 0;
  if (part === 'text') return 'text' in content && !lackingIn(content.text) ? 1 : 0;
  const rows = part in content ? (content as RecipeContent)[part] : [];
  return rows.filter(({ text }) => !lackingIn(text)).length;
}

/** How each need of its kind stands; rows count once both languages are there. */
export const standingOfItem = (
  kind: LibraryKind,
  content: ItemContent,
  sizeOf: (media: string) => Size | null,
): ItemStanding[] => itemNeeds[kind].map((need) => ({ ...need, have: have(content, need, sizeOf) }));

export const missingOfItem = (...input: Parameters<typeof standingOfItem>): ItemStanding[] =>
  standingOfItem(...input).filter(tooFew);

/** What is missing by the needs of today, from counts made when it was saved. */
export const missingByCount = (
  kind: LibraryKind,
  counted: Partial<Record<ItemPart, number>>,
): ItemStanding[] =>
  itemNeeds[kind].map((need) => ({ ...need, have: counted[need.part] ?? 0 })).filter(tooFew);

/** What cannot be, in a draft neither: two rows under one identity, one product named twice. */
export function contradictionsOfItem(content: ItemContent): FieldIssue[] {
  const twice = (values: readonly string[], path: (index: number) => FieldIssue['path']): FieldIssue[] =>
    values.flatMap((value, index) =>
      values.indexOf(value) === index
        ? []
        : [{ path: path(index), code: 'field.invalid' satisfies FieldCode }],
    );
  if ('products' in content) return twice(content.products, (index) => ['products', index]);
  if ('pressing' in content) return scheduleFaults(content.schedule);
  if ('repeats' in content) return faultsOfEvent(content);
  if (!('ingredients' in content)) return [];
  return (['ingredients', 'steps'] as const).flatMap((part) =>
    twice(
      content[part].map(({ id }) => id),
      (index) => [part, index, 'id'],
    ),
  );
}

/** What need not be said: it may be empty in both languages, and is unfinished in one alone. */
export const leavableIn = (content: ItemContent): readonly string[] =>
  'repeats' in content ? ['text', 'place'] : productFacts;

/** Texts of an active item that stand in one language only, or are empty, at their fields. Titles are required anyway. */
export const unfinishedTexts = (content: ItemContent): FieldIssue[] =>
  bilingualTexts(fieldsOfItem(content), content).flatMap(({ path, field, text, required }) => {
    // Easy in one language helps whoever reads that one.
    if (field === 'easy') return [];
    const isLeftOut = leavableIn(content).some((one) => one === field) && !text.el.trim() && !text.en.trim();
    const code = required || isLeftOut ? null : lackingIn(text);
    return code ? [{ path, code }] : [];
  });

/** Images and videos that an item shows by itself. */
export const imagesOfItem = ({ image, media }: Pick<ItemContent, 'image' | 'media'>): string[] => [
  ...new Set([...(image ? [image] : []), ...media]),
];

/** Beside them the audio files that are heard of it, and its video in signs. */
export const mediaOfItem = (content: ItemContent): string[] => [
  ...new Set([...imagesOfItem(content), ...audiosOf(content), ...signsOf(content)]),
];

/** Where an item is used: a presentation, or a dish that names a product. */
export const itemUse = z.object({ id: uuid, system: systemId, title: bilingual, active: z.boolean() });
export type ItemUse = z.infer<typeof itemUse>;
export const dishUse = itemUse.omit({ system: true });

/** As a list and a picker show it. */
export const itemSummary = z.object({
  id: uuid,
  kind: z.enum(libraryKinds),
  title: bilingual,
  active: z.boolean(),
  missing: z.array(itemStanding),
  image: uuid.nullable(),
  /** In how many presentations it is used. */
  uses: z.int(),
  ...kept,
});
export type ItemSummary = z.infer<typeof itemSummary>;

/** What can be counted in a recipe, dish or product. */
const countedParts = ['ingredients', 'steps', 'products', 'media'] as const;

/** In a list also how much of each stands in it. */
export const listedItem = itemSummary.extend({
  holds: z.array(z.object({ part: z.enum(countedParts), count: z.int() })),
  /** How many of its texts are to be checked in their two languages. */
  doubts: z.int(),
  /** Of an announcement or an event. */
  plan: townPlan.optional(),
});
export type ListedItem = z.infer<typeof listedItem>;

export function planOfItem(content: ItemContent): TownPlan | undefined {
  if ('pressing' in content) return { schedule: content.schedule, tags: content.tags };
  if (!('repeats' in content)) return undefined;
  const { begin, end, wholeDay, repeats, except, tags } = content;
  return { begin, end, wholeDay, repeats, except, tags };
}

export const holdsOfItem = (content: ItemContent): ListedItem['holds'] =>
  countedParts.flatMap((part) => {
    const rows = (content as Partial<Record<typeof part, readonly unknown[]>>)[part];
    return rows ? [{ part, count: rows.length }] : [];
  });

const itemOf = <Kind extends LibraryKind>(kind: Kind) =>
  itemSummary.extend({
    kind: z.literal(kind),
    content: itemContents[kind],
    usedIn: z.array(itemUse),
    /** In which a product is; empty for the other kinds. */
    dishes: z.array(dishUse),
  });

export const libraryItem = asRead(
  z.discriminatedUnion('kind', [
    itemOf('recipe'),
    itemOf('dish'),
    itemOf('product'),
    itemOf('announcement'),
    itemOf('event'),
  ]),
);
export type LibraryItem = z.infer<typeof libraryItem>;
export type ItemOf<Kind extends LibraryKind> = Extract<LibraryItem, { kind: Kind }>;
