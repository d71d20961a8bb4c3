import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AlertSettings, noAlertSettings } from '@psifida/contract/content/cap';
import { beforeAll, expect, test } from 'vitest';
import { aWarning, capTime } from '../../../testing/a-warning.ts';
import { emptyBeforeEach, ownApi } from '../../../testing/open-test-api.ts';
import { aKeyPair, signWarning, toPem } from '../../../testing/sign-warning.ts';
import { endIn, sendIn } from '../../displays/emergencies/emergencies.ts';
import { FeedRefusal } from '../feed-refusal.ts';
import type { FetchText } from '../fetch-feed.ts';
import { type Round, refreshAlerts } from './refresh-alerts.ts';

const now = Date.now;
const api = ownApi({
  signIn: { roles: { view: 'viewer', edit: 'editor', administer: 'admin', alert: 'duty' } },
});
let duty: string;
let admin: string;
beforeAll(async () => {
  duty = await api.token({ sub: 'duty-1', name: 'Σε υπηρεσία', realm_access: { roles: ['duty'] } });
  admin = await api.token({ sub: 'admin-1', name: 'Διαχειρίστρια', realm_access: { roles: ['admin'] } });
});
emptyBeforeEach(api, 'emergency', 'alert', 'alert_source', 'alert_settings');

const waiting = async () => (await api.read('/alerts', { token: duty })).items;
const set = async (change: Partial<AlertSettings>) => {
  const answer = await api.put('/alert-settings', { ...noAlertSettings, ...change }, { token: admin });
  expect(answer.statusCode).toBe(200);
};

const messages: Round['messages'] = {
  send: (tx, what) => sendIn(tx, { now }, what),
  end: (tx, what) => endIn(tx, { now }, what),
};
const noLog = { info: () => {}, warn: () => {} };
const noFetch: FetchText = async () => {
  throw new FeedRefusal('no-answer');
};
const refresh = ({ fetchText = noFetch, folder = null, log = noLog }: Partial<Round>) =>
  refreshAlerts({ db: api.db, now, messages, fetchText, folder, log });
async function refreshNow(change: Partial<Round>) {
  await api.db
    .updateTable('alert_source')
    .set({ next_at: new Date(0) })
    .execute();
  await refresh(change);
}

test('R-ALERT-02 R-ALERT-08 a feed brings its warnings once, and one that is away is said', async () => {
  const source = { id: crypto.randomUUID(), name: 'Μετεωρολογική υπηρεσία', senders: [] };
  await set({ sources: [{ ...source, address: 'https://weather.example.gr/feed' }] });
  const link = (id: string) =>
    `<entry><id>${id}</id><updated>1</updated><link type="application/cap+xml" href="/${id}"/></entry>`;
  const pages: Record<string, string> = {
    '/feed': `<feed xmlns="http://www.w3.org/2005/Atom">${link('b')}${link('a')}</feed>`,
    '/a': aWarning({ id: 'a' }),
    '/b': aWarning({ id: 'b' }),
  };
  const asked: string[] = [];
  let away = false;
  let gone = '';
  const fetchText: FetchText = async (url) => {
    const { pathname } = new URL(url);
    asked.push(pathname);
    if (away) throw new FeedRefusal('no-answer');
    if (pathname === gone) throw new FeedRefusal('error-answer');
    return { text: pages[pathname] ?? '', url };
  };
  const round = () => refreshNow({ fetchText });
  await round();
  expect(await waiting()).toHaveLength(2);
  await round();
  expect(asked).toEqual(['/feed', '/a', '/b', '/feed']);
  // One that cannot be had keeps no later one from coming.
  pages['/feed'] = `<feed xmlns="http://www.w3.org/2005/Atom">${link('d')}${link('c')}</feed>`;
  pages['/d'] = aWarning({ id: 'd' });
  gone = '/c';
  await round();
  expect(await waiting()).toHaveLength(3);
  expect((await api.read('/alerts', { token: duty })).failing).toMatchObject([{ reason: 'error-answer' }]);
  gone = '';
  away = true;
  await round();
  const { failing } = await api.read('/alerts', { token: duty });
  expect(failing).toMatchObject([{ name: source.name, reason: 'no-answer' }]);
  away = false;
  await round();
  expect((await api.read('/alerts', { token: duty })).failing).toEqual([]);
});

