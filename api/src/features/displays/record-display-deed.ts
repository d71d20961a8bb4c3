import type { DisplaySettings } from '@psifida/contract/content/display';
import type { Person } from '@psifida/contract/content/presentation';
import type { ActivityAction } from '@psifida/contract/endpoints/activity';
import type { Transaction } from 'kysely';
import { recordActivity } from '../../db/record-activity.ts';
import type { Tables } from '../../db/tables.ts';

type DisplayDeed = {
  action: ActivityAction;
  id: string;
  display: Pick<DisplaySettings, 'name' | 'system'>;
  by: Person;
};

/** A display has one name in every language. */
export const recordDisplayDeed = (
  tx: Transaction<Tables>,
  { action, id, display: { name, system }, by }: DisplayDeed,
): Promise<void> =>
  recordActivity(tx, { action, system, kind: 'display', subject: id, title: { el: name, en: name }, by });
