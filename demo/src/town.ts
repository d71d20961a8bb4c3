import { randomUUID } from 'node:crypto';
import type { AnnouncementContent } from '@psifida/contract/content/announcement';
import { addDays, dateAt, weekdayOf } from '@psifida/contract/content/athens-time';
import type { EventContent } from '@psifida/contract/content/event';
import { emptyItem } from '@psifida/contract/content/library-item';
import type { ImageName } from './images.ts';

type DemoAnnouncement = Pick<AnnouncementContent, 'title' | 'text' | 'pressing'> & { image?: ImageName };

export const announcements: readonly DemoAnnouncement[] = [
  {
    title: {
      el: 'Τα βράδια ο παραλιακός δρόμος είναι πεζόδρομος',
      en: 'The seafront is for walking in the evenings',
    },
    text: {
      el: 'Από τις οκτώ το βράδυ ως τα μεσάνυχτα δεν περνούν αυτοκίνητα από το λιμάνι ως την πλατεία. Αφήστε το αυτοκίνητο στον χώρο στάθμευσης του σταδίου: μικρό λεωφορείο του δήμου περνά κάθε δέκα λεπτά.',
      en: 'From eight in the evening until midnight no cars pass between the harbour and the square. Leave yours at the stadium car park: a small town bus comes every ten minutes.',
    },
    pressing: 'important',
    image: 'harbour-dusk',
  },
  {
    title: {
      el: 'Το Σάββατο η βιβλιοθήκη κλείνει στις 14:00',
      en: 'On Saturday the library closes at 14:00',
    },
    text: {
      el: 'Όσα βιβλία έχετε δανειστεί μπορείτε να τα αφήσετε στο κουτί δίπλα στην είσοδο, όποια ώρα θέλετε.',
      en: 'Books that you have borrowed can be left in the box beside the entrance at any hour.',
    },
    pressing: 'usual',
  },
  {
    title: {
      el: 'Άρχισαν οι εγγραφές στο δημοτικό ωδείο',
      en: 'The municipal music school is open for enrolment',
    },
    text: {
      el: 'Για παιδιά από έξι χρονών και για ενηλίκους: πιάνο, κιθάρα, βιολί, παραδοσιακά όργανα και χορωδία. Δηλώστε συμμετοχή στο δημαρχείο ή στο 25940 00000. Το πρώτο μάθημα είναι δωρεάν.',
      en: 'For children from the age of six and for adults: piano, guitar, violin, traditional instruments and choir. Sign up at the town hall or on 25940 00000. The first lesson is free.',
    },
    pressing: 'usual',
  },
];

type DemoEvent = Pick<EventContent, 'title' | 'text' | 'category'> &
  Partial<Pick<EventContent, 'place' | 'wholeDay'>> & {
    /** On these weekdays of every week; Monday is 1. */
    weekdays: readonly number[];
    from: string;
    to: string | null;
    image?: ImageName;
    /** The English title of a point. */
    at?: string;
  };

