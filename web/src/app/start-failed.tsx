import { Button } from '@mantine/core';
import type { Language } from '@psifida/contract/bilingual';
import type { RuntimeConfig } from '@psifida/contract/runtime-config';
import { useEffect } from 'react';
import { fetchConfig } from '../lib/fetch-config.ts';
import { mayReload } from '../lib/reload-guard.ts';
import { askProvider } from '../session/ask-provider.ts';
import { Drawing } from '../ui/icon.tsx';
import mark from '../ui/mark.svg?raw';
import classes from './start-failed.module.css';

export type StartFailure = 'configuration' | 'identity' | 'refused';

/** Shown before any language or configuration is known for certain, so both languages stand here (R-AUTH-04). */
const texts: Record<Language, Record<StartFailure, { title: string; text: string }> & { retry: string }> = {
  el: {
    configuration: {
      title: 'Το εργαλείο δεν μπόρεσε να ξεκινήσει',
      text: 'Ο διακομιστής δεν απαντά αυτή τη στιγμή. Η σελίδα ξαναδοκιμάζει μόνη της· αν δεν ανοίξει σε λίγο, ειδοποιήστε τον διαχειριστή.',
    },
    identity: {
      title: 'Η σύνδεση δεν μπόρεσε να ξεκινήσει',
      text: 'Η υπηρεσία σύνδεσης (Keycloak) δεν απαντά αυτή τη στιγμή. Η σελίδα ξαναδοκιμάζει μόνη της· αν δεν ανοίξει σε λίγο, ειδοποιήστε τον διαχειριστή.',
    },
    refused: {
      title: 'Η σύνδεση δεν ολοκληρώθηκε',
      text: 'Η απάντηση της υπηρεσίας σύνδεσης δεν ήταν για αυτή τη σελίδα. Συνδεθείτε ξανά.',
    },
    retry: 'Δοκιμάστε ξανά',
  },
  en: {
    configuration: {
      title: 'The tool could not start',
      text: 'The server is not responding at the moment. This page keeps trying; if it does not open shortly, tell the administrator.',
    },
    identity: {
      title: 'Sign-in could not start',
      text: 'The sign-in service (Keycloak) is not responding at the moment. This page keeps trying; if it does not open shortly, tell the administrator.',
    },
    refused: {
      title: 'Sign-in was not completed',
      text: 'The answer of the sign-in service was not for this page. Sign in again.',
    },
    retry: 'Try again',
  },
};

const lookEveryMs = 5_000;

const isBack = async (reason: StartFailure): Promise<boolean> => {
  try {
    const config = await fetchConfig();
    if (reason === 'identity') await askProvider(config as RuntimeConfig);
    return true;
  } catch {
    return false;
  }
};

/** A server that was only busy or starting needs nobody to press a button. */
function useComeBack(reason: StartFailure): void {
  useEffect(() => {
    // Not what the provider refused: that would be refused again.
    if (reason === 'refused') return;
    const look = async () => {
      if (document.hidden || !(await isBack(reason))) return;
      if (mayReload({ path: window.location.pathname })) window.location.reload();
    };
    const timer = setInterval(() => void look(), lookEveryMs);
    return () => clearInterval(timer);
  }, [reason]);
}

export function StartFailed({ reason }: { reason: StartFailure }) {
  useComeBack(reason);
  useEffect(() => {
    document.title = `${texts.el[reason].title} · ${texts.en[reason].title}`;
  }, [reason]);

  return (
    <main className={classes.page} role="alert">
      <Drawing svg={mark} />
      <h1 className={classes.title}>{texts.el[reason].title}</h1>
      <p>{texts.el[reason].text}</p>
      <div lang="en" className={classes.second}>
        <h2 className={classes.title}>{texts.en[reason].title}</h2>
        <p>{texts.en[reason].text}</p>
      </div>
      <Button onClick={() => window.location.reload()}>
        {`${texts.el.retry} ·\u00a0`}
        <span lang="en">{texts.en.retry}</span>
      </Button>
    </main>
  );
}
