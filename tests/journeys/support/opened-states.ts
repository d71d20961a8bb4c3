import { readFile } from 'node:fs/promises';
import type { Emergency } from '@psifida/contract/content/display';
import type { EventFeed } from '@psifida/contract/endpoints/event-feeds';
import type { SystemStanding } from '@psifida/contract/endpoints/systems';
import { type SystemId, systemIds } from '@psifida/contract/registry/systems';
import type { Page } from 'playwright-core';
import { aPdf, type NamedFile, stripedImage } from './files.ts';
import type { Stage } from './opened-stage.ts';

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
const more = 'More actions for the selected ones';
const choose = ({ page }: At, label: string, buffer = stripedImage()) =>
  Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: label }).click()]).then(
    ([chooser]) => chooser.setFiles({ name: 'other.png', mimeType: 'image/png', buffer }),
  );

const bring = (page: Page, file: NamedFile) =>
  Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload files' }).click(),
  ]).then(([chooser]) => chooser.setFiles(file));

const presentations = '/system3/psifiakes-provoles';
const nothing = { items: [], total: 0, next: null };
const failing = { status: 500, code: 'something-went-wrong' };
const typed =
  (field: string, ...then: Parameters<typeof press>) =>
  async (here: At) => {
    await here.page.locator(field).fill('Half a title');
    await press(...then)(here);
  };
const stands = async () => {};
const deleted = {
  ...{ id: '00000000-0000-4000-8000-0000000000b1', kind: 'presentation', system: 'system3' },
  title: { el: 'Το παλιό λιμάνι', en: 'The old harbour' },
  deletedAt: '2026-01-10T08:00:00.000Z',
  deletedBy: { id: 'admin', name: 'Administrator' },
  until: '2026-02-09T08:00:00.000Z',
};

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

const list = ({ word }: Stage) => `/system1a/psifiakes-provoles?search=${word}`;
const editor = ({ show }: Stage) => `/system1a/edit-digital-presentation/${show}`;
const image = ({ page }: At) => page.getByRole('region', { name: 'Images', exact: true });
const onImage =
  (...items: string[]) =>
  async (here: At) => {
    await image(here).getByRole('button', { name: anActions }).first().click();
    for (const name of items) await here.page.getByRole('menuitem', { name, exact: true }).click();
  };
const soon = new Date(Date.now() + 3_600_000).toISOString();
const request = ({ asked }: Stage) => `/approvals/${asked?.number}`;
const doubt = {
  ...{ id: 1, kind: 'presentation', document: '00000000-0000-4000-8000-000000000001', system: 'system4' },
  ...{ title: { el: 'Το λιμάνι', en: 'The harbour' }, place: 'title', entry: null, lag: null, right: null },
  text: { el: '5 βάρκες', en: '3 boats' },
};
const problem = { type: 'about:blank', title: 'x', status: 409, issues: [], instance: 'x', params: {} };
const gaps = {
  ...{ type: 'about:blank', title: 'gaps', status: 409, code: 'release.leaves-gaps', issues: [] },
  ...{ instance: 'x', params: { system: 'system1a', gaps: [{ from: soon, until: null }], more: true } },
};
const off = {
  ...{ type: 'about:blank', title: 'off', status: 409, code: 'release.takes-off', issues: [], instance: 'x' },
  params: { leaving: [{ ...{ id: doubt.document, title: doubt.title }, displays: 2, until: soon }] },
};
const recipes = ({ word }: Stage) => `/system7a/syntages?search=${word}`;
const recipe = (stage: Stage) => `/system7a/edit-recipe/${stage.recipe}`;
const dish = (stage: Stage) => `/system7b/edit-edesma/${stage.dish}`;
/** One that is used, and one that is not. */
const used = ({ media }: Stage) => `/media-library?asset=${media[0]}`;
const unused = ({ media }: Stage) => `/media-library?asset=${media[5]}`;
export const running: Emergency = {
  ...{ id: '00000000-0000-4000-8000-000000000001', level: 'warning', from: new Date().toISOString() },
  ...{ title: { el: 'Διακοπή', en: 'Water cut' }, text: { el: 'Ως το βράδυ.', en: 'Until tonight.' } },
  ...{ until: soon, by: { id: 'admin', name: 'Administrator' }, tags: [], endedAt: null, endedBy: null },
  ...{ drill: false, receipts: [] },
};
/** A calendar that is away in one language and says less in it. */
const theatre: EventFeed = {
  ...{
    id: '00000000-0000-4000-8000-000000000003',
    category: 'theatre',
    events: 12,
    missing: { el: 0, en: 3 },
  },
  name: { el: 'Δημοτικό Θέατρο', en: 'Municipal Theatre' },
  el: { url: 'https://www.example.gr/el.ics', okAt: soon, failing: null },
  en: {
    ...{ url: 'https://www.example.gr/en.ics', okAt: soon },
    failing: { since: '2026-01-10T08:00:00.000Z', reason: 'error-answer' },
  },
};
/** A system whose newest release did not go well on its first display. */
const stopped = (system: SystemId): SystemStanding => ({
  ...{ system, active: 1, inactive: 0, incomplete: 0, displays: 1, released: null, lastChange: null },
  first: {
    ...{ display: { id: '00000000-0000-4000-8000-000000000002', name: 'Harbour' }, waitMinutes: 30 },
    held: {
      ...{ number: 2, others: 1, madeAt: soon, state: 'errors', since: soon, opensAt: null },
      reported: [{ code: 'image-broken', detail: 'x', at: soon }],
    },
  },
});
const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const ownAccount = {
  ...{ username: 'maria', name: 'Μαρία', demo: false, secondFactor: true, recoveryCodesLeft: 8 },
  sessions: [],
};