test('R-ALERT-01 R-ALERT-08 a folder below the one that the operator names brings its files once, and no other is read', async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'psifida-warnings-'));
  const folder = path.join(root, 'weather');
  const secret = path.join(root, 'secret.xml');
  await mkdir(folder);
  await writeFile(secret, aWarning({ id: 'secret' }));
  await writeFile(path.join(folder, 'one.xml'), aWarning({ id: 'one' }));
  await writeFile(path.join(folder, 'two.cap'), 'not xml');
  await writeFile(path.join(folder, 'notes.txt'), aWarning({ id: 'notes' }));
  await writeFile(
    path.join(folder, 'large.xml'),
    aWarning({ beside: `<note>${'x'.repeat(300_000)}</note>` }),
  );
  await symlink(secret, path.join(folder, 'link.xml'));
  const source = { id: crypto.randomUUID(), name: 'Φάκελος', senders: [] };
  await set({ sources: [{ ...source, address: pathToFileURL(folder).href }] });
  const reasons = async () =>
    (await api.read('/alerts', { token: duty })).failing.map(({ reason }: { reason: string }) => reason);
  await refreshNow({});
  expect(await reasons()).toEqual(['address-not-allowed']);
  await refreshNow({ folder });
  expect(await reasons()).toEqual([]);
  expect((await waiting()).map((one: { source: string }) => one.source)).toEqual(['Φάκελος']);
  await refreshNow({ folder });
  expect(await waiting()).toHaveLength(1);
  await set({ sources: [{ ...source, address: pathToFileURL(root).href }] });
  await refreshNow({ folder });
  expect(await reasons()).toEqual(['address-not-allowed']);
  await rm(root, { recursive: true });
  await refreshNow({ folder });
  expect(await reasons()).toEqual(['no-answer']);
  expect(await waiting()).toHaveLength(1);
});

test('R-ALERT-07 a source that is slow keeps no other waiting', async () => {
  const source = (name: string) => ({
    ...{ id: crypto.randomUUID(), name, address: `https://${name}.example.gr/feed`, senders: [] },
  });
  const [slow, quick] = [source('slow'), source('quick')];
  await set({ sources: [slow, quick] });
  const due = (id: string, ms: number) =>
    api.db
      .updateTable('alert_source')
      .set({ next_at: new Date(ms) })
      .where('id', '=', id)
      .execute();
  await due(slow.id, 0);
  await due(quick.id, 1_000);
  let goOn = () => {};
  const quickIsThere = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await refresh({
    fetchText: async (url) => {
      if (url === slow.address) await quickIsThere;
      else goOn();
      return { text: aWarning({ id: new URL(url).hostname }), url };
    },
  });
  expect(await waiting()).toHaveLength(2);
});

test('R-ALERT-08 a feed in the order of time, whose oldest entries are gone, brings what is new', async () => {
  const address = 'https://weather.example.gr/feed';
  await set({ sources: [{ id: crypto.randomUUID(), name: 'Μετεωρολογική υπηρεσία', senders: [], address }] });
  const entries = Array.from({ length: 30 }, (_, n) => {
    const updated = capTime(Date.now() - (60 - n) * 60_000);
    return `<entry><id>${n}</id><updated>${updated}</updated><link href="/${n}"/></entry>`;
  });
  await refreshNow({
    fetchText: async (url) => {
      if (url === address)
        return { text: `<feed xmlns="http://www.w3.org/2005/Atom">${entries.join('')}</feed>`, url };
      if (!url.endsWith('/29')) throw new FeedRefusal('error-answer');
      return { text: aWarning(), url };
    },
  });
  expect(await waiting()).toHaveLength(1);
});

test('R-ALERT-07 what a feed leads to is checked with the keys that are set, and a refusal says what to set', async () => {
  const { publicKey, privateKey } = aKeyPair();
  const source = { id: crypto.randomUUID(), name: 'Μετεωρολογική υπηρεσία', senders: [] };
  const sources = [{ ...source, address: 'https://weather.example.gr/feed' }];
  const fetchText: FetchText = async (url) => {
    const id = new URL(url).pathname.slice(1);
    const entry = `<entry><id>${id}</id><link href="/${brought}"/></entry>`;
    const feed = `<feed xmlns="http://www.w3.org/2005/Atom">${entry}</feed>`;
    return { text: id === 'feed' ? feed : signWarning(aWarning({ id }), { by: privateKey }), url };
  };
  const said: object[] = [];
  const noting = { ...noLog, info: (details: object) => void said.push(details) };
  let brought = 'before';
  await set({ sources });
  await refreshNow({ fetchText, log: noting });
  expect(said).toMatchObject([{ source: source.name, reason: 'signed', setting: 'certificates' }]);
  brought = 'after';
  await set({ sources, certificates: toPem(publicKey) });
  await refreshNow({ fetchText });
  expect(await waiting()).toHaveLength(1);
});
