/** Every text of a tree of texts, with the path of its key. */
export const flatTexts = (tree: object, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key, value] as [string, string]]
      : flatTexts(value, `${path}${key}.`),
  );
