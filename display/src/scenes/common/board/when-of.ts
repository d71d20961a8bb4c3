import type { Language } from '@psifida/contract/bilingual';
import { addDays } from '@psifida/contract/content/athens-time';
import { eventDaysAhead } from '@psifida/contract/content/event';
import type { Occurrence } from '@psifida/contract/content/occurrences';

const locales: Record<Language, string> = { el: 'el-GR', en: 'en-GB' };
/** A wall time is not an instant: as if the town were at Greenwich. */
const asDate = (wall: string) => new Date(`${wall.slice(0, 10)}T00:00Z`);
const until: Record<Language, string> = { el: 'έως', en: 'until' };
/** Of an event that its source does not say in this language. */
const onlyIn: Record<Language, string> = { el: 'μόνο στα αγγλικά', en: 'in Greek only' };
const allDay: Record<Language, string> = { el: 'όλη την ημέρα', en: 'all day' };

const dayName = (date: string, language: Language, today: string): string => {
  const isNear = date < addDays(today, eventDaysAhead) && date > today;
  return new Intl.DateTimeFormat(locales[language], {
    timeZone: 'UTC',
    ...(isNear ? { weekday: 'long' } : { day: 'numeric', month: 'long' }),
  }).format(asDate(date));
};

/** `20:00` today, `Friday, 20:00` on another day; of whole days the last one. */
export function whenOf(
  { begin, end, wholeDay, missing }: Occurrence & { missing?: Language | undefined },
  language: Language,
  today: string,
): string {
  const [first, time] = [begin.slice(0, 10), begin.slice(11)];
  const last = end?.slice(0, 10) ?? first;
  const begun = first < today || (first === today && wholeDay);
  const day = first <= today ? '' : dayName(first, language, today);
  const hour = wholeDay || first < today ? '' : time;
  const ends = wholeDay
    ? last > first && last > today
      ? last
      : ''
    : begun
      ? last > today
        ? last
        : end?.slice(11)
      : '';
  const said = ends && (ends.length > 5 ? dayName(ends, language, today) : ends);
  const from = [day, hour].filter(Boolean).join(', ');
  const when = [from, said && `${until[language]} ${said}`].filter(Boolean).join(' ') || allDay[language];
  return missing === language ? `${when} · ${onlyIn[language]}` : when;
}

export const isToday = ({ begin }: Occurrence, today: string): boolean => begin.slice(0, 10) <= today;
