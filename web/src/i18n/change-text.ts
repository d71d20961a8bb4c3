import { languages } from '@psifida/contract/bilingual';
import type { RevisionChange } from '@psifida/contract/content/changes';
import type { RevisionSummary } from '@psifida/contract/content/presentation';
import { type ContentKind, contentKinds, type LibraryKind } from '@psifida/contract/kinds';
import { type Locale, useLocale } from 'use-intl';
import { catalogueOf } from './catalogues.ts';
import { translatorOf } from './made-once.ts';
import type { Catalogue } from './texts.ts';

const told = 3;

const weight: RevisionChange['change'][] = [
  'activated',
  'deactivated',
  'added',
  'removed',
  'changed',
  'moved',
];

type Changed = Catalogue['changes']['changed'];
type ChangedField = keyof Changed;

/** The compiler asks each field in two languages for words of each. */
type InLanguages = {
  [Field in ChangedField]: Changed[Field] extends string ? never : Field;
}[ChangedField];

const isContentKind = (name: string | null): name is ContentKind =>
  contentKinds.some((kind) => kind === name);
/** Images and products are counted; every other field changes as a whole. */
const listIn = (field: string | null) => (field === 'media' || field === 'products' ? field : null);

const isListed = (name: string | null): name is 'ingredients' | 'steps' | 'media' =>
  name === 'ingredients' || name === 'steps' || name === 'media';

export function changeTexts(locale: Locale) {
  const t = translatorOf(locale);
  const { changed } = catalogueOf(locale).changes;
  const isChangedField = (name: string): name is ChangedField => name in changed;
  const isInLanguages = (name: ChangedField): name is InLanguages => typeof changed[name] !== 'string';
  // By the rules of Greek a capital would lose its accent, as in a text of capitals alone.
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

  /** '3 images', 'images' */
  const nameOf = (list: string | null, count: number): [things: string, list: string] | null => {
    const name = list === 'products' ? 'product' : list;
    if (isContentKind(name)) return [t(`kinds.${name}.count`, { count }), small(t(`kinds.${name}.title`))];
    return isListed(name) ? [t(`changes.things.${name}`, { count }), t(`changes.lists.${name}`)] : null;
  };

  /** Parts of one field are one change: a title in both languages, several settings of a table. */
  const ownChange = (name: string, parts: readonly string[]): string => {
    if (!isChangedField(name)) return t('changes.other');
    if (!isInLanguages(name)) return t(`changes.changed.${name}`);
    const only = parts.length === 1 ? languages.find((one) => one === parts[0]) : undefined;
    return t(`changes.changed.${name}.${only ?? 'both'}`);
  };

  const phrases = (changes: readonly RevisionChange[]): string[] => {
    const own = new Map<string, string[]>();
    const inOrder = changes.toSorted((a, b) => weight.indexOf(a.change) - weight.indexOf(b.change));
    const said = inOrder.flatMap(({ change, rows, field, count }): string[] => {
      if (change === 'activated' || change === 'deactivated') return [t(`changes.${change}`)];
      const named = nameOf(rows ?? listIn(field), count);
      if (named) {
        const [things, list] = named;
        return [
          change === 'moved'
            ? t('changes.rows.moved', { list })
            : t(`changes.rows.${change}`, { count, things }),
        ];
      }
      const [name = '', part = ''] = (field ?? '').split('.');
      own.set(name, [...(own.get(name) ?? []), part]);
      return [];
    });
    return [...said, ...[...own].map(([name, parts]) => ownChange(name, parts))];
  };

  const phrase = (changes: readonly RevisionChange[]): string => {
    const all = phrases(changes);
    const rest = all.length - told;
    const parts = rest > 0 ? [...all.slice(0, told), t('changes.more', { count: rest })] : all;
    return parts.join(', ');
  };

  return {
    /** '3 images added, English title changed' inside a sentence. */
    phrase,
    /** The same by itself. */
    line: (
      kind: 'presentation' | LibraryKind,
      { version, changes }: Pick<RevisionSummary, 'version' | 'changes'>,
    ): string => {
      if (!changes) return version === 1 ? t(`changes.created.${kind}`) : t('changes.earliest');
      return changes.length ? capital(phrase(changes)) : t('changes.nothing');
    },
  };
}

export const useChangeTexts = () => changeTexts(useLocale());
