import type { Stage } from './opened-stage.ts';
import { keptStates } from './opened-states-kept.ts';
import {
  type At,
  anActions,
  aTick,
  at,
  dirty,
  failing,
  inPage,
  more,
  nothing,
  type OpenedState,
  on,
  press,
  stands,
  typed,
} from './opened-ways.ts';

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

  ...on(
    editor,
    { 'app/approval-dialog: approval to be asked for': typed('#title-en', /^Save Ctrl/) },
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
  ...on(at('/approvals'), { 'screens/approvals: a request that waits': stands }, inPage),
  ...on(at('/approvals?state=withdrawn'), { 'screens/approvals: no request found': stands }, inPage),
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
    'features/activity/nameless: a name to be taken out': press(/^Take the name away/),
  }),
  ...on(
    at('/languages'),
    {
      'screens/languages: a text whose languages differ': ({ page }) => page.getByText('3 boats').waitFor(),
    },
    { answers: { languages: { ...nothing, items: [doubt], total: 1, judged: false } }, ...inPage },
  ),
  ...on(at('/languages?system=system8&right=true'), { 'screens/languages: no text found': stands }, inPage),
  ...on(
    at('/languages'),
    { 'screens/languages: no text to check': stands },
    { answers: { languages: { ...nothing, judged: true } }, ...inPage },
  ),
  ...on(at('/help'), {
    'app/shortcuts-dialog: the shortcuts': ({ page }) => page.keyboard.press('?'),
  }),
  ...on(at('/help?q=qqxxzz'), { 'screens/help: nothing in the guide': stands }, inPage),
  ...on(
    at('/help'),
    {
      'features/help/first-day: the first day': async (here) => {
        await here.page.getByRole('switch', { name: 'Show it on the first page' }).click();
        await press({ link: 'Systems' })(here);
        await here.page.getByRole('button', { name: 'Put it away' }).waitFor();
      },
    },
    inPage,
  ),

  ...keptStates,

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