/** What stands in a page without a press: mostly that there is nothing. By its address, with what the API is to answer. */
const standing: [address: string, name: string, answers?: OpenedState['answers']][] = [
  [
    '/system1a/psifiakes-provoles?search=qqxxzz',
    'ui/empty-state, pages/presentation-list: no presentation found',
  ],
  ['/system7a/syntages?search=qqxxzz', 'features/library/item-list: no recipe found'],
  ['/media-library?q=qqxxzz', 'pages/media-library: no file found'],
  ['/displays?system=system8&state=green', 'pages/displays: no display found'],
  ['/approvals', 'pages/approvals: a request that waits'],
  ['/approvals?state=withdrawn', 'pages/approvals: no request found'],
  ['/languages?system=system8&right=true', 'pages/languages: no text found'],
  ['/help?q=qqxxzz', 'pages/help: nothing in the guide'],
  ['/languages', 'pages/languages: no text to check', { languages: { ...nothing, judged: true } }],
  [
    presentations,
    'pages/presentation-list: no presentation yet',
    { 'systems/system3/presentations': nothing },
  ],
  [presentations, 'ui/banner: a list that cannot be read', { 'systems/system3/presentations': failing }],
  ['/system7a/syntages', 'features/library/item-list: no recipe yet', { 'library/recipe': nothing }],
  ['/media-library', 'pages/media-library: no file yet', { media: nothing }],
  ['/displays', 'pages/displays: no display yet', { displays: nothing }],
  ['/past', 'pages/past: no display that could have a past', { 'past/displays': nothing }],
  ['/visits', 'pages/visits: no display to be touched', { 'past/displays': nothing }],
  ['/activity', 'pages/activity: no activity found', { activity: nothing }],
  ['/bin', 'pages/bin: nothing deleted', { bin: nothing }],
];

