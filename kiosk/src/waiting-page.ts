const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const words = {
  'no-server': {
    el: ['Η οθόνη περιμένει να συνδεθεί', 'Θα συνεχίσει μόνη της μόλις απαντήσει ο διακομιστής.'],
    en: [
      'This display is waiting for a connection',
      'It will continue by itself as soon as the server responds.',
    ],
  },
  'bad-settings': {
    el: [
      'Μια ρύθμιση της οθόνης δεν είναι σωστή',
      'Διορθώστε στο αρχείο ρυθμίσεων (psifida.txt ή /etc/psifida-kiosk.conf) τη γραμμή που φαίνεται κάτω.',
    ],
    en: [
      'One of this display’s settings is not valid',
      'In its settings file (psifida.txt or /etc/psifida-kiosk.conf), correct the line that is shown below.',
    ],
  },
  'no-settings': {
    el: [
      'Δεν έχει οριστεί ακόμη ο διακομιστής της οθόνης',
      'Γράψτε στο αρχείο psifida.txt του διαμερίσματος εκκίνησης μία γραμμή: server = https://… ή δώστε την εντολή: sudo psifida-kiosk-setup',
    ],
    en: [
      'The server of this display is not set yet',
      'Write one line into psifida.txt on the boot partition: server = https://… or run: sudo psifida-kiosk-setup',
    ],
  },
} as const;

/** Shown while there is no server or no settings. */
export function waitingPage(
  why: keyof typeof words,
  detail: string,
  advice?: { el: string; en: string },
): string {
  const side = (lang: 'el' | 'en') => {
    const [title, text] = words[why][lang];
    const more = advice ? `<p>${escaped(advice[lang])}</p>` : '';
    return `<section lang="${lang}"><h1>${title}</h1><p>${text}</p>${more}</section>`;
  };
  const html = `<!doctype html><html lang="el" data-waiting="${why}"><meta charset="utf-8"><title>Ψηφίδα</title><style>
html{height:100%;background:#0b1430;color:#e9eefc;font-family:Commissioner,"Noto Sans","DejaVu Sans",sans-serif}
body{box-sizing:border-box;min-height:100%;margin:0;padding:8vmin;display:grid;align-content:center;gap:6vmin;cursor:none}
h1{font-size:4.4vmin;font-weight:600;margin:0 0 1.4vmin;text-wrap:balance}p{font-size:2.8vmin;line-height:1.5;margin:0;color:#b9c6ea;max-width:60ch}
small{font-size:2.8vmin;color:#b9c6ea;overflow-wrap:anywhere}
</style>${side('el')}${side('en')}<small>${escaped(detail)}</small></html>`;
  return `data:text/html;charset=utf-8,${encodeURIComponent(html)}`;
}
