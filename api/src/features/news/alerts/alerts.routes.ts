import { endpoints } from '@psifida/contract/endpoints/all';
import type { FastifyInstance } from 'fastify';
import type { Bind } from '../../../http/bind.ts';
import { parseCap } from '../parse-feed.ts';
import { readSettings, saveAlertSettings } from './alert-settings.ts';
import { type AlertDeps, AlertRefused, dismissAlert, releaseAlert, takeAlert } from './alerts.ts';
import { listAlerts } from './list-alerts.ts';
import { readTrustedKeys } from './trusted-keys.ts';

type Deps = AlertDeps & { app: FastifyInstance; bind: Bind };

export function alertRoutes({ app, bind, ...deps }: Deps): void {
  const { db } = deps;
  // As civil protection's own tools send it; the endpoint sees the same as in JSON.
  app.addContentTypeParser('application/cap+xml', { parseAs: 'string' }, (_request, text, done) =>
    done(null, { cap: text }),
  );
  bind(endpoints.listAlerts, () => listAlerts(deps));
  bind(endpoints.takeAlert, async ({ body, caller: { id, name } }) => {
    const { senders, certificates } = await readSettings(db);
    const read = await parseCap(body.cap, readTrustedKeys(certificates, deps.now()) ?? []);
    const [one, ...more] = read?.isFeed ? [] : (read?.alerts ?? []);
    if (!one || more.length) throw new AlertRefused('not-cap');
    return { outcome: await takeAlert(deps, { read: one, from: { id, name }, senders }) };
  });
  bind(endpoints.releaseAlert, ({ params, body, caller }) =>
    releaseAlert(deps, { ...params, ...body, by: caller }),
  );
  bind(endpoints.dismissAlert, ({ params, caller }) => dismissAlert(deps, { ...params, by: caller }));
  bind(endpoints.readAlertSettings, () => readSettings(db));
  bind(endpoints.saveAlertSettings, ({ body, caller }) =>
    saveAlertSettings(db, { settings: body, by: caller }),
  );
}