/** Every menu, dialog, drawer, question, notice and empty place of the app. */
export const openedStates: readonly OpenedState[] = [
  ...standing.flatMap(([address, name, answers]) =>
    on(at(address), { [name]: stands }, { ...inPage, ...(answers && { answers }) }),
  ),
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
  ...on(
    list,
    {
      'ui/many/selection-bar: what became of several': async (here) => {
        await press(aTick, 'Activate')(here);
        await here.page.getByText(/^Activate: /).waitFor();
      },
    },
    inPage,
  ),

  ...on(editor, {
    'features/presentations/editor/editor-header: the menu of the editor': press('More actions'),
    'ui/bilingual-field: what can be done with a text': press(/^Options for the Greek text/),
    'features/history/history-drawer: the history': press('History', 'What changed'),
    'features/history/history-drawer: an earlier one to be restored': press(
      'History',
      'Restore this version',
    ),
    'features/presentations/editor/sections/entry-controls: the menu of an image': onImage(),
    'ui/sortable-list: an image to be moved': onImage('Move to position…'),
    'features/presentations/editor/sections/entry-controls: an image to be removed': onImage('Remove'),
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
    { 'app/questions: a change that leaves gaps': typed('#title-en', /^Save Ctrl/) },
    { answers: { 'PUT systems/system1a/presentations/:show': gaps }, ...dirty },
  ),
  ...on(
    editor,
    { 'app/questions: a change that takes something off displays': typed('#title-en', /^Save Ctrl/) },
    { answers: { 'PUT systems/system1a/presentations/:show': off }, ...dirty },
  ),
  ...on(
    at('/system3/add-new-digital-presentation'),
    { 'document/document-frame: a title that is missing': press('Create draft') },
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
      'Continue',
    ),
  }),
  ...on(({ display }) => `/past?display=${display}`, {
    'ui/value-picker: days to choose': press(/^Choose from a calendar/),
    'ui/value-picker: hours to choose': press(/^Choose an hour/),
  }),

  ...on(
    editor,
    { 'app/questions: approval to be asked for': typed('#title-en', /^Save Ctrl/) },
    {
      answers: { 'PUT systems/system1a/presentations/:show': { ...problem, code: 'approval.required' } },
      ...dirty,
    },
  ),
  ...on(editor, {
    'features/preview/shared/share-dialog: a link to be given out': press('More actions', {
      item: 'Share a preview',
    }),
    'features/preview/shared/share-dialog: a link that was given out': async (here) => {
      await press('More actions', { item: 'Share a preview' }, 'Make a link')(here);
      await here.page.getByRole('textbox', { name: 'Link' }).waitFor();
    },
  }),
  ...on(
    request,
    {
      'features/approvals/approval-decision: a request to be decided': ({ page }) =>
        page.getByText('The old harbour', { exact: true }).first().waitFor(),
    },
    inPage,
  ),
  ...on(request, {
    'features/approvals/approval-decision: a request to be approved': press('Approve'),
    'features/approvals/approval-decision: a request to be sent back without a word': async (here) => {
      await press('Send back')(here);
      await here.page.getByRole('dialog').getByRole('button', { name: 'Send back' }).click();
    },
  }),
  ...on(({ asked }) => `/activity?by=${asked?.askedBy.id}`, {
    'features/activity/activity-tools: a name to be taken out': press(/^Remove the name/),
  }),
  ...on(
    at('/bin'),
    {
      'pages/bin: something to be deleted for good': press(/^More actions: /, { item: 'Delete for good…' }),
      'pages/bin: the bin to be emptied': press('Empty the bin…'),
    },
    { answers: { bin: { ...nothing, items: [deleted], total: 1 } } },
  ),
  ...on(
    at('/bin'),
    {
      'pages/bin: something restored': async (here) => {
        await press(/^Restore: /)(here);
        await here.page.getByRole('status').filter({ hasText: 'Restored:' }).waitFor();
      },
    },
    {
      ...inPage,
      answers: {
        bin: { ...nothing, items: [deleted], total: 1 },
        'POST bin/restorations': { restored: [{ ...deleted, deactivated: true }], refused: [] },
      },
    },
  ),
  ...on(
    at('/languages'),
    {
      'pages/languages: a text whose languages differ': ({ page }) => page.getByText('3 boats').waitFor(),
    },
    { answers: { languages: { ...nothing, items: [doubt], total: 1, judged: false } }, ...inPage },
  ),
  ...on(at('/help'), {
    'app/shortcuts-dialog: the shortcuts': ({ page }) => page.keyboard.press('?'),
  }),
  ...on(
    at('/help'),
    {
      'features/help/first-day: the first day': async (here) => {
        await here.page.getByRole('switch', { name: 'Show it on the first page' }).click();
        await press({ link: 'Systems' })(here);
        await here.page.getByRole('button', { name: 'Hide' }).waitFor();
      },
    },
    inPage,
  ),

  // What is kept beside presentations: the library, media, displays, the past, people.
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
  ...on(recipe, {
    'pages/item-edit: the menu of a recipe’s page': press('More actions'),
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
    'features/media/picker/picked-media: what can be done with an image of a dish': ({ page }) =>
      page.locator('.shape-corner').getByRole('button', { name: anActions }).first().click(),
  }),

  ...on(unused, {
    'features/media/details/media-details-drawer: the details of a file': stands,
    'features/media/details/delete-dialog: a file to be deleted': press('Delete'),
    'features/media/details/replace-dialog: a file to be replaced': (here) => choose(here, 'Replace file'),
  }),
  ...on(used, {
    'features/media/details/delete-dialog: a file in use': press('Delete'),
    'features/media/details/replace-dialog: another one everywhere': async (here) => {
      await press('Replace everywhere…')(here);
      await here.page.getByRole('dialog', { name: 'Choose an image' }).locator('[data-card]').first().click();
    },
  }),
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
        await choose(here, 'Upload files', Buffer.from('not an image'));
        await here.page
          .getByRole('region', { name: 'Uploads' })
          .getByText(/^Failed/)
          .waitFor();
      },
    },
    { ...inPage, ...dirty },
  ),
  ...on(
    at('/media-library'),
    {
      'features/media/pdf/opening-dialog: pages of a PDF': async ({ page }) => {
        await bring(page, aPdf('poster.pdf', { pages: 2, title: 'Poster' }));
        await page.getByRole('checkbox', { name: 'Page 1' }).waitFor();
      },
      'features/media/uploads/convert/cut-dialog: a video to be cut': async ({ page }) => {
        // Nothing is sent, so that it can still be cut.
        await page.route('**/uploads', () => {});
        const buffer = await readFile(new URL('videos/h264.mkv', import.meta.url));
        await bring(page, { name: 'long.mkv', mimeType: '', buffer });
        await page.getByRole('button', { name: 'Cut: long.mkv' }).click();
        await page.getByText('0:04 of 0:04 are kept.').waitFor();
        await page.unroute('**/uploads');
      },
    },
    dirty,
  ),

  ...on(at('/displays'), {
    'features/displays/display-card: the menu of a display': press(anActions),
    'features/displays/display-dialog: a display to be added, with its faults': press(
      'Add a display',
      'Pair the display',
    ),
    'features/displays/care/care-dialog: what a display can be told to do': press(anActions, {
      item: 'Maintenance…',
    }),
    'features/displays/care/care-dialog: what all displays can be told to do': press('Display maintenance'),
    'features/look/look-dialog: colours and typefaces, with a colour that cannot be read': async (here) => {
      await press('Colours and typefaces')(here);
      await here.page.getByLabel('Accent colour').fill('#ffcc00');
      await here.page.getByRole('button', { name: /^Choose #/ }).waitFor();
    },
    'features/displays/care/care-dialog: the hours of displays': async (here) => {
      await press('Display maintenance')(here);
      await here.page.getByRole('radio', { name: /^Hours of operation/ }).check();
    },
    'features/displays/walls/wall-dialog: displays to be joined, with its faults': press(
      'Joined wall…',
      'Create the wall',
    ),
    'features/displays/revoke-dialog: a display to be revoked': press(anActions, { item: 'Unpair' }),
  }),
  ...on(at('/system1a/home'), {
    'features/displays/release-list: an earlier release to return to': press(/^Return to this release/),
  }),
  ...on(
    at('/system1a/home'),
    {
      'features/displays/first-display-dialog: where changes go first': press(/^New releases: first on/),
      'features/systems/release-notices: a release that did not go well, for all': press(/^Show on all now/),
    },
    { answers: { systems: { systems: systemIds.map(stopped) } } },
  ),
  ...on(
    at('/ekdiloseis?tab=calendars'),
    { 'features/news/event-feeds: a calendar of events to be removed': press(/^Remove: /) },
    { answers: { 'event-feeds': { items: [theatre] } } },
  ),
  ...on(at('/emergency-messages'), {
    'features/emergencies/confirm-emergency: a message to be sent': async (here) => {
      await here.page.getByLabel('Prepared text').selectOption({ label: 'All clear' });
      await press('Send…')(here);
    },
    'features/emergencies/alert-settings: where official warnings come from, with its faults': press(
      'Official warnings',
      'Add a source',
      'Save',
    ),
  }),
  ...on(
    at('/emergency-messages'),
    { 'features/emergencies/sent-emergencies: a message to be ended': press(/^End now/) },
    { answers: { emergencies: { items: [running] } } },
  ),

  ...on(({ display, shownAt }) => `/past?display=${display}&at=${shownAt}`, {
    'features/past/erase-list: something to be erased from the past': async (here) => {
      await here.page.getByText('Erase from earlier releases', { exact: true }).click();
      await press(/^Erase the presentation/)(here);
    },
  }),
  ...on(at('/visits'), {
    'features/visits/counting-card: counts to be erased': press(/^Erase/),
  }),

  ...on(at('/people'), {
    'features/people/account-list: the menu of an account': press(/^Actions for: Opened/),
    'features/people/account-dialog, ui/sent-form: an account with its faults': press(
      'New account',
      'Create',
    ),
    'features/people/account-dialog: an account to be switched off': press(/^Actions for: Opened/, {
      item: 'Deactivate',
    }),
    'features/people/kept-once: what is shown once': press(
      /^Actions for: Opened/,
      { item: 'New temporary password' },
      'New password',
    ),
    'features/people/machines: an account of a machine with its faults': press(
      'New machine account',
      'Create',
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
