import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { lineId, presenceQuery, sayAgain } from '../api/presence.ts';
import { uploadListeners } from '../api/upload-listeners.ts';
import { useWhen } from '../i18n/when.ts';
import { runtimeConfig } from '../lib/runtime-config.ts';
import { accessToken, renewedToken, useSession } from '../session/session.ts';
import { Banner } from '../ui/banner.tsx';
import { follow, type LiveNews } from './live.ts';

const lists = (part: string) => (key: QueryKey) => key[0] === part && key.includes('list');
const ones = (part: string) => (key: QueryKey) => key[0] === part && key.includes('one');
const all = (part: string) => (key: QueryKey) => key[0] === part;
const ofSystem = (system: string | null) => (key: QueryKey) => !system || key.includes(system);

/** What asks again: lists, what is told of displays, and documents, whose forms follow where nobody has typed. */
const glass = [all('overview'), lists('displays')];
const action = [all('activity'), all('history'), all('approvals'), lists('languages'), ...glass];
const items = [lists('library'), ones('library'), all('displays')];
const askedAgain: Record<LiveNews['event'], readonly ((key: QueryKey) => boolean)[]> = {
  presentation: [
    ...action,
    lists('presentations'),
    ones('presentations'),
    lists('library'),
    all('displays'),
    all('calendar'),
    all('past'),
  ],
  recipe: [...action, ...items],
  dish: [...action, ...items],
  product: [...action, ...items],
  announcement: [...action, ...items],
  event: [...action, ...items, all('calendar')],
  // Their tags say what is a gap.
  display: [...action, all('displays'), all('calendar'), all('past')],
  'joined-wall': [...action, all('displays')],
  'event-feed': [...action, all('event-feeds')],
  release: [...action, all('displays')],
  emergency: [...action, all('emergencies')],
  media: [...action, lists('media'), all('past')],
  visits: [...action, all('visits')],
  account: [all('activity'), all('accounts')],
  clock: [all('activity'), all('clock')],
  look: [...action, all('displays')],
  glass,
  receipt: [all('emergencies'), lists('displays')],
  presence: [all('presence')],
  upload: [lists('media'), (key) => key[0] === 'media' && key.includes('asset')],
};

const concerns = ({ event, system }: LiveNews, key: QueryKey): boolean =>
  askedAgain[event].some((isMeant) => isMeant(key)) &&
  (event !== 'presentation' || key[0] !== 'presentations' || ofSystem(system)(key));

/** Events are coalesced; with many displays something changes all the time, and for an upload of their own somebody waits. */
const restMs = { own: 250, few: 1_000, many: 15_000 };
const manyDisplays = 300;
/** Polling interval while there is no event stream. */
const askEveryMs = 10_000;
/** A hidden tab disconnects; it reconnects at once when it is shown. */
const hiddenMs = 30_000;

type Live = { lostSince: number | null; heardAt: number };
let live: Live = { lostSince: null, heardAt: Date.now() };
const listeners = new Set<() => void>();
const set = (next: Live) => {
  live = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function LiveUpdates() {
  const queries = useQueryClient();
  const { user, expired, may } = useSession();
  const watches = !!user && !expired && may('view');

  useEffect(() => {
    if (!watches) return;
    let line = new AbortController();
    let pending: ReturnType<typeof setTimeout> | undefined;
    let hiding: ReturnType<typeof setTimeout> | undefined;
    let news: LiveNews[] = [];
    let askedAt = 0;
    let dueAt = 0;

    const askAgain = (isMeant: (key: QueryKey) => boolean) =>
      void queries.invalidateQueries({ predicate: ({ queryKey }) => isMeant(queryKey) });
    const everything = () =>
      askAgain((key) => Object.values(askedAgain).some((parts) => parts.some((isMeant) => isMeant(key))));
    const tellUploads = () => {
      for (const listener of uploadListeners) listener();
    };
    const flush = () => {
      pending = undefined;
      askedAt = Date.now();
      const told = news;
      news = [];
      askAgain((key) => told.some((one) => concerns(one, key)));
    };
    const open = () => {
      line = new AbortController();
      void follow({
        baseUrl: runtimeConfig().apiBaseUrl,
        line: lineId,
        tokens: { accessToken, renewedToken },
        signal: line.signal,
        onOpen: () => {
          set({ lostSince: null, heardAt: Date.now() });
          everything();
          tellUploads();
          sayAgain();
        },
        onHeard: () => set({ lostSince: null, heardAt: Date.now() }),
        onNews: (one) => {
          news.push(one);
          const listed = queries.getQueryData<{ items: unknown[] }>(['displays', 'list'])?.items.length ?? 0;
          const isOfDisplays = one.event === 'glass' || one.event === 'receipt';
          const isOwn = one.event === 'upload';
          if (isOwn) tellUploads();
          const due =
            askedAt + restMs[isOwn ? 'own' : isOfDisplays && listed > manyDisplays ? 'many' : 'few'];
          if (pending && dueAt <= due) return;
          clearTimeout(pending);
          dueAt = due;
          pending = setTimeout(flush, Math.max(0, due - Date.now()));
        },
        onLost: () => {
          set({ ...live, lostSince: live.lostSince ?? Date.now() });
          // Presence is unknown while disconnected.
          queries.setQueryData(presenceQuery.queryKey, { items: [] });
        },
      });
    };
    const look = () => {
      clearTimeout(hiding);
      if (document.visibilityState === 'hidden') hiding = setTimeout(() => line.abort(), hiddenMs);
      else if (line.signal.aborted) open();
    };
    open();
    const polling = setInterval(() => live.lostSince !== null && everything(), askEveryMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      line.abort();
      clearInterval(polling);
      clearTimeout(pending);
      clearTimeout(hiding);
      document.removeEventListener('visibilitychange', look);
    };
  }, [queries, watches]);
  return null;
}

/** From when on somebody who looks has to know that what they see may be old. */
const oldMs = 25_000;

export function LiveNotice() {
  const t = useTranslations('shell');
  const when = useWhen();
  const queries = useQueryClient();
  const { lostSince, heardAt } = useSyncExternalStore(subscribe, () => live);
  const [, look] = useState(0);
  useEffect(() => {
    if (lostSince === null) return;
    const timer = setInterval(() => look((turn) => turn + 1), 2_000);
    return () => clearInterval(timer);
  }, [lostSince]);
  const answers = queries
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => glass.some((isMeant) => isMeant(queryKey)) })
    .map(({ state }) => state.dataUpdatedAt);
  const upToDate = Math.max(heardAt, ...answers);
  const isOld = lostSince !== null && Date.now() - upToDate > oldMs;
  return (
    <div role="status">
      {isOld && (
        <Banner tone="wait">{t('notUpToDate', { when: when(new Date(upToDate).toISOString()) })}</Banner>
      )}
    </div>
  );
}
