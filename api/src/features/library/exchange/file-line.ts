import type { FieldIssue } from '@psifida/contract/problem-shape';
import type { LibraryItemRow } from '../../../db/library-tables.ts';

/** One entry of a file: the line on which it begins and what it says. Fields that it does not name stay as they are. */
export type FileLine = { line: number; fields: Record<string, unknown>; issues: FieldIssue[] };

/** How a file is put together of its entries. */
export type FileForm = { entry(row: LibraryItemRow): string; file(entries: readonly string[]): string };
