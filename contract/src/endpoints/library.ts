import { z } from 'zod';
import { bilingual } from '../bilingual.ts';
import { importIssue } from '../content/import-issue.ts';
import { dishUse, itemContents, itemUse, libraryItem, listedItem } from '../content/library-item.ts';
import { revisionBase, revisionSummary } from '../content/presentation.ts';
import { uuid } from '../content/uuid.ts';
import { libraryKinds } from '../kinds.ts';
import { systemId } from '../registry/systems.ts';
import { acknowledged, knowingProblems } from './acknowledged.ts';
import { endpoint } from './endpoint.ts';
import { manyAnswer, selection, which, whichDone } from './many.ts';
import { countedNumber, cursor, idList, pagedByNumber, pagedOf, pageOf, reversed } from './paging.ts';

const kind = z.enum(libraryKinds);
const version = z.int32();

/** The kind of the address decides which shape is right; the server parses again with exactly that one. */
const anyContent = z.union(libraryKinds.map((one) => itemContents[one]));

export const itemStates = ['active', 'inactive', 'incomplete', 'unused', 'doubted'] as const;
export const itemOrders = ['changed', 'title'] as const;

const made = <Content extends z.ZodType>(content: Content) =>
  z.strictObject({ id: uuid.optional(), active: z.boolean().default(false), content });
const saved = <Content extends z.ZodType>(content: Content) =>
  z.strictObject({ version, active: z.boolean(), content });
const filter = z.strictObject({
  search: z.string().max(200).optional(),
  state: z.enum(itemStates).optional(),
  order: z.enum(itemOrders).default('changed'),
  reversed,
});

export const listItems = endpoint.view('GET /library/:kind', {
  machines: ['read', 'announcements', 'events'],
  summary:
    'Recipes, dishes, products, announcements or events; last changed first, or by title in Greek order',
  query: filter.extend({
    /** Only these; unknown ones are left out. */
    ids: idList.optional(),
    after: cursor.optional(),
    limit: pageOf(24),
  }),
  response: pagedOf(listedItem),
});

export const selectItems = endpoint.view('GET /library/:kind/selection', {
  summary: 'Which of a kind match a filter, all of them, to do something with them',
  query: filter,
  response: selection,
});

export const findItem = endpoint.view('GET /library/:kind/:id', {
  machines: ['read', 'announcements', 'events'],
  summary: 'One of a kind, with where it is used',
  response: libraryItem,
  problems: ['item.not-found'],
});

const townPlace = z.object({
  presentation: uuid,
  entry: uuid,
  system: systemId,
  title: bilingual,
  /** What its presentation is called. */
  of: bilingual,
});
export type TownPlace = z.infer<typeof townPlace>;

export const listPoints = endpoint.view('GET /points', {
  machines: ['events'],
  summary: 'The town’s points of interest, at which events take place, in the order of their presentations',
  response: z.object({ items: z.array(townPlace) }),
});

export const createItem = endpoint.edit('POST /library/:kind', {
  machines: ['announcements', 'events'],
  summary: 'Make one of a kind; titles are enough for an inactive draft. The same id makes nothing new',
  body: made(anyContent),
  bodyOf: (params) => made(itemContents[params.kind]),
  response: libraryItem,
  status: 201,
  problems: ['item.incomplete'],
});

const ruled = [
  'item.not-found',
  'item.changed-elsewhere',
  'item.last-active',
  'presentation.incomplete',
  ...knowingProblems,
] as const;

export const saveItem = endpoint.edit('PUT /library/:kind/:id', {
  machines: ['announcements', 'events'],
  summary: 'Save it whole, naming the version it was made from; every presentation that uses it follows',
  query: acknowledged,
  body: saved(anyContent),
  bodyOf: (params) => saved(itemContents[params.kind]),
  response: libraryItem,
  problems: [...ruled, 'item.incomplete'],
});

export const replaceItem = endpoint.edit('POST /library/:kind/:id/replace', {
  summary: 'Put another one in its place wherever it is used',
  query: acknowledged,
  body: z.strictObject({ with: uuid }),
  response: z.object({ presentations: z.array(itemUse), dishes: z.array(dishUse) }),
  problems: ['item.not-found', 'presentation.incomplete', ...knowingProblems],
});

