import type { ActivityAction } from '@psifida/contract/endpoints/activity';

type Activity = { active: boolean };

/** What a save is called: whether it is shown matters more than what else was done. */
export const deed = (
  before: Activity,
  after: Activity,
  otherwise: ActivityAction = 'saved',
): ActivityAction => {
  if (before.active === after.active) return otherwise;
  return after.active ? 'activated' : 'deactivated';
};
