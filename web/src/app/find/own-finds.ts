import type { MantineColorScheme } from '@mantine/core';
import type { May } from '@psifida/contract/access';
import type { Language } from '@psifida/contract/bilingual';
import { isFound } from '@psifida/contract/fold-text';
import { addressOf, homeOf, type ScreenId } from '@psifida/contract/registry/addresses';
import { type Registry, type SystemId, systemIds } from '@psifida/contract/registry/systems';
import { pageTitlesIn } from '../../features/systems/page-titles.ts';
import { translatorOf } from '../../i18n/made-once.ts';
import { shownTopics } from '../../lib/help-topics.ts';
import { productPagesFor } from '../layouts/product-pages.ts';
import { mayOpen } from '../pages.ts';
import { pagesOfSystem } from '../system-pages.ts';

export type Action =
  | { to: string }
  | { does: 'change-language' | 'log-out' }
  | { does: 'colours'; mode: MantineColorScheme };

export type OwnFind = {
  group: 'page' | 'action' | 'help';
  icon: string;
  label: string;
  system: SystemId | null;
  action: Action;
};

type Who = { registry: Registry; may: May };
type Written = OwnFind & { also: string };

const colours = [
  ['light', 'sun'],
  ['dark', 'moon'],
  ['auto', 'device-desktop'],
] as const;

const newItems = [
  { screen: 'recipe-add', kind: 'recipe' },
  { screen: 'dish-add', kind: 'dish' },
  { screen: 'announcement-add', kind: 'announcement' },
  { screen: 'event-add', kind: 'event' },
] as const;

function writtenIn(language: Language, { registry, may }: Who): Written[] {
  const t = translatorOf(language);
  const titleOf = pageTitlesIn({ language, registry, may });
  const page = (screen: ScreenId, system: SystemId | null, icon: string): Written => ({
    group: 'page',
    icon,
    label: titleOf(screen, system),
    system: screen === 'system-home' ? null : system,
    action: { to: addressOf({ screen, ...(system && { system }) }) },
    also: system ? `${registry[system].name[language]} ${system}` : '',
  });
  const action = (icon: string, label: string, action: Action, also = ''): Written => ({
    ...{ group: 'action', icon, label, system: null, action, also },
  });
  const ofSystem = (system: SystemId): Written[] =>
    pagesOfSystem(system, may).map((screen) => {
      const found = page(screen, system, screen === 'presentation-add' ? 'plus' : 'slideshow');
      if (screen !== 'presentation-add') return found;
      const label = t('find.newPresentation', { system: registry[system].name[language] });
      return { ...found, group: 'action', label, system: null };
    });
  return [
    ...productPagesFor(may).flatMap(({ pages }) => pages.map(({ screen, icon }) => page(screen, null, icon))),
    ...systemIds.flatMap(ofSystem),
    page('accessibility', null, 'accessible'),
    page('privacy', null, 'shield-check'),
    ...newItems
      .filter(({ screen, kind }) => mayOpen({ screen, system: homeOf(kind) }, may))
      .map(({ screen, kind }) => {
        const system = homeOf(kind);
        return action('plus', titleOf(screen, system), {
          to: addressOf({ screen, ...(system && { system }) }),
        });
      }),
    action('language', t('find.language'), { does: 'change-language' }),
    ...colours.map(([mode, icon]) =>
      action(icon, t('find.colours', { mode: t(`shell.${mode}`) }), { does: 'colours', mode }),
    ),
    action('logout', t('shell.logOut'), { does: 'log-out' }, t('find.alsoLogOut')),
    { ...page('help', null, 'help-circle'), group: 'help', also: t('help.open') },
    ...shownTopics().map(
      (topic): Written => ({
        ...action('help-circle', t(`help.topics.${topic}`), {
          to: addressOf({ screen: 'help-topic', id: topic }),
        }),
        group: 'help',
        also: t('help.open'),
      }),
    ),
  ];
}

export function ownFinds(
  query: string,
  { language, known, ...who }: Who & { language: Language; known: readonly Language[] },
): OwnFind[] {
  const all = known.map((one) => writtenIn(one, who));
  return writtenIn(language, who).filter((_, index) =>
    isFound(query, ...all.flatMap((written) => [written[index]?.label ?? '', written[index]?.also ?? ''])),
  );
}
