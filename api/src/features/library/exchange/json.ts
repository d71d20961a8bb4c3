import type { ImportReason } from '@psifida/contract/content/import-issue';
import { Problem } from '@psifida/contract/problem';
import { z } from 'zod';
import type { FileForm, FileLine } from './file-line.ts';

export const jsonForm: FileForm = {
  entry: ({ id, active, content }) => JSON.stringify({ id, active, ...content }, null, 2),
  file: (entries) => (entries.length ? `[\n${entries.join(',\n')}\n]\n` : '[]\n'),
};

export function readJson(text: string): FileLine[] {
  const parsed = z.array(z.unknown()).safeParse(parse(text));
  if (!parsed.success) throw unreadable();
  const lines = linesOfElements(text);
  // Whoever drops a line must not drop its neighbours: where several begin on one, they are counted instead.
  const areApart = new Set(lines).size === lines.length;
  return parsed.data.map((value, index) => {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return {
      line: areApart ? (lines[index] ?? 1) : index + 1,
      fields: isObject ? { ...value } : {},
      issues: isObject
        ? []
        : [
            {
              path: ['line'],
              code: 'field.invalid',
              params: { reason: 'not-an-entry' satisfies ImportReason },
            },
          ],
    };
  });
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    // Where it stops being JSON is said only in the message's own words.
    const [, position] = /position (\d+)/.exec(String(error)) ?? [];
    throw unreadable(text.slice(0, position === undefined ? undefined : Number(position)).split('\n').length);
  }
};

const unreadable = (line?: number) =>
  new Problem('input.invalid', {}, [{ path: ['text'], code: 'field.invalid', params: line ? { line } : {} }]);

/** The line on which each element of the outermost list begins; the text is known to be JSON. */
function linesOfElements(text: string): number[] {
  const found: number[] = [];
  let [line, depth, awaited, quoted] = [1, 0, false, false];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (quoted) {
      if (character === '\\') at += 1;
      else if (character === '"') quoted = false;
      continue;
    }
    if (character === '\n') line += 1;
    if (character <= ' ' || character === '\uFEFF') continue;
    if (awaited && depth === 1 && character !== ']') found.push(line);
    awaited = false;
    if (character === '"') quoted = true;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    awaited = depth === 1 && (character === ',' || (character === '[' && !found.length));
  }
  return found;
}
