import { endpoints } from '@psifida/contract/endpoints/all';
import { beforeAll, expect, test } from 'vitest';
import { keptWindow, page, said, url } from './support/browser.ts';
import { type Stage, setStage } from './support/opened-stage.ts';
import { openAs } from './support/staff.ts';

let stage: Stage;
keptWindow();
beforeAll(async () => {
  stage = await setStage(url);
});

/** By the keyboard alone. */
const press = async (name: RegExp | string, role: 'button' | 'menuitem' | 'switch' = 'button') => {
  const control = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
  // A dialog takes the focus once it is there, and what is busy takes no key.
  const isReady = () =>
    control.evaluate(
      (one) =>
        !one.matches(':disabled') &&
        (one.closest('[role=dialog], [role=menu]')?.contains(document.activeElement) ?? true),
    );
  await expect.poll(isReady).toBe(true);
  await control.press('Enter');
};
const choose = (name: string) => press(name, 'menuitem');
const gone = (name: RegExp | string) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).waitFor({ state: 'detached' });
const sure = async () => {
  await press('I will continue');
  await press('Yes, delete it');
};
/** What has the focus, as whoever hears the page is told. */
const focused = () =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return 'the start of the page';
    return activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? activeElement.id;
  });

type Action = {
  of: string;
  at: (stage: Stage) => string;
  /** Done by keyboard, until it is seen that it is done. */
  action: () => Promise<unknown>;
  next: (stage: Stage) => RegExp;
};

const list = ({ word }: Stage) => `/system1a/psifiakes-provoles?search=${word}&order=title`;
const editor = ({ show }: Stage) => `/system1a/edit-digital-presentation/${show}`;
const recipe = (one: Stage) => `/system7a/edit-recipe/${one.recipe}`;
const images = () => page.getByRole('region', { name: 'Images', exact: true }).getByRole('article');

const actions: Action[] = [
  {
    of: 'a presentation that is deleted',
    at: list,
    action: async () => {
      await press(/^Actions: Second/);
      await choose('Delete');
      await sure();
      await gone(/^Actions: Second/);
    },
    next: ({ word }) => new RegExp(`^Actions: Third ${word}`),
  },
  {
    of: 'a presentation that is activated in vain',
    at: list,
    action: async () => {
      await press(/^Actions: Third/);
      await choose('Activate');
      await page.getByRole('alert').filter({ hasText: 'none done' }).waitFor();
    },
    next: () => /^Activate: none done/,
  },
  {
    of: 'an image that is moved',
    at: editor,
    action: async () => {
      await press(/^Actions: 0/);
      await choose('Move last');
      await images()
        .last()
        .getByRole('button', { name: /^Actions: 0/ })
        .waitFor();
    },
    next: () => /^Actions: 0/,
  },
  {
    of: 'an image that is removed',
    at: editor,
    action: async () => {
      await press(/^Actions: 1/);
      await choose('Remove');
      await press('I will continue');
      await gone(/^Actions: 1/);
    },
    next: () => /^Actions: 2/,
  },
  {
    of: 'an ingredient that is removed',
    at: recipe,
    action: async () => {
      await press('Remove: Ingredient 1');
      await gone('Remove: Ingredient 2');
    },
    next: () => /Ingredient 1/,
  },
  {
    of: 'a product that is taken out of a dish',
    at: ({ dish }) => `/system7b/edit-edesma/${dish}`,
    action: async () => {
      await press(/^Remove: Oil/);
      await gone(/^Remove: Oil/);
    },
    next: () => /^Remove: Honey/,
  },
  {
    of: 'a file that is deleted',
    at: ({ media }) => `/media-library?asset=${media[5]}`,
    action: async () => {
      await press('Delete');
      await press('Yes, delete it');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    },
    // Nothing of the page had it before: the file was come to by its address.
    next: () => /^Media/,
  },
  {
    of: 'a display that is revoked',
    at: () => '/displays',
    action: async () => {
      await press(new RegExp(`^Actions: ${stage.word}`));
      await choose('Unpair');
      await press('Yes, unpair it');
      await said('was unpaired');
    },
    next: () => /^(Actions: |Displays$|Add a display)/,
  },
  {
    of: 'an account that is switched off',
    at: () => '/people',
    action: async () => {
      await press(new RegExp(`^Actions for: ${stage.word}`));
      await choose('Deactivate');
      await press('Deactivate');
      await said('Deactivated');
    },
    next: ({ word }) => new RegExp(word),
  },
  {
    of: 'a day of a schedule that is removed',
    at: editor,
    action: async () => {
      await press('Show it only at certain times', 'switch');
      await press('Exceptions: Not shown');
      await press('Exceptions: Shown in addition');
      await press('Remove: Exceptions, line 1');
      await gone('Remove: Exceptions, line 2');
    },
    // What comes next is another one.
    next: () => /^Exceptions: Not shown/,
  },
];

test.each(actions)(
  'R-A11Y-02 after $of the focus is at a sensible next place',
  async ({ at, action, next }) => {
    const address = new URL(at(stage), url);
    address.searchParams.set('lang', 'en');
    await openAs(page, 'admin', address.href);
    await action();
    await expect.poll(focused).toMatch(next(stage));
  },
);

test('R-A11Y-02 after several are deleted the focus is at what became of them', async () => {
  for (const name of ['Fourth', 'Fifth'])
    await stage.api.call(endpoints.createPresentation, {
      params: { system: 'system1a' },
      body: { title: { el: `${name} ${stage.word}`, en: `${name} ${stage.word}` } },
    });
  await openAs(page, 'admin', `${url}${list(stage)}&lang=en`);
  for (const name of ['Fourth', 'Fifth']) {
    await page.getByRole('checkbox', { name: new RegExp(`^Select: ${name}`) }).focus();
    await page.keyboard.press('Space');
  }
  await press('More actions for the selected ones');
  await choose('Delete');
  await press('I will continue');
  await press('Yes, delete them');
  await expect.poll(focused).toMatch(/^Delete: 2 done/);
});
