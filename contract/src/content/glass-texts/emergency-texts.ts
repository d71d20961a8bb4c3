import type { Bilingual, Language } from '../../bilingual.ts';
import type { EmergencyLevel } from '../display.ts';

export const levelNames: Record<EmergencyLevel, Bilingual> = {
  information: { el: 'Ενημέρωση', en: 'Information' },
  warning: { el: 'Προσοχή', en: 'Warning' },
  danger: { el: 'Κίνδυνος', en: 'Danger' },
};

/** In place of the level: nobody takes it for one. */
export const drillName: Bilingual = { el: 'Άσκηση', en: 'Drill' };

export const signsName: Record<Language, string> = { el: 'Στη νοηματική', en: 'Sign language' };
