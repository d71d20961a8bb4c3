import { decodeHTML } from 'entities';

/** Whoever writes this much markup for so few words is not writing news. */
const markupAtMost = 20;

/** Controls, halves of characters, and the marks that turn the direction of everything after them. */
const invisible = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;

const hidden = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math']);

/** Where the tag that begins at `from` is over. A `>` inside a quoted value does not end it. */
function endOfTag(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at += 1) {
    const character = html.charAt(at);
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '>') return at + 1;
    else if ((character === '"' || character === "'") && html[at - 1] === '=') quote = character;
  }
  return html.length;
}

const indexAfter = (html: string, what: string, from: number): number => {
  const at = html.indexOf(what, from);
  return at < 0 ? html.length : at + what.length;
};

/** Where a comment, a tag, or an element nobody is meant to read is over; `from` where none begins. */
function endOfMarkup(html: string, from: number): number {
  if (html.startsWith('<!--', from)) return indexAfter(html, '-->', from + 4);
  if (!/[a-z/!?]/i.test(html.charAt(from + 1))) return from; // a lone `<` is text
  const end = endOfTag(html, from + 1);
  const name = /^[a-z]+/.exec(html.slice(from + 1, from + 12).toLowerCase())?.[0] ?? '';
  if (!hidden.has(name)) return end;
  const close = html.slice(end).search(new RegExp(`</${name}\\b`, 'i'));
  return close < 0 ? html.length : endOfTag(html, end + close + 1);
}

const inline = /^<\/?(?:a|abbr|b|bdi|cite|code|em|font|i|mark|q|s|small|span|strong|sub|sup|u|wbr)\b/i;

function withoutMarkup(html: string): string {
  let text = '';
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) return text + html.slice(at);
    text += html.slice(at, open);
    const end = endOfMarkup(html, open);
    if (end === open) text += '<';
    // `<p>a</p><p>b</p>` is two words, `a<b>b</b>` is one.
    else if (!inline.test(html.slice(open, open + 12))) text += ' ';
    at = Math.max(end, open + 1);
  }
  return text;
}

/** At most so many characters, ending at a word where there is one, and with a sign that something is missing. */
const shorten = (text: string, max: number): string =>
  text.length <= max
    ? text
    : `${text
        .slice(0, max - 1)
        .replace(/[\ud800-\udbff]$/, '')
        .replace(text[max - 1] === ' ' ? /$/ : / [^ ]{1,40}$/, '')
        .trimEnd()}…`;

/** Plain text as one line, without what nobody sees. */
export const toLine = (text: string, max: number): string =>
  shorten(text.replace(invisible, ' ').replace(/\s+/g, ' ').trim(), max);

/** HTML as the words a reader would see, in one line, at most `max` characters long. It is text from here on. */
export const toPlainText = (html: string, max: number): string =>
  toLine(decodeHTML(withoutMarkup(html.slice(0, max * markupAtMost))), max);