/** Each week again: whenever somebody looks, there is a week of events. */
export const events: readonly DemoEvent[] = [
  {
    title: { el: 'Λαϊκή αγορά', en: 'The weekly market' },
    text: {
      el: 'Λαχανικά, τυριά, μέλι και ψάρι από τους παραγωγούς της περιοχής.',
      en: 'Vegetables, cheese, honey and fish from the producers of the area.',
    },
    category: 'market',
    ...{ weekdays: [3], from: '08:00', to: '14:00', at: 'The square of the plane tree', image: 'plane-tree' },
  },
  {
    title: { el: 'Παραμύθια στη βιβλιοθήκη', en: 'Stories at the library' },
    text: {
      el: 'Για παιδιά από τεσσάρων χρονών. Η είσοδος είναι ελεύθερη.',
      en: 'For children from the age of four. Admission is free.',
    },
    category: 'children',
    place: { el: 'Δημοτική βιβλιοθήκη', en: 'Public library' },
    ...{ weekdays: [3, 5], from: '18:00', to: '19:00' },
  },
  {
    title: { el: 'Η φιλαρμονική στο λιμάνι', en: 'The town band at the harbour' },
    text: {
      el: 'Τραγούδια της θάλασσας και μουσική από ταινίες. Αν βρέξει, στην αίθουσα του δημαρχείου.',
      en: 'Songs of the sea and music from films. If it rains, in the town hall.',
    },
    category: 'music',
    ...{ weekdays: [6], from: '21:00', to: '22:30', at: 'The old harbour', image: 'harbour-night' },
  },
  {
    title: { el: 'Θερινό σινεμά: «Ο φάρος»', en: 'Open-air cinema: “The Lighthouse”' },
    text: {
      el: 'Ελληνική ταινία με αγγλικούς υπότιτλους. Κάθε βράδυ κι ένα σπιτικό γλυκό.',
      en: 'A Greek film with English subtitles, and every evening a home-made sweet.',
    },
    category: 'theatre',
    ...{ weekdays: [4, 5, 7], from: '21:15', to: '23:15', at: 'The open-air cinema', image: 'cinema' },
  },
  {
    title: { el: 'Ξενάγηση στα ψηφιδωτά', en: 'A guided tour of the mosaics' },
    text: {
      el: 'Με την αρχαιολόγο του δήμου, στα ελληνικά και στα αγγλικά. Διαρκεί μία ώρα.',
      en: 'With the town’s archaeologist, in Greek and in English. It takes an hour.',
    },
    category: 'municipal',
    ...{ weekdays: [2, 7], from: '11:00', to: '12:00', at: 'The house of the mosaics', image: 'mosaic-fish' },
  },
  {
    title: { el: 'Πρωινή γυμναστική στην παραλία', en: 'Morning exercise on the beach' },
    text: {
      el: 'Ήπιες ασκήσεις για κάθε ηλικία. Φέρτε μια πετσέτα και νερό.',
      en: 'Gentle exercise for every age. Bring a towel and some water.',
    },
    category: 'sports',
    ...{ weekdays: [1, 4], from: '08:30', to: '09:15', at: 'The beach of the tamarisks' },
  },
];

export type TownPoint = NonNullable<EventContent['point']>;

type Known = {
  images: ReadonlyMap<ImageName, string>;
  /** By their English titles. */
  points: ReadonlyMap<string, TownPoint>;
};

const imageOf = (image: ImageName | undefined, { images }: Pick<Known, 'images'>): string | null =>
  image === undefined ? null : (images.get(image) ?? null);

export const toAnnouncement = (
  { image, ...said }: DemoAnnouncement,
  known: Pick<Known, 'images'>,
): AnnouncementContent => ({ ...emptyItem.announcement, ...said, image: imageOf(image, known) });

export function toEvent(
  { weekdays, from, to, image, at, place, ...said }: DemoEvent,
  known: Known & { now: number },
): EventContent {
  const weekAgo = addDays(dateAt(known.now), -7);
  const first = Array.from({ length: 7 }, (_, day) => addDays(weekAgo, day)).find((date) =>
    weekdays.includes(weekdayOf(date)),
  );
  const point = at === undefined ? null : known.points.get(at);
  if (point === undefined) throw new Error(`the demonstration has no '${at}'`);
  return {
    ...emptyItem.event,
    ...said,
    image: imageOf(image, known),
    ...(place && { place }),
    point,
    begin: `${first}T${from}`,
    end: to && `${first}T${to}`,
    repeats: { every: 1, unit: 'week', weekdays: [...weekdays], until: null },
  };
}

/** As civil protection's own program sends it. */
export function drillAt(now: number) {
  const info = (language: string, { headline, description, areaDesc }: Record<string, string>) => ({
    ...{ language, headline, description, event: headline, category: ['Geo'], area: [{ areaDesc }] },
    ...{ severity: 'Severe', urgency: 'Immediate', certainty: 'Unknown' },
  });
  return {
    identifier: randomUUID(),
    sender: 'civil-protection@psifida.example',
    sent: new Date(now).toISOString(),
    ...{ status: 'Exercise', msgType: 'Alert', scope: 'Public' },
    info: [
      info('el-GR', {
        headline: 'Δυνατός σεισμός',
        description:
          'Σε πραγματικό σεισμό καλυφθείτε κάτω από ένα γερό τραπέζι. Όταν περάσει, βγείτε με ψυχραιμία και πηγαίνετε στον χώρο συγκέντρωσης, στο στάδιο.',
        areaDesc: 'Όλη η πόλη',
      }),
      info('en-GB', {
        headline: 'Strong earthquake',
        description:
          'In a real earthquake, take cover under a sturdy table. When it is over, leave calmly and walk to the assembly point at the stadium.',
        areaDesc: 'The whole town',
      }),
    ],
  };
}
