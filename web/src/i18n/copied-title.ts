import type { Bilingual, Language } from '@psifida/contract/bilingual';
import { loadLanguages } from './catalogues.ts';
import { translatorOf } from './made-once.ts';

const titleLimit = 200;

/** Each title says in its own language that it is a copy, whatever the interface speaks. */
export async function copiedTitle({ el, en }: Bilingual): Promise<Bilingual> {
  await loadLanguages();
  const copyOf = (locale: Language, title: string) =>
    translatorOf(locale)('presentations.copyOf', { title }).slice(0, titleLimit);
  return { el: copyOf('el', el), en: copyOf('en', en) };
}
