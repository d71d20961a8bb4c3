import type { Bilingual } from '@psifida/contract/bilingual';
import type { ManyAnswer } from '@psifida/contract/endpoints/many';
import type { Outcome } from './write-documents.ts';

/** Each named once, as it was named last. */
export const once = <One extends { id: string }>(which: readonly One[]): One[] => [
  ...new Map(which.map((one) => [one.id, one])).values(),
];

type Titled<Row> = { subject: { titleOf(row: Row): Bilingual } | null };

/** What became of each, for whoever has changed several at once. */
export const toManyAnswer = <Row extends { version: number }>(
  titled: Titled<Row>,
  outcomes: readonly Outcome<Row>[],
): ManyAnswer => ({
  done: outcomes.flatMap((one) =>
    'after' in one && one.after !== one.before ? [{ id: one.id, version: one.after?.version ?? null }] : [],
  ),
  same: outcomes.flatMap((one) => ('after' in one && one.after === one.before ? [one.id] : [])),
  refused: outcomes.flatMap((one) => {
    if (!('refused' in one)) return [];
    const { id, before, refused } = one;
    // Whole documents, for whoever merges; in a list of many nobody does.
    const { current: _, ...params } = refused.params;
    const title = before ? (titled.subject?.titleOf(before) ?? null) : null;
    return [{ id, title, code: refused.code, params, issues: refused.issues }];
  }),
});
