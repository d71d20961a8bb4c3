import type { Emergency } from '@psifida/contract/content/display';
import type { SystemStanding } from '@psifida/contract/endpoints/systems';
import { type SystemId, systemIds } from '@psifida/contract/registry/systems';
import type { Stage } from './opened-stage.ts';
import {
  anActions,
  aTick,
  at,
  choose,
  dirty,
  inPage,
  more,
  nothing,
  type OpenedState,
  on,
  press,
  stands,
  typed,
} from './opened-ways.ts';

const recipes = ({ word }: Stage) => `/system7a/syntages?search=${word}`;
const recipe = (stage: Stage) => `/system7a/edit-recipe/${stage.recipe}`;
const dish = (stage: Stage) => `/system7b/edit-edesma/${stage.dish}`;
/** One that is used, and one that is not. */
const used = ({ media }: Stage) => `/media-library?asset=${media[0]}`;
const unused = ({ media }: Stage) => `/media-library?asset=${media[5]}`;
const soon = new Date(Date.now() + 3_600_000).toISOString();
const running: Emergency = {
  ...{ id: '00000000-0000-4000-8000-000000000001', level: 'warning', from: new Date().toISOString() },
  ...{ title: { el: 'Διακοπή', en: 'Water cut' }, text: { el: 'Ως το βράδυ.', en: 'Until tonight.' } },
  ...{ until: soon, by: { id: 'admin', name: 'Administrator' }, tags: [], endedAt: null, endedBy: null },
  receipts: [],
};
/** A system whose newest release did not go well on its first display. */
const stopped = (system: SystemId): SystemStanding => ({
  ...{ system, active: 1, inactive: 0, incomplete: 0, displays: 1, released: null, lastChange: null },
  first: {
    ...{ display: { id: '00000000-0000-4000-8000-000000000002', name: 'Harbour' }, waitMinutes: 30 },
    held: {
      ...{ number: 2, others: 1, madeAt: soon, state: 'errors', since: soon, opensAt: null },
      reported: [{ code: 'picture-broken', detail: 'x', at: soon }],
    },
  },
});
const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const ownAccount = {
  ...{ username: 'maria', name: 'Μαρία', demo: false, secondFactor: true, recoveryCodesLeft: 8 },
  sessions: [],
};

