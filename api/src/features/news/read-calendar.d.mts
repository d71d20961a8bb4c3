/** In no language that is said, and where an event has its words in both, each of them. As it is written: not yet plain text. */
export type CalendarText = { plain: string; el: string; en: string };

export type ReadCalendar = {
  name: string;
  events: { title: CalendarText; text: CalendarText; place: CalendarText }[];
  /** In order, by the town's clock; of whole days the last is the end. `of` counts the events. */
  occurrences: {
    id: string;
    of: number;
    begin: string;
    end: string | null;
    wholeDay: boolean;
  }[];
  unreadable: number;
  /** Of all that it says. */
  hash: string;
};

export declare function readCalendar(text: string, span: { from: number; to: number }): ReadCalendar | null;