export const deleteItem = endpoint.edit('DELETE /library/:kind/:id', {
  machines: ['announcements', 'events'],
  summary: 'Delete it for good; refused while it is used, and for the last active one',
  query: z.strictObject({ version: countedNumber }),
  response: z.object({ id: uuid }),
  problems: ['item.not-found', 'item.changed-elsewhere', 'item.in-use', 'item.last-active'],
});

export const changeItems = endpoint.edit('POST /library/:kind/many', {
  summary: 'Do one thing to several of a kind; each is judged by itself, and displays change once',
  query: acknowledged,
  body: z.discriminatedUnion('what', [
    z.strictObject({ what: z.enum(['activate', 'deactivate', 'delete']), which }),
    /** Puts one other in the place of all of them, wherever they are used. */
    z.strictObject({ what: z.literal('replace'), which, with: uuid }),
    z.strictObject({ what: z.literal('undo'), which: whichDone }),
  ]),
  response: manyAnswer,
  problems: knowingProblems,
});

export const listItemRevisions = endpoint.view('GET /library/:kind/:id/revisions', {
  summary: 'Every save of one of a kind, newest first, with what it changed',
  query: z.strictObject({
    after: countedNumber.optional(),
    limit: pageOf(24),
  }),
  response: pagedByNumber(revisionSummary),
  problems: ['item.not-found'],
});

const revisionOf = <Kind extends keyof typeof itemContents>(name: Kind) =>
  revisionBase.extend({ kind: z.literal(name), content: itemContents[name] });
const itemRevision = z.discriminatedUnion('kind', [
  revisionOf('recipe'),
  revisionOf('dish'),
  revisionOf('product'),
  revisionOf('announcement'),
  revisionOf('event'),
]);
export type ItemRevision = z.infer<typeof itemRevision>;

export const findItemRevision = endpoint.view('GET /library/:kind/:id/revisions/:number', {
  summary: 'What it was at one save',
  response: itemRevision,
  problems: ['item.not-found'],
});

export const restoreItemRevision = endpoint.edit('POST /library/:kind/:id/revisions/:number/restore', {
  summary:
    'Save an earlier revision again; it passes the same rules, and every presentation that uses it follows',
  query: acknowledged,
  body: z.strictObject({ version }),
  response: libraryItem,
  problems: [...ruled, 'item.incomplete'],
});

/** `params` of the problem 'item.in-use'. */
export const itemInUseParams = z.object({ kind, presentations: z.array(itemUse), dishes: z.array(dishUse) });

export const exchangeFormats = ['csv', 'json'] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number];

export const exportItems = endpoint.view('GET /library/:kind/export', {
  summary:
    'A kind as CSV or JSON, in the form that the import takes; in as many texts as it takes to keep to its limits',
  query: z.strictObject({ format: z.enum(exchangeFormats), after: cursor.optional() }),
  /** `next` asks for the text after this one. */
  response: z.object({ text: z.string(), items: z.int(), next: z.string().nullable() }),
});

/** Lines as an editor counts them; where entries of a JSON list begin on one line, the entries are counted. */
const importLine = z.object({
  line: z.int(),
  id: uuid.nullable(),
  title: z.string(),
  action: z.enum(['create', 'change', 'unchanged', 'refuse']),
  changes: z.array(z.string()),
  issues: z.array(importIssue),
});
export type ImportLine = z.infer<typeof importLine>;

/** Of one file. */
export const importLimits = { lines: 2_000, characters: 5_000_000 } as const;

export const importItems = endpoint.edit('POST /library/:kind/import', {
  summary:
    'Read a CSV or JSON text: a dry run says line by line what would change; nothing is written unless all is right',
  query: acknowledged,
  body: z.strictObject({
    format: z.enum(exchangeFormats),
    text: z.string().max(importLimits.characters),
    /** Only say what would happen. */
    dryRun: z.boolean(),
    without: z.array(z.int()).max(10_000).default([]),
  }),
  /** Greek letters take two bytes each. */
  maxBytes: 2.5 * importLimits.characters,
  response: z.object({ lines: z.array(importLine), written: z.boolean() }),
  problems: ['item.import-refused', ...knowingProblems],
});

/** `params` of the problem 'item.import-refused': every line that was not dropped, the right ones too. */
export const importRefusedParams = z.object({ lines: z.array(importLine) });
