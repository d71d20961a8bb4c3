import { type AlertSettings, alertSettings, noAlertSettings } from '@psifida/contract/content/cap';
import type { Person } from '@psifida/contract/content/presentation';
import { Problem } from '@psifida/contract/problem';
import { type Kysely, sql } from 'kysely';
import { recordActivity } from '../../../db/record-activity.ts';
import type { Tables } from '../../../db/tables.ts';
import { readTrustedKeys } from './trusted-keys.ts';

export async function readSettings(db: Kysely<Tables>): Promise<AlertSettings> {
  const row = await db.selectFrom('alert_settings').select('settings').executeTakeFirst();
  return alertSettings.safeParse(row?.settings).data ?? noAlertSettings;
}

export async function saveAlertSettings(
  db: Kysely<Tables>,
  { settings, by }: { settings: AlertSettings; by: Person },
) {
  // Their dates are judged when a warning comes: one that has run out keeps nobody from changing the rest.
  if (!readTrustedKeys(settings.certificates, Date.now()))
    throw new Problem('input.invalid', {}, [{ path: ['certificates'], code: 'certificate.unreadable' }]);
  await db.transaction().execute(async (tx) => {
    const kept = JSON.stringify(settings);
    await tx
      .insertInto('alert_settings')
      .values({ settings: kept })
      .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ settings: kept }))
      .execute();
    const ids = settings.sources.map(({ id }) => id);
    await tx
      .deleteFrom('alert_source')
      .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
      .execute();
    for (const { id, name, address } of settings.sources)
      await tx
        .insertInto('alert_source')
        .values({ id, name, address, failure: null, failing_since: null })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet({ name, address, next_at: sql<Date>`now()` }),
        )
        .execute();
    await recordActivity(tx, {
      action: 'saved',
      system: null,
      kind: 'emergency',
      subject: null,
      title: { el: 'Επίσημες προειδοποιήσεις', en: 'Official warnings' },
      by,
    });
  });
  return settings;
}