/** Of what is kept beside presentations: the library, media, displays, the past, people. */
export const keptStates: readonly OpenedState[] = [
  ...on(recipes, {
    'features/library/item-card: the menu of a recipe': press(anActions),
    'features/library/delete-item-dialog: a recipe in use': press(/^Actions: Pie/, { item: 'Delete' }),
    'features/library/item-picker, features/library/delete-item-dialog: another in its place': press(
      /^Actions: Pie/,
      { item: 'Delete' },
      'Replace with another recipe',
    ),
    'features/library/many-items: what to do with several recipes': press(aTick, more),
    'features/library/exchange/exchange-dialog: import and export': press('Import and export'),
  }),
  ...on(
    at('/system7a/syntages?search=qqxxzz'),
    { 'features/library/item-list: no recipe found': stands },
    inPage,
  ),
  ...on(
    at('/system7a/syntages'),
    { 'features/library/item-list: no recipe yet': stands },
    { answers: { 'library/recipe': nothing }, ...inPage },
  ),
  ...on(recipe, {
    'features/library/item-page: the menu of a recipe’s page': press('More actions'),
    'features/library/editor/row-field: the menu of an ingredient': press(/^Actions: Ingredient 1/),
    'ui/sortable-list: an ingredient to be moved': press(/^Actions: Ingredient 1/, {
      item: 'Move to position…',
    }),
  }),
  ...on(
    recipe,
    {
      'features/library/editor/item-editor: a change in several places': typed(
        '#recipe-title-en',
        /^Save for 1 presentation/,
      ),
    },
    dirty,
  ),
  ...on(dish, {
    'features/library/editor/products-part: products to choose': press('Add products'),
    'features/library/item-drawer: a product beside its dish': press(/^Open: /),
  }),

  ...on(unused, {
    'features/media/details/media-details-drawer: the details of a file': stands,
    'features/media/details/delete-dialog: a file to be deleted': press('Delete'),
    'features/media/details/replace-dialog: a file to be replaced': (here) => choose(here, 'Replace file'),
  }),
  ...on(used, { 'features/media/details/delete-dialog: a file in use': press('Delete') }),
  ...on(at('/media-library'), {
    'features/media/many/many-media: what to do with several files': press(aTick, more),
    'features/media/many/many-media: tags for several files': press(aTick, 'Tags…'),
    'features/media/many/alt-texts: missing descriptions': press('Missing descriptions'),
  }),
  ...on(
    at('/media-library'),
    {
      'features/media/many/alt-texts: descriptions that are not saved': async (here) => {
        await press('Missing descriptions')(here);
        await typed('#alt-of-many-el', 'Close')(here);
      },
    },
    dirty,
  ),
  ...on(
    at('/media-library'),
    {
      'features/media/uploads/upload-panel: a file that fails': async (here) => {
        await choose(here, 'Upload files', Buffer.from('not a picture'));
        await here.page
          .getByRole('region', { name: 'Uploads' })
          .getByText(/^Failed/)
          .waitFor();
      },
    },
    { ...inPage, ...dirty },
  ),
  ...on(at('/media-library?q=qqxxzz'), { 'screens/media-library: no file found': stands }, inPage),
  ...on(
    at('/media-library'),
    { 'screens/media-library: no file yet': stands },
    { answers: { media: nothing }, ...inPage },
  ),

  ...on(at('/displays'), {
    'features/displays/display-card: the menu of a display': press(anActions),
    'features/displays/display-dialog: a display to be added, with its faults': press(
      'Add a display',
      'Pair the display',
    ),
    'features/displays/care/care-dialog: what a display can be told to do': press(anActions, {
      item: 'Care…',
    }),
    'features/displays/care/care-dialog: what all displays can be told to do': press('Care for displays'),
    'features/displays/care/care-dialog: the hours of displays': async (here) => {
      await press('Care for displays')(here);
      await here.page.getByRole('radio', { name: /^Hours of the display/ }).check();
    },
    'features/displays/walls/wall-dialog: displays to be joined, with its faults': press(
      'Joined wall…',
      'Make the wall',
    ),
    'features/displays/revoke-dialog: a display to be revoked': press(anActions, { item: 'Revoke' }),
  }),
  ...on(at('/displays?system=system8&state=green'), { 'screens/displays: no display found': stands }, inPage),
  ...on(
    at('/displays'),
    { 'screens/displays: no display yet': stands },
    { answers: { displays: nothing }, ...inPage },
  ),
  ...on(at('/system1a/home'), {
    'features/displays/release-list: an earlier release to return to': press(/^Return to this release/),
  }),
  ...on(
    at('/system1a/home'),
    {
      'features/displays/first-display-dialog: where changes go first': press(/^New releases: first on/),
      'features/systems/held-notice: a release that did not go well, for all': press(/^Show on all now/),
    },
    { answers: { systems: { systems: systemIds.map(stopped) } } },
  ),
  ...on(at('/emergency-messages'), {
    'features/emergencies/confirm-emergency: a message to be sent': async (here) => {
      await here.page.getByLabel('Prepared text').selectOption({ label: 'All clear' });
      await press('Send…')(here);
    },
  }),
  ...on(
    at('/emergency-messages'),
    { 'features/emergencies/sent-emergencies: a message to be ended': press(/^End now/) },
    { answers: { emergencies: { items: [running] } } },
  ),

  ...on(({ display, shownAt }) => `/past?display=${display}&at=${shownAt}`, {
    'features/past/erase-list: something to be erased from the past': async (here) => {
      await here.page.getByText('Erase from the past', { exact: true }).click();
      await press(/^Erase the presentation/)(here);
    },
  }),
  ...on(
    at('/past'),
    { 'screens/past: no display that could have a past': stands },
    { answers: { 'past/displays': nothing }, ...inPage },
  ),
  ...on(
    at('/visits'),
    { 'screens/visits: no display to be touched': stands },
    { answers: { 'past/displays': nothing }, ...inPage },
  ),
  ...on(at('/visits'), {
    'features/visits/counting-card: counts to be erased': press(/^Erase/),
  }),
  ...on(
    at('/activity'),
    { 'screens/activity: no activity found': stands },
    { answers: { activity: nothing }, ...inPage },
  ),

  ...on(at('/people'), {
    'features/people/account-list: the menu of an account': press(/^Actions for: Opened/),
    'features/people/account-dialog, features/people/form-dialog: an account with its faults': press(
      'New account',
      'Add',
    ),
    'features/people/account-question: an account to be switched off': press(/^Actions for: Opened/, {
      item: 'Switch off',
    }),
    'features/people/kept-once: what is shown once': press(
      /^Actions for: Opened/,
      { item: 'New one-time password' },
      'New password',
    ),
  }),
  ...on(
    at('/own-account'),
    { 'features/people/second-factor: a second step to be set up': press('Set it up') },
    {
      answers: {
        'own-account': { ...ownAccount, secondFactor: false },
        'POST own-account/second-factor/proposal': {
          secret,
          uri: `otpauth://totp/Psifida:maria?secret=${secret}`,
        },
      },
    },
  ),
  ...on(
    at('/own-account'),
    { 'features/people/second-factor: a second step to be removed': press('Remove') },
    { answers: { 'own-account': ownAccount } },
  ),
];
