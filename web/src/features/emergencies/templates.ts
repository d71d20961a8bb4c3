import type { EmergencyDraft } from '@psifida/contract/content/display';

type EmergencyTemplate = Pick<EmergencyDraft, 'level' | 'title' | 'text'>;

/** What is put into the place of brackets only the person who sends it knows. */
export const templates = {
  evacuate: {
    level: 'danger',
    title: { el: 'Πυρκαγιά: απομακρυνθείτε τώρα', en: 'Fire: leave the area now' },
    text: {
      el: 'Πυρκαγιά κοντά στην περιοχή. Απομακρυνθείτε με ψυχραιμία προς [ασφαλές σημείο], ακολουθώντας τις οδηγίες των Αρχών. Βοηθήστε όποιον δυσκολεύεται. Σε περίπτωση ανάγκης καλέστε το 112.',
      en: 'There is a fire near this area. Move calmly towards [safe place] and follow the instructions of the authorities. Help anyone who needs it. In an emergency call 112.',
    },
  },
  weather: {
    level: 'warning',
    title: { el: 'Έντονα καιρικά φαινόμενα', en: 'Severe weather' },
    text: {
      el: 'Αναμένονται ισχυρές βροχές και άνεμοι έως [ώρα]. Αποφύγετε τις μετακινήσεις, τα υπόγεια και τα ρέματα. Μείνετε μακριά από δέντρα και τη θάλασσα. Σε περίπτωση ανάγκης καλέστε το 112.',
      en: 'Heavy rain and strong winds are expected until [time]. Avoid travelling, basements and streams. Keep away from trees and from the sea. In an emergency call 112.',
    },
  },
  heat: {
    level: 'warning',
    title: { el: 'Καύσωνας', en: 'Heatwave' },
    text: {
      el: 'Πολύ υψηλές θερμοκρασίες έως [ημέρα]. Μείνετε στη σκιά, πίνετε νερό, φροντίστε ηλικιωμένους και παιδιά. Κλιματιζόμενος χώρος: [χώρος], [ώρες].',
      en: 'Very high temperatures until [day]. Stay in the shade, drink water and look after older people and children. Air-conditioned room: [place], [hours].',
    },
  },
  water: {
    level: 'information',
    title: { el: 'Διακοπή νερού', en: 'Water supply interrupted' },
    text: {
      el: 'Λόγω βλάβης δεν υπάρχει νερό σε [περιοχή] έως περίπου [ώρα]. Τα συνεργεία εργάζονται για την αποκατάσταση. Πληροφορίες: [τηλέφωνο].',
      en: 'Because of damage to the network there is no water in [area] until about [time]. Repairs are under way. Information: [telephone].',
    },
  },
  road: {
    level: 'information',
    title: { el: 'Κλειστός δρόμος', en: 'Road closed' },
    text: {
      el: 'Η [οδός] είναι κλειστή έως [ώρα]. Ακολουθήστε τη σήμανση και περάστε από [άλλη διαδρομή].',
      en: '[Street] is closed until [time]. Please follow the signs and use [other route].',
    },
  },
  clear: {
    level: 'information',
    title: { el: 'Λήξη συναγερμού', en: 'All clear' },
    text: {
      el: 'Ο κίνδυνος πέρασε. Μπορείτε να επιστρέψετε με ασφάλεια. Ευχαριστούμε για την ψυχραιμία και τη βοήθειά σας.',
      en: 'The danger is over. You can return safely. Thank you for staying calm and for your help.',
    },
  },
  blank: { level: 'information', title: { el: '', en: '' }, text: { el: '', en: '' } },
} as const satisfies Record<string, EmergencyTemplate>;

export type TemplateName = keyof typeof templates;
export const templateNames = Object.keys(templates) as TemplateName[];

/** Brackets that nobody has filled in yet must not reach the public. */
export const openPlaces = ({ title, text }: Pick<EmergencyTemplate, 'title' | 'text'>): string[] =>
  [title.el, title.en, text.el, text.en].flatMap((one) => one.match(/\[[^\]]*\]/g) ?? []);
