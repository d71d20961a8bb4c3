import { useDebouncedValue } from '@mantine/hooks';
import { languages } from '@psifida/contract/bilingual';
import { type MediaKind, mediaKinds } from '@psifida/contract/content/media';
import { type Found, type FoundKind, findEverything } from '@psifida/contract/endpoints/find';
import { isFound } from '@psifida/contract/fold-text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { call } from '../../api/api-client.ts';
import { useRegistry } from '../../features/systems/registry.tsx';
import { useBothLanguages } from '../../i18n/catalogues.ts';
import { useSession } from '../../session/session.ts';
import { type OwnFind, ownFinds } from './own-finds.ts';
import { recentFinds } from './recent-finds.ts';

type FindGroup = 'recent' | Exclude<FoundKind, MediaKind> | 'media' | OwnFind['group'];
export type Find = { key: string } & ({ found: Found } | { own: OwnFind });

const shownAtMost = 8;
const pauseMs = 80;

const isMedia = (kind: FoundKind): kind is MediaKind => mediaKinds.some((one) => one === kind);
const groupOf = ({ kind }: Found): FindGroup => (isMedia(kind) ? 'media' : kind);
const toFind = (found: Found): Find => ({ key: found.id, found });
const toOwn = (own: OwnFind): Find => ({ key: `${own.group} ${own.label}`, own });
const isHere = ({ title, note }: Found, query: string) => isFound(query, title.el, title.en, note);

export function useFinds(typed: string) {
  const language = useLocale();
  const registry = useRegistry();
  const { user, may } = useSession();
  const query = typed.trim();
  const [asked] = useDebouncedValue(query, pauseMs);
  const recent = useMemo(() => (user ? recentFinds.list(user.id) : []), [user]);
  const wanted = asked ? { q: asked } : { ids: recent.join() };
  const answer = useQuery({
    queryKey: ['find', wanted],
    queryFn: ({ signal }) => call(findEverything, { query: wanted }, { signal }),
    select: ({ items }) => items,
    enabled: !!asked || recent.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 2_000,
  });
  const isBusy = query !== asked || answer.isPlaceholderData || answer.isLoading;
  // Until the answer is there, what is there already and fits is shown; nothing that does not can be opened by mistake.
  const items = useMemo(
    () => (answer.data ?? []).filter((one) => !isBusy || (query !== '' && isHere(one, query))),
    [answer.data, isBusy, query],
  );
  const both = useBothLanguages();
  const own = useMemo(
    () => (query ? ownFinds(query, { language, registry, may, known: both ? languages : [language] }) : []),
    [query, language, registry, may, both],
  );

  const groups = useMemo((): [FindGroup, Find[]][] => {
    if (!query) {
      const opened = items.toSorted((one, other) => recent.indexOf(one.id) - recent.indexOf(other.id));
      return opened.length ? [['recent', opened.map(toFind)]] : [];
    }
    const all = [
      ...items.map((one) => [groupOf(one), toFind(one)] as const),
      ...own.map((one) => [one.group, toOwn(one)] as const),
    ];
    const inOrder = [...new Set(all.map(([group]) => group))];
    return inOrder.map((group) => [
      group,
      all.flatMap(([other, find]) => (other === group ? [find] : [])).slice(0, shownAtMost),
    ]);
  }, [query, items, own, recent]);

  return { query, groups, isBusy, error: answer.error, refetch: answer.refetch };
}
