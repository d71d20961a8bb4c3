import { Button } from '@mantine/core';
import type { OwnSession } from '@psifida/contract/endpoints/accounts';
import { useTranslations } from 'use-intl';
import { useWhen } from '../../i18n/when.ts';
import { ProblemBanner } from '../../ui/banner.tsx';
import { focusWhenThere } from '../../ui/focus.ts';
import { Pill } from '../../ui/pill.tsx';
import { browserName } from './browser-name.ts';
import classes from './people.module.css';
import { useOwnChanges } from './people-queries.ts';

const listId = 'own-sessions';

type SessionsProps = { sessions: readonly OwnSession[]; onDone: (said: string) => void };

/** In which browsers one is signed in; every one but this can be ended from here. */
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
      // The button that was pressed is gone with its line.
      focusWhenThere(listId);
    },
  };
  return (
    <>
      {error && <ProblemBanner error={error} />}
      <ul id={listId} tabIndex={-1} className={classes.sessions} aria-label={t('sessionsTitle')}>
        {sessions.map(({ id, current, browser, signedInAt, seenAt }) => {
          const since = when(signedInAt);
          return (
            <li key={id} className={classes.session}>
              <div className={classes.words}>
                <p className={classes.name}>
                  {nameOf(browser)} {current && <Pill tone="good">{t('sessionHere')}</Pill>}
                </p>
                <p className={classes.quiet}>{t('sessionSince', { since, seen: when(seenAt) })}</p>
              </div>
              {!current && (
                <Button
                  variant="default"
                  size="sm"
                  aria-label={t('sessionEndName', { browser: nameOf(browser), since })}
                  onClick={() => endSession.mutate(id, done)}
                >
                  {t('sessionEnd')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 2 && (
        <div className={classes.buttons}>
          <Button
            variant="default"
            loading={endOthers.isPending}
            onClick={() => endOthers.mutate(undefined, done)}
          >
            {t('sessionsEndOthers')}
          </Button>
        </div>
      )}
    </>
  );
}
