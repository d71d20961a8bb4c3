const words = {
  el: ['Δεν υπάρχει σύνδεση', 'Η οθόνη ξεκινά μόνη της μόλις επανέλθει το δίκτυο.'],
  en: ['No connection', 'The display starts by itself as soon as the network is back.'],
} as const;

const part = (language: keyof typeof words) =>
  `<section lang="${language}"><h1>${words[language][0]}</h1><p>${words[language][1]}</p></section>`;

/** In the place of the browser's own error page; asks for the app again by itself. */
export const noConnectionPage = `<!doctype html>
<html lang="el"><meta charset="utf-8"><meta http-equiv="refresh" content="15">
<meta name="viewport" content="width=device-width"><title>${words.el[0]} · ${words.en[0]}</title>
<style>body{margin:0;padding:8vh 8vw;color:#fff;background:#0b1430;font:3vmin/1.5 sans-serif}</style>
<main role="alert">${part('el')}${part('en')}</main></html>`;
