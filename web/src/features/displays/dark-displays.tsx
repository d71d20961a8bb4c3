import { Button } from '@mantine/core';
import type { Display } from '@psifida/contract/content/display';
import { addressOf } from '@psifida/contract/registry/addresses';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { z } from 'zod';
import { list, namedAtMost } from '../../i18n/requirement-texts.ts';
import { useWhen } from '../../i18n/when.ts';
import { browserStorage, readStored, writeStored } from '../../lib/browser-storage.ts';
import { useSession } from '../../session/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { MenuCount } from '../../ui/menu-count.tsx';
import { displaysQuery, useDisplayChanges } from './display-queries.ts';
import { byUrgency } from './urgency.ts';

/** Those in red. While they cannot be asked for, nothing is said of them. */
function useDarkDisplays(): readonly Display[] {
  const { may } = useSession();
  const { data } = useQuery({ ...displaysQuery, enabled: may('view') });
  return data?.filter(({ state }) => state === 'red') ?? [];
}

/** In this tab, also after it was loaded anew. */
const seenKey = 'psifida-seen-dark-displays';
const storage = browserStorage('sessionStorage');
const kept = z.array(z.string()).safeParse(readStored(storage, seenKey)).data;
let seen = new Set(kept);
const markOf = ({ id, since }: Display) => `${id} ${since}`;

export function DarkDisplaysNotice() {
  const t = useTranslations('displays');
  const locale = useLocale();
  const here = useLocation({ select: ({ pathname }) => pathname });
  const [, setSeen] = useState(seen);
  // What somebody is on alarms nobody else.
  const dark = byUrgency(
    useDarkDisplays().filter((display) => !seen.has(markOf(display)) && display.task?.backAt !== null),
    locale,
  );
  const displays = addressOf({ screen: 'displays' });

  const dismiss = () => {
    seen = new Set([...seen, ...dark.map(markOf)]);
    writeStored(storage, seenKey, [...seen]);
    setSeen(seen);
  };
  return (
    <div role="status">
      {dark.length > 0 && here !== displays && (
        <Banner
          tone="bad"
          actions={
            <>
              <ButtonLink to={displays} size="sm" variant="default">
                {t('darkOpen')}
              </ButtonLink>
              <Button size="sm" variant="subtle" color="slate" onClick={dismiss}>
                {t('darkSeen')}
              </Button>
            </>
          }
        >
          <DarkSentence dark={dark} />
        </Banner>
      )}
    </div>
  );
}

/** Names a few; of many it gives the number alone, so that a phone still shows the page. */
export function DarkSentence({ dark }: { dark: readonly Pick<Display, 'name' | 'since'>[] }) {
  const t = useTranslations('displays');
  const locale = useLocale();
  const when = useWhen();
  const count = dark.length;
  if (count > namedAtMost) return t('darkMany', { count: String(count) });
  const names = dark.map(({ name, since }) => t('darkSince', { name, when: when(since) }));
  return t('dark', { count, names: list(locale, names) });
}

/** For whoever had taken on the trouble of a display, until they have read that it is over. */
export function BackNotice() {
  const t = useTranslations('displays');
  const when = useWhen();
  const { may, user } = useSession();
  const { data } = useQuery({ ...displaysQuery, enabled: may('view') });
  const { takeOn } = useDisplayChanges();
  const back =
    data?.filter(({ state, task }) => state !== 'red' && task?.backAt && task.by.id === user?.id) ?? [];
  return (
    <div role="status">
      {back.map(({ id, name, task }) => (
        <Banner
          key={id}
          tone="good"
          actions={
            <Button
              size="sm"
              variant="default"
              loading={takeOn.isPending}
              onClick={() => takeOn.mutate({ params: { id }, body: { taken: false } })}
            >
              {t('darkSeen')}
            </Button>
          }
        >
          {t('back', { name, when: when(task?.backAt ?? '') })}
        </Banner>
      ))}
    </div>
  );
}

export function DarkDisplaysCount() {
  const t = useTranslations('displays');
  const { length } = useDarkDisplays();
  return <MenuCount count={length} tone="bad" words={t('darkCount', { count: length })} />;
}
