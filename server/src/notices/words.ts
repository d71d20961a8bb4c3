import type { NoticeEvent } from '@psifida/api/db/tables';
import { zone } from '@psifida/contract/content/athens-time';
import type { TrialTrouble } from '@psifida/contract/content/first-display';
import { isSystemId, systems } from '@psifida/contract/registry/systems';
import type { NoticeLanguage } from '../config/settings.ts';

type Language = 'el' | 'en';

const locales = { el: 'el-GR', en: 'en-GB' } as const;

const when = (language: Language, since: string): string =>
  new Intl.DateTimeFormat(locales[language], {
    timeZone: zone,
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(new Date(since));

const dayOf = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', dateStyle: 'long' }).format(new Date(day));

type Facts = { about: string; when: string; detail: string };
type Sentences = Record<
  NoticeEvent['kind'],
  { trouble: (facts: Facts) => string; back: (facts: Facts) => string }
>;

const whyHeld: Record<Language, Record<Exclude<TrialTrouble, 'gone'>, string>> = {
  el: {
    errors: 'ανέφερε σφάλματα',
    dark: 'δεν δείχνει πια ό,τι πρέπει',
    'not-taken': 'δεν την έχει πάρει ακόμη',
  },
  en: {
    errors: 'reported errors',
    dark: 'no longer shows what it should',
    'not-taken': 'has not taken it yet',
  },
};

/** Kept as text: one that this process does not know is told as the one that says least. */
const whyOf = (language: Language, detail: string): string =>
  Object.entries(whyHeld[language]).find(([trouble]) => trouble === detail)?.[1] ?? whyHeld[language].dark;

const systemName = (language: Language, about: string): string =>
  isSystemId(about) ? systems[about].name[language] : about;

const sentences: Record<Language, Sentences> = {
  el: {
    alert: {
      trouble: ({ about, detail, when }) =>
        `Επίσημη προειδοποίηση περιμένει απόφαση από ${when}: «${about}» (${detail}). Ανοίξτε τα έκτακτα μηνύματα.`,
      back: ({ about }) => `Η προειδοποίηση «${about}» δεν περιμένει πια.`,
    },
    'alert-source': {
      trouble: ({ about, when }) => `Η πηγή προειδοποιήσεων «${about}» δεν απαντά από ${when}.`,
      back: ({ about }) => `Η πηγή προειδοποιήσεων «${about}» απαντά ξανά.`,
    },
    display: {
      trouble: ({ about, when, detail }) =>
        detail === 'silent'
          ? `Η οθόνη «${about}» δεν απαντά από ${when}.`
          : `Η οθόνη «${about}» δεν δείχνει ό,τι πρέπει από ${when}.`,
      back: ({ about }) => `Η οθόνη «${about}» λειτουργεί ξανά όπως πρέπει.`,
    },
    release: {
      trouble: ({ about, when, detail }) =>
        detail === 'gone'
          ? `Μια νέα έκδοση του συστήματος «${systemName('el', about)}» περιμένει από ${when}: η πρώτη οθόνη δεν υπάρχει πια. Οι άλλες δείχνουν την προηγούμενη.`
          : `Μια νέα έκδοση περιμένει στην πρώτη οθόνη «${about}» από ${when}: η οθόνη ${whyOf('el', detail)}. Οι άλλες δείχνουν την προηγούμενη.`,
      back: () => 'Η νέα έκδοση που περίμενε στην πρώτη οθόνη δεν χρειάζεται πια καμία ενέργεια.',
    },
    feed: {
      trouble: ({ about, when }) => `Η ροή ειδήσεων «${about}» δεν απαντά από ${when}.`,
      back: ({ about }) => `Η ροή ειδήσεων «${about}» απαντά ξανά.`,
    },
    rights: {
      trouble: ({ about, detail }) =>
        `Τα δικαιώματα του αρχείου «${about}» λήγουν: τελευταία ημέρα ${dayOf('el', detail)}. Αντικαταστήστε το στα Πολυμέσα.`,
      back: ({ about }) => `Τα δικαιώματα του αρχείου «${about}» δεν λήγουν σύντομα.`,
    },
    backup: {
      trouble: ({ when, detail }) =>
        detail === 'failed'
          ? `Το αντίγραφο ασφαλείας (έναρξη: ${when}) απέτυχε.`
          : `Το τελευταίο επιτυχημένο αντίγραφο ασφαλείας είναι παλιό: ${when}.`,
      back: () => 'Υπάρχει ξανά πρόσφατο αντίγραφο ασφαλείας.',
    },
    clock: {
      trouble: ({ when: from, detail }) =>
        `Το ρολόι του διακομιστή μεταπήδησε από ${from} σε ${when('el', detail)}. Τίποτα δεν διαγράφεται λόγω παλαιότητας, μέχρι να δηλώσει διαχειριστής ότι η ώρα είναι σωστή.`,
      back: () => 'Το ρολόι του διακομιστή είναι σωστό, σύμφωνα με διαχειριστή.',
    },
    disk: {
      trouble: ({ about, detail }) =>
        `Ο δίσκος γεμίζει: απομένουν ${detail.replace('.', ',')} GB (${about}).`,
      back: ({ about }) => `Ο δίσκος έχει ξανά χώρο (${about}).`,
    },
  },
  en: {
    alert: {
      trouble: ({ about, detail, when }) =>
        `An official warning has been waiting for a decision since ${when}: “${about}” (${detail}). Open the emergency messages.`,
      back: ({ about }) => `The warning “${about}” is no longer waiting.`,
    },
    'alert-source': {
      trouble: ({ about, when }) => `The source of warnings “${about}” has not responded since ${when}.`,
      back: ({ about }) => `The source of warnings “${about}” is responding again.`,
    },
    display: {
      trouble: ({ about, when, detail }) =>
        detail === 'silent'
          ? `The display “${about}” has not responded since ${when}.`
          : `The display “${about}” has not shown what it should since ${when}.`,
      back: ({ about }) => `The display “${about}” works again as it should.`,
    },
    release: {
      trouble: ({ about, when, detail }) =>
        detail === 'gone'
          ? `A new release of the system “${systemName('en', about)}” has been waiting since ${when}: its first display no longer exists. The others show the one before.`
          : `A new release has been waiting on the first display “${about}” since ${when}: the display ${whyOf('en', detail)}. The others show the one before.`,
      back: () => 'The new release that was waiting on its first display no longer needs any action.',
    },
    feed: {
      trouble: ({ about, when }) => `The news feed “${about}” has not responded since ${when}.`,
      back: ({ about }) => `The news feed “${about}” is responding again.`,
    },
    rights: {
      trouble: ({ about, detail }) =>
        `The rights of the file “${about}” end: the last day is ${dayOf('en', detail)}. Replace it in Media.`,
      back: ({ about }) => `The rights of the file “${about}” do not end soon.`,
    },
    backup: {
      trouble: ({ when, detail }) =>
        detail === 'failed'
          ? `The backup that began on ${when} failed.`
          : `The last successful backup is old: ${when}.`,
      back: () => 'There is a recent backup again.',
    },
    clock: {
      trouble: ({ when: from, detail }) =>
        `The server’s clock jumped from ${from} to ${when('en', detail)}. Nothing is deleted by age until an administrator says that the time is right.`,
      back: () => 'The server’s clock is right, an administrator says.',
    },
    disk: {
      trouble: ({ about, detail }) => `The disk is filling up: ${detail} GB are left (${about}).`,
      back: ({ about }) => `The disk has room again (${about}).`,
    },
  },
};

const several = {
  el: (count: number) => `${count} ειδοποιήσεις`,
  en: (count: number) => `${count} notices`,
} as const;

/** Names come from people: one line, whatever they hold. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

export const sentenceOf = (language: Language, { event, kind, about, detail, since }: NoticeEvent): string =>
  oneLine(sentences[language][kind][event]({ about, detail, when: when(language, since) }));

const inHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

export type Written = { subject: string; text: string; html: string };

/** A notice as it is read: a subject, plain text, and the same for those who show HTML. */
export function writeNotice(
  events: readonly NoticeEvent[],
  { language, publicUrl }: { language: NoticeLanguage; publicUrl: string },
): Written {
  const languages: Language[] = language === 'both' ? ['el', 'en'] : [language];
  const written = languages.map((one) => ({ one, lines: events.map((event) => sentenceOf(one, event)) }));
  const [first, ...others] = events;
  const subject = languages
    .map((one) => (first && !others.length ? sentenceOf(one, first) : several[one](events.length)))
    .join(' · ');
  return {
    subject: `Psifida: ${subject}`,
    text: `${written.map(({ lines }) => lines.join('\n')).join('\n\n')}\n\n${publicUrl}\n`,
    html: [
      ...written.map(
        ({ one, lines }) =>
          `<div lang="${one}">${lines.map((line) => `<p>${inHtml(line)}</p>`).join('')}</div>`,
      ),
      `<p><a href="${inHtml(publicUrl)}">${inHtml(publicUrl)}</a></p>`,
    ].join('\n'),
  };
}
