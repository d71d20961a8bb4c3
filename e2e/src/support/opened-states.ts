import type { Page } from 'playwright-core';
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

const list = ({ word }: Stage) => `/system1a/psifiakes-provoles?search=${word}`;
const editor = ({ show }: Stage) => `/system1a/edit-digital-presentation/${show}`;
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

const soon = new Date(Date.now() + 3_600_000).toISOString();
const nothing = { items: [], total: 0, next: null };
const failing = { status: 500, code: 'something-went-wrong' };
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
  }),
];
