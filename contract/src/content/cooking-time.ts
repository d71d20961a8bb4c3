import type { Language } from '../bilingual.ts';

const el = {
  minutes: (count: number) => (count === 1 ? '1 λεπτό' : `${count} λεπτά`),
  /** One and a half is one in Greek: 'μιάμιση ώρα'. */
  hours: (count: number, half: string) => `${count}${half} ${count === 1 ? 'ώρα' : 'ώρες'}`,
  both: (hours: number, minutes: number) => `${el.hours(hours, '')} και ${el.minutes(minutes)}`,
};

const words: Record<Language, typeof el> = {
  el,
  en: {
    minutes: (count) => (count === 1 ? '1 minute' : `${count} minutes`),
    hours: (count, half) => `${count}${half} ${count === 1 && half === '' ? 'hour' : 'hours'}`,
    both: (hours, minutes) => `${hours} h ${minutes} min`,
  },
};

/** How long a meal takes, as one would say it: from an hour on in hours. */
export function cookingTime(minutes: number, language: Language): string {
  const w = words[language];
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return w.minutes(minutes);
  if (rest === 0 || rest === 30) return w.hours(hours, rest === 0 ? '' : '½');
  return w.both(hours, rest);
}
