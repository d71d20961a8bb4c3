import type { DisplaySettings } from '@psifida/contract/content/display';
import type { Person } from '@psifida/contract/content/presentation';
import type { ActivityAction } from '@psifida/contract/endpoints/activity';
import type { Transaction } from 'kysely';
import { recordActivity } from '../../db/record-activity.ts';
import type { Tables } from '../../db/tables.ts';

type DisplayAction = {
  action: ActivityAction;
  id: string;
  display: Pick<DisplaySettings, 'name' | 'system'>;
  by: Person;
};

/** A display has one name in every language. */
export const recordDisplayAction = (
  tx: Transaction<Tables>,
  { action, id, display: { name, system }, by }: DisplayAction,
): Promise<void> =>
  recordActivity(tx, { action, system, kind: 'display', subject: id, title: { el: name, en: name }, by });
