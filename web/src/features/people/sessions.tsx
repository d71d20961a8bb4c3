import { Box, Button } from '@mantine/core';
import type { OwnSession } from '@psifida/contract/endpoints/accounts';
import { useTranslations } from 'use-intl';
import { useWhen } from '../../i18n/when.ts';
import { ProblemBanner } from '../../ui/banner.tsx';
import { focusWhenThere } from '../../ui/focus.ts';
import { Pill } from '../../ui/pill.tsx';
import classes from './people.module.css';
import { useOwnChanges } from './people-queries.ts';

const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const platforms: readonly (readonly [sign: RegExp, name: string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

const find = (table: typeof browsers, agent: string) => table.find(([sign]) => sign.test(agent))?.[1];

/** As much of what a browser calls itself as helps to recognise it; null when that is nothing. */
export function browserName(agent: string): { browser: string; platform: string } | null {
  const [browser, platform] = [find(browsers, agent), find(platforms, agent)];
  return browser && platform ? { browser, platform } : null;
}

const listId = 'own-sessions';

type SessionsProps = { sessions: readonly OwnSession[]; onDone: (said: string) => void };

export function Sessions({ sessions, onDone }: SessionsProps) {
  const t = useTranslations('ownAccount');
  const when = useWhen();
  const { endSession, endOthers } = useOwnChanges();
  const error = endSession.error ?? endOthers.error;
  const nameOf = (agent: string) => {
    const known = browserName(agent);
    return known ? t('browserOn', known) : t('browserUnknown');
  };
  const done = {
    onSuccess: () => {
      onDone(t('sessionsEnded'));
      // The pressed button disappears; focus moves to the list.
      focusWhenThere(listId);
    },
  };
  return (
    <>
      {error && <ProblemBanner error={error} />}
      <ul id={listId} tabIndex={-1} className="shape-list" aria-label={t('sessionsTitle')}>
        {sessions.map(({ id, current, browser, signedInAt, seenAt }) => {
          const since = when(signedInAt);
          return (
            <li key={id} className={classes.session}>
              <Box miw={0}>
                <Box component="p" fw={600}>
                  {nameOf(browser)} {current && <Pill tone="good">{t('sessionHere')}</Pill>}
                </Box>
                <Box component="p" fz={15} className="shape-quiet">
                  {t('sessionSince', { since, seen: when(seenAt) })}
                </Box>
              </Box>
              {!current && (
                <Button
                  variant="default"
                  size="sm"
                  aria-label={t('sessionEndName', { browser: nameOf(browser), since })}
                  onClick={() => endSession.mutate({ params: { id } }, done)}
                >
                  {t('sessionEnd')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 2 && (
        <div className="shape-line">
          <Button variant="default" loading={endOthers.isPending} onClick={() => endOthers.mutate({}, done)}>
            {t('sessionsEndOthers')}
          </Button>
        </div>
      )}
    </>
  );
}
