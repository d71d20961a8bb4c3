import type { Emergency } from '@psifida/contract/content/display';
import type { Page } from 'playwright-core';
import type { Stage } from './opened-stage.ts';
import { stripedPicture } from './striped-picture.ts';

type At = { page: Page; stage: Stage };

export type OpenedState = {
  name: string;
  /** The files of web/src that draw it. */
  of: readonly string[];
  at: (stage: Stage) => string;
  /** What the API is to answer and the product would not answer now, by the path after its prefix. */
  answers?: Record<string, unknown>;
  open: (at: At) => Promise<unknown>;
  /** It stands in the page and not over it. */
  inPage?: true;
  phone?: true;
  /** Something typed stays behind: the next one begins with a page of its own. */
  dirty?: true;
};

const list = ({ word }: Stage) => `/system1a/psifiakes-provoles?search=${word}`;
const editor = ({ show }: Stage) => `/system1a/edit-digital-presentation/${show}`;
const recipes = ({ word }: Stage) => `/system7a/syntages?search=${word}`;
const recipe = (stage: Stage) => `/system7a/edit-recipe/${stage.recipe}`;
const dish = (stage: Stage) => `/system7b/edit-edesma/${stage.dish}`;
/** One that is used, and one that is not. */
const used = ({ media }: Stage) => `/media-library?asset=${media[0]}`;
const unused = ({ media }: Stage) => `/media-library?asset=${media[5]}`;
const at = (address: string) => () => address;

/** One after the other: what is pressed by its name; an item of a menu, a tick or a choice with its role. */
const press =
  (...steps: (string | RegExp | { item: string } | { tick: RegExp } | { link: string })[]) =>
  async ({ page }: At) => {
    for (const step of steps) {
      if (typeof step === 'string' || step instanceof RegExp)
        await page
          .getByRole('button', { name: step, exact: typeof step === 'string' })
          .first()
          .click();
      else if ('item' in step) await page.getByRole('menuitem', { name: step.item, exact: true }).click();
      else if ('link' in step) await page.getByRole('link', { name: step.link, exact: true }).first().click();
      else await page.getByRole('checkbox', { name: step.tick }).first().check();
    }
  };
const anActions = /^Actions: /;
const aTick = { tick: /^Select: / };
const more = 'More to do with the selected ones';
const image = ({ page }: At) => page.getByRole('region', { name: 'Images', exact: true });
const onImage =
  (...items: string[]) =>
  async (here: At) => {
    await image(here).getByRole('button', { name: anActions }).first().click();
    for (const name of items) await here.page.getByRole('menuitem', { name, exact: true }).click();
  };
const choose = ({ page }: At, label: string, buffer = stripedPicture()) =>
  Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: label }).click()]).then(
    ([chooser]) => chooser.setFiles({ name: 'other.png', mimeType: 'image/png', buffer }),
  );

const soon = new Date(Date.now() + 3_600_000).toISOString();
const running: Emergency = {
  ...{ id: '00000000-0000-4000-8000-000000000001', level: 'warning', from: new Date().toISOString() },
  ...{ title: { el: 'Διακοπή', en: 'Water cut' }, text: { el: 'Ως το βράδυ.', en: 'Until tonight.' } },
  ...{ until: soon, by: { id: 'admin', name: 'Administrator' }, tags: [], endedAt: null, endedBy: null },
  receipts: [],
};
const nothing = { items: [], total: 0, next: null };
const failing = { status: 500, code: 'something-went-wrong' };
const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const ownAccount = {
  ...{ username: 'maria', name: 'Μαρία', demo: false, secondFactor: true, recoveryCodesLeft: 8 },
  sessions: [],
};
const gaps = {
  ...{ type: 'about:blank', title: 'gaps', status: 409, code: 'release.leaves-gaps', issues: [] },
  ...{ instance: 'x', params: { system: 'system1a', gaps: [{ from: soon, until: null }], more: true } },
};

const typed =
  (field: string, ...then: Parameters<typeof press>) =>
  async (here: At) => {
    await here.page.locator(field).fill('Half a title');
    await press(...then)(here);
  };
const stands = async () => {};

/** States of one address, each by the files of web/src that draw it and what it is, with the way to it. */
const on = (
  where: OpenedState['at'],
  states: Record<string, OpenedState['open']>,
  more: Pick<OpenedState, 'answers' | 'phone' | 'dirty' | 'inPage'> = {},
): OpenedState[] =>
  Object.entries(states).map(([key, open]) => {
    const [files = ''] = key.split(': ');
    return { name: key, of: files.split(', ').map((file) => `${file}.tsx`), at: where, open, ...more };
  });
const inPage = { inPage: true } as const;
const dirty = { dirty: true } as const;

