import { Button } from '@mantine/core';
import { mosaicMark } from '@psifida/art/mark';
import type { Language } from '@psifida/contract/bilingual';
import { useEffect } from 'react';
import { Drawing } from '../ui/icon.tsx';
import classes from './start-failed.module.css';

type Reason = 'configuration' | 'identity';

/** Shown before any language or configuration is known for certain, so both languages stand here (R-AUTH-04). */
const texts: Record<Language, Record<Reason, { title: string; text: string }> & { retry: string }> = {
  el: {
    configuration: {
      title: 'Η εφαρμογή δεν μπόρεσε να ξεκινήσει',
      text: 'Ο διακομιστής δεν απαντά αυτή τη στιγμή. Συνήθως επανέρχεται σε λίγο· αν όχι, ειδοποιήστε όποιον φροντίζει την εφαρμογή.',
    },
    identity: {
      title: 'Η σύνδεση δεν μπόρεσε να ξεκινήσει',
      text: 'Η υπηρεσία σύνδεσης (Keycloak) δεν απαντά αυτή τη στιγμή. Συνήθως επανέρχεται σε λίγο· αν όχι, ειδοποιήστε όποιον φροντίζει την εφαρμογή.',
    },
    retry: 'Δοκιμάστε ξανά',
  },
  en: {
    configuration: {
      title: 'The application could not start',
      text: 'The server does not answer at the moment. It usually comes back shortly; if not, tell whoever looks after the application.',
    },
    identity: {
      title: 'Sign-in could not start',
      text: 'The sign-in service (Keycloak) does not answer at the moment. It usually comes back shortly; if not, tell whoever looks after the application.',
    },
    retry: 'Retry',
  },
};

export function StartFailed({ reason }: { reason: Reason }) {
  useEffect(() => {
    document.title = `${texts.el[reason].title} · ${texts.en[reason].title}`;
  }, [reason]);

  return (
    <main className={classes.page} role="alert">
      <Drawing svg={mosaicMark({ size: 64 })} />
      <h1 className={classes.title}>{texts.el[reason].title}</h1>
      <p>{texts.el[reason].text}</p>
      <div lang="en" className={classes.second}>
        <h2 className={classes.title}>{texts.en[reason].title}</h2>
        <p>{texts.en[reason].text}</p>
      </div>
      <Button onClick={() => window.location.reload()}>
        {texts.el.retry} · <span lang="en">{texts.en.retry}</span>
      </Button>
    </main>
  );
}
