import type { ScreenPlan } from '@psifida/contract/content/screen-plan';
import { anyOf } from '../../db/any-of.ts';
import type { Caller } from '../../http/sign-in.ts';
import { notifyDisplays } from '../../releases/notify-displays.ts';
import { editableOf, recordForMany } from './audience.ts';
import type { DisplayParts } from './parts.ts';

type Planning = {
  plan: ScreenPlan | null;
  displays: string[] | null;
  tags: string[];
  by: Pick<Caller, 'id' | 'name' | 'may'>;
};

/** When the screens of one display, of a tag or of all are on; one statement, however many they are. */
export const planScreens = (
  { db }: DisplayParts,
  { plan, by, ...audience }: Planning,
): Promise<{ displays: number }> =>
  db.transaction().execute(async (tx) => {
    const meant = await editableOf(tx, audience, by);
    const displays = meant.map(({ id }) => id);
    await tx
      .updateTable('display')
      .set({ screen_plan: plan && JSON.stringify(plan) })
      .where('id', '=', anyOf(displays))
      .execute();
    if (meant.length) await recordForMany(tx, { action: 'planned', meant, by });
    await notifyDisplays(tx, { event: 'settings', to: { displays } });
    return { displays: displays.length };
  });
