import type { Language } from '@psifida/contract/bilingual';
import { languages } from '@psifida/contract/bilingual';
import { isFound, searchWords } from '@psifida/contract/fold-text';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { catalogueOf, loadLanguages } from '../../i18n/catalogues.ts';
import { type HelpTopic, shownTopics } from '../../lib/help-topics.ts';
import { reloadOnFailedLoad } from '../../lib/reload-guard.ts';
import { firstKeysOf, type ShortcutName } from '../../lib/shortcuts.ts';
import { piecesOf, type Topic, textsOf } from './guide/topic.ts';

type Guide = Record<HelpTopic, Topic>;

/** Loaded on demand, in a chunk of its own. */
const guideQuery = queryOptions({
  queryKey: ['guide'],
  // It is searched in both languages.
  queryFn: () =>
    Promise.all([import('./guide/guide.ts'), loadLanguages()])
      .then(([guide]) => guide)
      .catch((error: unknown) => {
        // R-SHELL-15: the page is about to reload.
        if (reloadOnFailedLoad(error)) return new Promise<never>(() => {});
        throw error;
      }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const useGuide = () => useQuery(guideQuery);

type Tree = { readonly [key: string]: string | Tree };

export function nameAt(language: Language, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<string | Tree | undefined>(
      (tree, part) => (typeof tree === 'object' ? tree[part] : undefined),
      catalogueOf(language) as Tree,
    );
  return typeof found === 'string' ? found : undefined;
}

const topicTitle = (language: Language, topic: string) => nameAt(language, `help.topics.${topic}`) ?? '';

export const plainText = (language: Language, text: string): string =>
  piecesOf(text)
    .map((piece) => {
      if ('text' in piece) return piece.text;
      if ('name' in piece) return nameAt(language, piece.name) ?? '';
      if ('topic' in piece) return topicTitle(language, piece.topic);
      return firstKeysOf(piece.keys as ShortcutName);
    })
    .join('');

export type FoundTopic = { topic: HelpTopic; excerpt: string };

/**
 * R-HELP-03: topics that have every word of the query in either language, folded as everywhere; those that are called so
 * come first. Each with the sentence that says the most of it.
 */
export function searchGuide(guide: Guide, query: string, language: Language): FoundTopic[] {
  const titles = (topic: HelpTopic) => languages.map((one) => topicTitle(one, topic));
  const found = shownTopics().filter((topic) =>
    isFound(
      query,
      ...titles(topic),
      ...textsOf(guide[topic]).flatMap((text) => languages.map((one) => plainText(one, text[one]))),
    ),
  );
  const isCalledSo = (topic: HelpTopic) => isFound(query, ...titles(topic));
  const words = searchWords(query).flatMap(([first = '']) => [first.trim()]);
  return found
    .toSorted((one, other) => Number(isCalledSo(other)) - Number(isCalledSo(one)))
    .map((topic) => {
      const texts = textsOf(guide[topic]);
      const hits = texts.map(
        (text) =>
          words.filter((word) => isFound(word, ...languages.map((one) => plainText(one, text[one])))).length,
      );
      const best = texts[hits.indexOf(Math.max(...hits))];
      return { topic, excerpt: best ? plainText(language, best[language]) : '' };
    });
}
