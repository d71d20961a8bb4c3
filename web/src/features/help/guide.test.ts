import '../../i18n/testing/both-languages.ts';
import { type Bilingual, languages } from '@psifida/contract/bilingual';
import { type ScreenId, screens } from '@psifida/contract/registry/addresses';
import { type SystemId, systems } from '@psifida/contract/registry/systems';
import { describe, expect, test } from 'vitest';
import { catalogueOf } from '../../i18n/catalogues.ts';
import { helpTopics, isHelpTopic, topicOf } from '../../lib/help-topics.ts';
import { shortcutNames } from '../../lib/shortcuts.ts';
import { memoryStorage } from '../../lib/testing/memory-storage.ts';
import { pageTitlesIn } from '../systems/page-titles.ts';
import { guide } from './guide/guide.ts';
import { piecesOf, textsOf } from './guide/topic.ts';
import { createHelpWishes } from './help-wishes.ts';
import { nameAt, plainText, searchGuide } from './use-guide.ts';

type Image = { screen: ScreenId; system: SystemId | null; press?: Bilingual; called?: Bilingual };
const [images = {}] = Object.values(
  import.meta.glob<Record<string, Image>>('./images/images.json', { eager: true, import: 'default' }),
);
const files = import.meta.glob<string>('./images/*/*.webp', {
  eager: true,
  query: '?inline',
  import: 'default',
});

const every = helpTopics.flatMap((topic) =>
  textsOf(guide[topic]).flatMap((text) =>
    languages.map((language) => ({ topic, language, text: text[language] })),
  ),
);
const pieces = every.flatMap(({ text, ...rest }) => piecesOf(text).map((piece) => ({ ...rest, piece })));

test('R-HELP-01 every screen behind the sign-in opens the guide at a topic, and every topic is written', () => {
  const without = screens.filter((screen) => !topicOf[screen]);
  expect(without).toEqual(['login', 'accessibility', 'shared-preview', 'privacy']);
  for (const topic of helpTopics) expect(guide[topic].length).toBeGreaterThan(0);
});

describe('R-HELP-02 the guide', () => {
  test('calls buttons and pages what they are called, in both languages', () => {
    const unknown = pieces.filter(({ piece, language }) => {
      const name = 'name' in piece && (nameAt(language, piece.name) ?? '{');
      // What is put together with numbers has no one name.
      return name !== false && name.includes('{');
    });
    expect(unknown).toEqual([]);
    expect(pieces.filter(({ piece }) => 'name' in piece).length).toBeGreaterThan(200);
  });

  test('leads to topics and names keys that there are', () => {
    expect(pieces.filter(({ piece }) => 'topic' in piece && !isHelpTopic(piece.topic))).toEqual([]);
    const keys = pieces.flatMap(({ piece }) => ('keys' in piece ? [piece.keys] : []));
    expect(keys.filter((name) => !shortcutNames.some((known) => known === name))).toEqual([]);
  });

  test('leaves no mark unread, and says everything in both languages', () => {
    const read = every.map(({ language, text }) => plainText(language, text));
    expect(read.filter((text) => /[{}<>]|\[\[|\]\]/.test(text) || text.trim() === '')).toEqual([]);
    const greek = every.filter(({ language, text }) => language === 'el' && !/\p{Script=Greek}/u.test(text));
    expect(greek).toEqual([]);
  });

  test('refers to the same in both languages', () => {
    const sorted = (text: string) => {
      const marks = piecesOf(text).filter((piece) => !('text' in piece));
      return marks.map((piece) => JSON.stringify(piece)).sort();
    };
    for (const topic of helpTopics)
      for (const { el, en } of textsOf(guide[topic])) expect(sorted(en), en).toEqual(sorted(el));
  });
});

describe('R-HELP-02 the images of the guide', () => {
  const shown = helpTopics.flatMap((topic) =>
    guide[topic].flatMap((block) => ('image' in block ? [block.image] : [])),
  );

  test('are those of the list, each shown once, and light', () => {
    expect(shown.toSorted()).toEqual(Object.keys(images).sort());
    const wanted = shown.flatMap((name) => languages.map((language) => `./images/${language}/${name}.webp`));
    expect(Object.keys(files).sort()).toEqual(wanted.sort());
    const bytes = Object.values(files).reduce((sum, inline) => sum + (inline.length * 3) / 4, 0);
    expect(bytes).toBeLessThan(1_500_000);
  });

  test.each(Object.entries(images))(
    '%s shows a page that is still called so (else: npm run screenshots)',
    (_, { screen, system, press, called }) => {
      for (const language of languages) {
        const titleOf = pageTitlesIn({ language, registry: systems, may: () => true });
        expect(called?.[language].split(' · ')).toContain(titleOf(screen, system));
        if (press) expect(JSON.stringify(catalogueOf(language))).toContain(`"${press[language]}"`);
      }
    },
  );
});

describe('R-HELP-03 what is looked for in the guide', () => {
  const topics = (query: string) => searchGuide(guide, query, 'el').map(({ topic }) => topic);

  test.each([
    ['ΕΚΤΑΚΤΟ ΜΗΝΥΜΑ', 'emergency'],
    ['ektakto minyma', 'emergency'],
    ['emergency message', 'emergency'],
    ['trapezi', 'table'],
    ['κωδικος', 'account'],
    ['πασχα', 'schedule'],
  ] as const)('%s is found, whatever the accents and letters', (query, topic) => {
    expect(topics(query)).toContain(topic);
  });

  test('what is called so comes first, with the sentence that says it', () => {
    expect(topics('τίποτα τέτοιο xyzq')).toEqual([]);
    expect(topics('ektakto minima')).toEqual(['emergency']);
    const [found] = searchGuide(guide, 'six characters', 'en');
    expect(found).toMatchObject({ topic: 'displays' });
    expect(found?.excerpt).toContain('The display’s code');
    expect(topics('συνταγές')[0]).toBe('recipes');
  });
});

test('R-HELP-06 the list of the first day is put away for one person, and comes back', () => {
  const wishes = createHelpWishes({ storage: memoryStorage() });
  expect(wishes.firstDay('maria')).toBeUndefined();
  wishes.setFirstDay('maria', 'away');
  expect(wishes.firstDay('maria')).toBe('away');
  expect(wishes.firstDay('nikos')).toBeUndefined();
  wishes.setFirstDay('maria', 'wanted');
  expect(wishes.firstDay('maria')).toBe('wanted');
});

test('R-HELP-04 the key of the list can be switched off and on', () => {
  const wishes = createHelpWishes({ storage: memoryStorage() });
  expect(wishes.listKeyIsOn()).toBe(true);
  for (const isOn of [false, true]) {
    wishes.setListKey(isOn);
    expect(wishes.listKeyIsOn()).toBe(isOn);
  }
});
