import type { Language } from '@psifida/contract/bilingual';

const el = {
  touchToBegin: 'Αγγίξτε για να ξεκινήσετε',
  next: 'Επόμενο',
  previous: 'Προηγούμενο',
  close: 'Κλείσιμο',
  back: 'Πίσω',
  nextPicture: 'Επόμενη εικόνα',
  previousPicture: 'Προηγούμενη εικόνα',
  further: 'Συνέχεια του κειμένου',
  before: 'Πιο πάνω στο κείμενο',
  all: 'Όλα',
  zoom: 'Δείτε την εικόνα από κοντά',
  zoomIn: 'Μεγέθυνση',
  zoomOut: 'Σμίκρυνση',
  listen: 'Ακούστε',
  pause: 'Παύση',
};

/** The few words that scenes share; each scene keeps its own beside it. */
export const texts: Record<Language, typeof el> = {
  el,
  en: {
    touchToBegin: 'Touch to begin',
    next: 'Next',
    previous: 'Previous',
    close: 'Close',
    back: 'Back',
    nextPicture: 'Next picture',
    previousPicture: 'Previous picture',
    further: 'Further in the text',
    before: 'Back in the text',
    all: 'All',
    zoom: 'Look at the picture closely',
    zoomIn: 'Larger',
    zoomOut: 'Smaller',
    listen: 'Listen',
    pause: 'Pause',
  },
};

/** What a language is called by those who read it: the button of whoever reads the other one. */
export const languageNames: Record<Language, string> = { el: 'Ελληνικά', en: 'English' };
