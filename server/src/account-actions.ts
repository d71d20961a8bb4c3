import { recordActivity } from '@psifida/api/db/record-activity';
import type { Tables } from '@psifida/api/db/tables';
import type { RecordAction } from '@psifida/identity/accounts';

/** What is done to accounts stands in the one activity, written in the same transaction: both parts share a database. */
export const recordAccountAction: RecordAction = (tx, { action, account: { id, name }, by }) =>
  recordActivity(tx.withTables<Tables>() as never, {
    action,
    system: null,
    kind: 'account',
    subject: id,
    title: { el: name, en: name },
    by: { id: by.id, name: by.name },
  });
