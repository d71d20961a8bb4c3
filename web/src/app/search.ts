import { type Language, toLanguage } from '@psifida/contract/bilingual';

type Search = { lang: Language } & Record<string, unknown>;

/** R-SHELL-07: any other language is Greek; parameters of others are left as they came. */
export const validateSearch = (search: Record<string, unknown>): Search => ({
  ...search,
  lang: toLanguage(search.lang),
});

/** Plain text both ways. The router's own reading turns `?q=1` into a number and writes strings back in quotes. */
export function parseSearch(text: string): Record<string, string | string[]> {
  const parameters = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) parameters.append(name, String(one));
    }
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