/** Every menu, dialog, drawer, question, notice and empty place of the app. */
export const openedStates: readonly OpenedState[] = [
  ...on(at('/'), {
    'app/find/find-dialog: something found': async ({ page, stage }) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill(stage.word);
      await page.getByRole('option').first().waitFor();
    },
    'app/find/find-dialog: nothing found': async ({ page }) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('qqxxzz');
      await page.getByText('Nothing found for', { exact: false }).waitFor();
    },
  }),
  ...on(
    at('/'),
    { 'features/demo/demo-banner: the demonstration to be removed': press('Remove the demonstration') },
    { answers: { demo: { state: 'present', done: 1, total: 1 } } },
  ),
  ...on(
    at('/system1a/home'),
    { 'app/layouts/sidebar-layout: the menu on a telephone': press('Open the menu') },
    { phone: true },
  ),

  ...on(list, {
    'features/presentations/card-tools, ui/more-menu: the menu of a presentation': press(anActions),
    'ui/confirm-dialog, document/deletion-dialog, features/presentations/delete-dialog: to be deleted': press(
      /^Actions: Second/,
      { item: 'Delete' },
    ),
    'document/deletion-dialog: asked again': press(/^Actions: Second/, { item: 'Delete' }, 'I will continue'),
    'features/preview/preview-dialog: the preview': press(anActions, { item: 'Preview' }),
    'features/presentations/many-presentations: what to do with several': press(aTick, more),
    'ui/many/apply-dialog: a schedule for several': press(aTick, more, { item: 'Schedule…' }),
    'features/presentations/many-presentations: displays for several': press(aTick, more, {
      item: 'Displays…',
    }),
    'ui/tags-field: tags to choose': async (here) => {
      await press(aTick, more, { item: 'Displays…' })(here);
      await here.page.locator('#audience-of-many').click();
      await here.page.getByRole('option', { name: 'hall' }).waitFor();
    },
    'document/deletion-dialog: several to be deleted': press(aTick, more, { item: 'Delete' }),
  }),
  ...on(list, { 'ui/many/selection-bar: what became of several': press(aTick, 'Activate') }, inPage),
  ...on(
    at('/system1a/psifiakes-provoles?search=qqxxzz'),
    { 'ui/empty-state, screens/presentation-list: no presentation found': stands },
    inPage,
  ),
  ...on(
    at('/system3/psifiakes-provoles'),
    { 'screens/presentation-list: no presentation yet': stands },
    { answers: { 'systems/system3/presentations': nothing }, ...inPage },
  ),
  ...on(
    at('/system3/psifiakes-provoles'),
    { 'ui/banner: a list that cannot be read': stands },
    { answers: { 'systems/system3/presentations': failing }, ...inPage },
  ),

  ...on(editor, {
    'features/presentations/editor/editor-header: the menu of the editor': press('More actions'),
    'ui/bilingual-field: what can be done with a text': press(/^Options for the Greek text/),
    'features/history/history-drawer: the history': press('History', 'What changed'),
    'features/history/history-drawer: an earlier one to be restored': press('History', 'Restore this one'),
    'features/presentations/editor/sections/entry-controls: the menu of an image': onImage(),
    'ui/sortable-list: an image to be moved': onImage('Move to position…'),
    'features/presentations/editor/sections/remove-dialog: an image to be removed': onImage('Remove'),
    'features/media/details/media-details-drawer: the details of an image': onImage('Details'),
    'features/media/picker/media-picker: images to choose': press('Add images'),
  }),
  ...on(({ scant }) => `/system1a/edit-digital-presentation/${scant}`, {
    'features/presentations/editor/sections/swap-dialog: an image to be swapped': onImage('Swap with…'),
  }),
  ...on(
    editor,
    {
      'ui/leave-guard: leaving with something unsaved': typed('#title-en', { link: 'Systems' }),
      'ui/frame/tools: signing out with something unsaved': typed('#title-en', 'Log out'),
      'ui/save-bar: changes to be discarded': typed('#title-en', 'Discard'),
    },
    dirty,
  ),
  ...on(
    editor,
    { 'app/knowing-dialog: a change that leaves gaps': typed('#title-en', /^Save Ctrl/) },
    { answers: { 'PUT systems/system1a/presentations/:show': gaps }, ...dirty },
  ),
  ...on(
    at('/system3/add-new-digital-presentation'),
    { 'ui/error-summary, document/document-frame: a title that is missing': press('Create draft') },
    inPage,
  ),
  ...on(
    ({ puzzle }) => `/system8/edit-digital-presentation/${puzzle}`,
    {
      'features/presentations/editor/proceed-button: a save before going on': typed(
        '#title-en',
        'Puzzle view',
      ),
    },
    dirty,
  ),

  ...on(at('/calendar'), {
    'features/calendar/choose-dialog: what is to be shown': press(/^New schedule: /),
    'ui/edit-drawer, features/presentations/editor/schedule-drawer: a schedule beside the calendar': press(
      /^New schedule: /,
      'Go on',
    ),
  }),
  ...on(({ display }) => `/past?display=${display}`, {
    'ui/value-picker: days to choose': press(/^Choose from a calendar/),
    'ui/value-picker: hours to choose': press(/^Choose an hour/),
  }),

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

  // Last: nobody is signed in after it.
  ...on(
    at('/activity'),
    {
      'app/session-ended-dialog: the session has ended': async ({ page }) => {
        await page.clock.install();
        await page.reload();
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.route('**/protocol/openid-connect/token', (route) =>
          route.fulfill({ status: 400, json: { error: 'invalid_grant' } }),
        );
        await page.clock.fastForward(301_000);
      },
    },
    dirty,
  ),
];
