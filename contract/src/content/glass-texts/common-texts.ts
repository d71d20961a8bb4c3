import type { Language } from '../../bilingual.ts';

const el = {
  touchToBegin: 'Αγγίξτε για να ξεκινήσετε',
  touch: 'Αγγίξτε',
  next: 'Επόμενο',
  previous: 'Προηγούμενο',
  close: 'Κλείσιμο',
  back: 'Πίσω',
  nextImage: 'Επόμενη εικόνα',
  previousImage: 'Προηγούμενη εικόνα',
  further: 'Συνέχεια του κειμένου',
  before: 'Πιο πάνω στο κείμενο',
  all: 'Όλα',
  zoom: 'Δείτε την εικόνα από κοντά',
  zoomIn: 'Μεγέθυνση',
  zoomOut: 'Σμίκρυνση',
  audio: 'Ήχος',
  listen: 'Ακούστε',
  pause: 'Παύση',
};

export const texts: Record<Language, typeof el> = {
  el,
  en: {
    touchToBegin: 'Touch to begin',
    touch: 'Touch',
    next: 'Next',
    previous: 'Previous',
    close: 'Close',
    back: 'Back',
    nextImage: 'Next image',
    previousImage: 'Previous image',
    further: 'More text',
    before: 'Previous text',
    all: 'All',
    zoom: 'See the image up close',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    audio: 'Audio',
    listen: 'Listen',
    pause: 'Pause',
  },
};

export const languageNames: Record<Language, string> = { el: 'Ελληνικά', en: 'English' };
