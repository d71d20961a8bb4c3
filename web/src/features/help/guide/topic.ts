import type { Bilingual } from '@psifida/contract/bilingual';

/**
 * A part of a topic, in both languages beside each other. Inside a text `{{save.save}}` is what a button or page is
 * called, taken from the catalogues so that it cannot be called otherwise here; `[[media]]` leads to another topic, and
 * `<<find>>` are the keys of a shortcut.
 */
export type Block =
  /** `approval`: only where approval is required. */
  | { says: Bilingual; approval?: true }
  | { title: Bilingual }
  | { steps: readonly Bilingual[] }
  | { points: readonly Bilingual[] }
  /** Made by `npm run screenshots`, named in images/images.json. */
  | { image: string; alt: Bilingual }
  | { shortcuts: true };

export type Topic = readonly Block[];

type Pair = readonly [el: string, en: string];
const inBoth = ([el, en]: Pair): Bilingual => ({ el, en });
export const says = (...text: Pair) => ({ says: inBoth(text) });
export const title = (...text: Pair) => ({ title: inBoth(text) });
export const steps = (...texts: Pair[]) => ({ steps: texts.map(inBoth) });
export const points = (...texts: Pair[]) => ({ points: texts.map(inBoth) });
export const image = (name: string, ...alt: Pair) => ({ image: name, alt: inBoth(alt) });

export type Piece = { text: string } | { name: string } | { topic: string } | { keys: string };

const marks = /\{\{([\w.-]+)\}\}|\[\[([\w-]+)\]\]|<<(\w+)>>/g;

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const found of text.matchAll(marks)) {
    const [whole, name, topic, keys = ''] = found;
    if (found.index > at) pieces.push({ text: text.slice(at, found.index) });
    pieces.push(name ? { name } : topic ? { topic } : { keys });
    at = found.index + whole.length;
  }
  return at < text.length ? [...pieces, { text: text.slice(at) }] : pieces;
}

export const textsOf = (topic: Topic): Bilingual[] =>
  topic.flatMap((block) => {
    if ('says' in block) return [block.says];
    if ('title' in block) return [block.title];
    if ('steps' in block) return block.steps;
    if ('points' in block) return block.points;
    return 'alt' in block ? [block.alt] : [];
  });
