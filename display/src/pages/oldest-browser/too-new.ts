type Feature = { name: string; is: RegExp };

const inStyles: readonly Feature[] = [
  { name: '@layer', is: /@layer\b/ },
  { name: '@container', is: /@container\b|\d(?:cqw|cqh|cqi|cqb|cqmin|cqmax)\b/ },
  { name: ':has()', is: /:has\(/ },
  { name: ':is() or :where()', is: /:(?:is|where)\(/ },
  { name: 'inset', is: /(?<![-\w])inset(?:-[a-z]+)*:/ },
  { name: 'margin and padding of both sides', is: /(?<![-\w])(?:margin|padding)-(?:block|inline):/ },
  { name: 'aspect-ratio', is: /(?<![-\w])aspect-ratio:/ },
  { name: 'translate, rotate or scale by itself', is: /(?<![-\w])(?:translate|rotate|scale):/ },
  { name: 'a mixed colour', is: /color-mix\(|light-dark\(|okl(?:ch|ab)\(/ },
  { name: 'dvh and the like', is: /\d[dsl]v(?:h|w|min|max)\b/ },
  { name: 'overflow: clip', is: /overflow(?:-[xy])?:clip/ },
];

/** Without what fill-in.ts brings along. */
const inScripts: readonly Feature[] = [
  { name: 'AbortSignal.any or timeout', is: /AbortSignal\.(?:any|timeout)\b|\.throwIfAborted\(/ },
  { name: 'a copy of an array', is: /\.(?:toReversed|toSpliced|findLastIndex)\(|Array\.fromAsync\(/ },
  { name: 'groupBy', is: /(?:Object|Map)\.groupBy\(/ },
  { name: 'structuredClone', is: /(?<![.\w"'`])structuredClone\(/ },
  { name: 'randomUUID', is: /\.randomUUID\(/ },
  { name: 'a newer promise', is: /Promise\.(?:withResolvers|try)\b/ },
  { name: 'URL.canParse', is: /(?<![\w$])URL\.(?:canParse|parse)\(/ },
  { name: 'Intl.Segmenter', is: /Intl\.Segmenter\b/ },
  { name: 'replaceChildren', is: /\.replaceChildren\(/ },
  { name: 'checkVisibility', is: /\.checkVisibility\(/ },
  { name: 'sets that meet', is: /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/ },
];

/** What stands in `@supports` has a fallback beside it. */
function withoutSupports(css: string): string {
  let rest = css;
  for (let from = rest.indexOf('@supports'); from >= 0; from = rest.indexOf('@supports')) {
    let depth = 0;
    let end = rest.indexOf('{', from);
    for (; end < rest.length; end += 1) {
      if (rest[end] === '{') depth += 1;
      if (rest[end] === '}' && --depth === 0) break;
    }
    rest = rest.slice(0, from) + rest.slice(end + 1);
  }
  return rest;
}

export function tooNew(fileName: string, content: string): string[] {
  const isStyle = fileName.endsWith('.css');
  if (!isStyle && !fileName.endsWith('.js')) return [];
  const text = isStyle ? withoutSupports(content).replace(/\s*:\s*/g, ':') : content;
  // Libraries test for a feature, and do without.
  const isAskedFor = (found: string) => text.includes(`typeof ${found.replace('(', '')}`);
  return (isStyle ? inStyles : inScripts)
    .filter(({ is }) => [...text.matchAll(new RegExp(is, 'g'))].some(([found]) => !isAskedFor(found)))
    .map(({ name }) => name);
}
