/** Elements and attributes only; null for well-formed XML. */
export function xmlFault(text: string): string | null {
  const tag = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[a-zA-Z][\w:-]*="[^"<&]*")*)\s*(\/?)>/y;
  const open: string[] = [];
  let at = 0;
  while (at < text.length) {
    tag.lastIndex = at;
    const found = tag.exec(text);
    if (!found) return `not a tag at ${at}: ${text.slice(at, at + 40)}`;
    const [whole, closing, name = '', attributes = '', alone] = found;
    const names = [...attributes.matchAll(/\s([a-zA-Z][\w:-]*)=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size !== names.length) return `an attribute twice at ${at}: ${whole}`;
    if (closing) {
      if (open.pop() !== name) return `</${name}> closes nothing at ${at}`;
    } else if (!alone) open.push(name);
    at += whole.length;
    if (open.length === 0 && at < text.length) return `something after the document at ${at}`;
  }
  return open.length > 0 ? `<${open.at(-1)}> stays open` : null;
}
