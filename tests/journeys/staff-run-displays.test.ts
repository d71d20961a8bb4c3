import { endpoints } from '@psifida/contract/endpoints/all';
import { expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { browser, keptWindow, page, said, url, visit } from './support/browser.ts';
import { aDisplay } from './support/display-without-glass.ts';
import { editorOf } from './support/editors.ts';
import { anImage, droppable } from './support/files.ts';
import { aPoint, aSlideshow, imageEntries, uploadImages } from './support/on-the-glass.ts';
import { forgetSignIn, openAs } from './support/staff.ts';
import { staffApi } from './support/staff-api.ts';
import { until } from './support/until.ts';

keptWindow();

const card = (name: string) => page.getByRole('article', { name, exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name });

/** The code is in the address, as the QR on the glass brings it. */
async function pair({ code }: { code: string }, name: string, system: string) {
  await page.goto(`${url}/displays?lang=en&code=${code}`);
  const form = page.getByRole('dialog', { name: 'Add a display' });
  await form.getByLabel('System').selectOption({ label: system });
  await form.getByLabel('Name').fill(name);
  await form.getByRole('button', { name: 'Pair the display' }).click();
  await said(`“${name}” is paired.`);
}

/** What lies over the form is what Escape closes; what was typed stays, and the focus is where it was. */
async function seeItsSize(name: string) {
  await button(`Actions: ${name}`).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Display settings' });
  await form.getByLabel('Name').fill('Typed, not saved');
  const see = form.getByRole('button', { name: 'See it at this size' });
  await see.click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await preview.getByText('Exactly as on the display.').waitFor();
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'detached' });
  await expect.poll(() => see.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await form.getByLabel('Name').inputValue()).toBe('Typed, not saved');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await form.waitFor({ state: 'detached' });
}

test('a display is paired by its code, seen, identified, changed and revoked', async () => {
  const display = await aDisplay(url);
  await openAs(page, 'editor', `${url}/displays?lang=en`);
  await button('Add a display').first().click();
  const form = page.getByRole('dialog', { name: 'Add a display' });
  await form.getByRole('button', { name: 'Pair the display' }).click();
  await form.getByText('The code has six characters, as the display shows them').waitFor();
  for (const size of [
    { width: 390, height: 700 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size);
    const foot = form.getByRole('button', { name: 'Pair the display' });
    await expect.poll(async () => (await foot.boundingBox())?.y).toBeLessThan(size.height - 40);
  }

  await form.getByLabel('The display’s code').fill('zzzzzz');
  await form.getByLabel('Name').fill('Town hall entrance');
  await form.getByRole('button', { name: 'Pair the display' }).click();
  await form.getByText('No display shows this code.').waitFor();

  // As somebody types it: small letters, and a blank in the middle.
  await form
    .getByLabel('The display’s code')
    .fill(`${display.code.slice(0, 3)} ${display.code.slice(3)}`.toLowerCase());
  await form.getByLabel('Location').fill('Ground floor');
  await form.getByText('letters will be at least 37 mm high').waitFor();
  await form.getByRole('button', { name: 'Pair the display' }).click();
  await said('“Town hall entrance” is paired.');
  await card('Town hall entrance').getByText('Has not started yet').waitFor();
  await card('Town hall entrance').getByText('Just added').waitFor();

  await display.claim();
  await until(async () => {
    await display.catchUp();
    return card('Town hall entrance')
      .getByText(/^(Shows what it should|Connected; nothing is scheduled now)$/)
      .isVisible();
  }, 'the display is seen to show what it should');
  await card('Town hall entrance').getByText('Technical details').click();
  await card('Town hall entrance').getByText('48 MB').waitFor();
  await card('Town hall entrance').getByText('60', { exact: true }).waitFor();
  expect(await findings(page)).toEqual([]);

  await display.report({
    clockOffsetMs: 300_000,
    errors: [{ code: 'media.corrupted', detail: 'a.webp', at: new Date().toISOString() }],
  });
  await card('Town hall entrance').getByText('1 problem in the last report').waitFor();
  await card('Town hall entrance').getByText('A file was not downloaded completely').waitFor();
  await card('Town hall entrance').getByText('5 minutes').waitFor();

  await button('Show its name: Town hall entrance').click();
  await card('Town hall entrance').getByText('It is not connected now.').waitFor();
  expect((await display.report()).identifyUntil).not.toBeNull();
  await card('Town hall entrance')
    .getByText('It is now showing its name in large letters, for 30 seconds')
    .waitFor();

  await button('Actions: Town hall entrance').click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const settings = page.getByRole('dialog', { name: 'Display settings' });
  await settings.getByLabel('Name').fill('Town hall, east door');
  await settings.getByLabel('System').selectOption({ label: 'Puzzles' });
  await settings.getByRole('button', { name: 'Save' }).click();
  await said('The settings of “Town hall, east door” are saved.');
  await card('Town hall, east door').getByRole('link', { name: 'Puzzles' }).waitFor();
  expect((await display.report()).system).toBe('system8');

  await button('Actions: Town hall, east door').click();
  await page.getByRole('menuitem', { name: 'Unpair' }).click();
  await page.getByRole('dialog').getByText('shows a new pairing code').waitFor();
  await button('Yes, unpair it').click();
  await said('“Town hall, east door” was unpaired.');
  await card('Town hall, east door').waitFor({ state: 'detached' });
  await expect(display.report()).rejects.toThrow('401');
});

test('R-SCENE-03 a totem is put on its map by a tap, moved with the arrow keys, turned by a number, and told at once', async () => {
  const api = await staffApi(url);
  const [media = ''] = await uploadImages(api, 1);
  const title = { el: 'Η προκυμαία', en: 'The quay' };
  const entries = [...imageEntries([media]), aPoint(title, { place: { x: 0.5, y: 0.5 } })];
  await api.call(endpoints.createPresentation, {
    params: { system: 'system4' },
    body: { active: true, title, map: entries[0]?.id ?? null, entries },
  });
  const display = await aDisplay(url);
  await openAs(page, 'editor', `${url}/displays?lang=en`);
  await pair(display, 'Quay totem', 'Points-of-interest totem');
  await display.claim();
  await display.catchUp();
  const { expected } = await display.report();
  await button('Actions: Quay totem').click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const settings = page.getByRole('dialog', { name: 'Display settings' });
  const here = settings.getByRole('group', { name: 'You are here' });
  const maps = here.getByLabel('Map', { exact: true });
  await here.getByRole('img').first().waitFor();
  if (await maps.isVisible()) await maps.selectOption({ value: media });
  const box = await here.getByRole('img').first().boundingBox();
  await here
    .getByRole('img')
    .first()
    .click({ position: { x: (box?.width ?? 0) * 0.25, y: (box?.height ?? 0) * 0.5 } });
  const mark = here.getByRole('slider', { name: 'You are here' });
  await mark.focus();
  await page.keyboard.press('Shift+ArrowRight');
  const stands = await mark.getAttribute('aria-valuetext');
  await here.getByLabel('From the left (%)').fill('');
  expect(await mark.getAttribute('aria-valuetext'), 'a cleared number moves nothing').toBe(stands);
  await here.getByLabel('From the left (%)').fill('35');
  await here.getByLabel('Direction (degrees)').fill('90');
  expect(await findings(page)).toEqual([]);
  await settings.getByRole('button', { name: 'Save' }).click();
  await said('The settings of “Quay totem” are saved.');
  const told = await display.report();
  expect(told.youAreHere?.[media]).toMatchObject({ heading: 90 });
  expect(told.youAreHere?.[media]?.x).toBeCloseTo(0.35, 1);
  expect(told.expected).toEqual(expected);
});

test('a system returns to an earlier release in one action, until something of it is changed', async () => {
  const api = await staffApi(url, 'editor');
  const params = { system: 'system4' } as const;
  const title = { el: 'Το φανάρι', en: 'The beacon' };
  const entries = [...imageEntries(await uploadImages(api, 1)), aPoint(title)];
  const made = await api.call(endpoints.createPresentation, {
    params,
    body: { active: true, title, entries },
  });
  await api.call(endpoints.savePresentation, {
    params: { ...params, id: made.id },
    body: {
      ...{ version: made.version, active: true },
      content: { ...made.content, title: { ...title, en: 'The lighthouse' } },
    },
  });

  await openAs(page, 'editor', `${url}/displays?lang=en`);
  const editor = editorOf(page);
  const display = await aDisplay(url);
  await pair(display, 'Harbour totem', 'Points-of-interest totem');
  await seeItsSize('Harbour totem');
  await display.claim();
  await display.catchUp('The lighthouse');
  await page.goto(`${url}/system4/home?lang=en`);
  await page
    .getByRole('region', { name: 'What the displays show now' })
    .getByRole('article', { name: 'Harbour totem' })
    .getByText('Shows what it should')
    .waitFor();

  const releases = page.getByRole('list', { name: 'Releases' }).getByRole('listitem');
  await releases.first().getByText('On the displays now').waitFor();
  await releases.first().getByText('The lighthouse').waitFor();
  const earlier = releases.nth(1);
  const back = earlier.getByRole('button', { name: /^Return to this release/ });
  const number = /\d+$/.exec((await back.getAttribute('aria-label')) ?? '')?.[0];
  await back.click();
  await page.getByRole('dialog').getByText('until something in this system changes').waitFor();
  await page.getByLabel('Why? (optional)').fill('The older words were right');
  await button('Yes, return').click();
  await said(`The displays return to release ${number}.`);
  await releases.first().getByText('The beacon').waitFor();
  await releases.first().getByText(`a return to release ${number}`).waitFor();
  expect(await findings(page)).toEqual([]);

  await page.goto(`${url}/?lang=en`);
  await until(async () => {
    await display.reportAgain();
    return card('Harbour totem').getByText('The lighthouse').isVisible();
  }, 'what the totem still shows is seen');
  await card('Harbour totem').locator('img').waitFor();
  const notice = page.getByRole('status').filter({ hasText: `Returned to release ${number}` });
  await notice.getByText('Reason: The older words were right.').waitFor();
  expect(await findings(page)).toEqual([]);
  await page.goto(`${url}/system4/psifiakes-provoles?lang=en`);
  await notice
    .getByText('If you change something that is shown, the return ends; you are asked first.')
    .waitFor();

  // A save that would end it asks; whoever would rather not has changed nothing, and lost nothing.
  await page.getByRole('link', { name: 'The lighthouse' }).click();
  await editor.title('Το φανάρι', 'The harbour light');
  await editor.pressSave();
  const question = page.getByRole('dialog', { name: 'This change ends a return' });
  await question.getByText(`the displays show release ${number} again now`).waitFor();
  await question.getByText('Reason: The older words were right.').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Nothing was changed: it would have ended the return').waitFor();
  await editor.pressSave();
  await question.getByRole('button', { name: 'Continue and end the return' }).click();
  await editor.saved();
  await notice.waitFor({ state: 'detached' });

  await page.goto(`${url}/system4/home?lang=en`);
  await releases
    .filter({ hasText: 'The lighthouse' })
    .first()
    .getByRole('button', { name: /^Return/ })
    .click();
  await button('Yes, return').click();
  const again = page.getByRole('status').filter({ hasText: 'Returned to release' });
  await again.getByRole('button', { name: /^Show the saved content/ }).click();
  await again.waitFor({ state: 'detached' });
  await page.goto(`${url}/system4/home?lang=en`);
  await releases.first().getByText('The harbour light').waitFor();
});

test('R-WORK-14 when all of a system is planned for June, whoever plans it is asked, and nobody is told that it is shown now', async () => {
  const june = { from: '2051-06-01T00:00', until: null, weekdays: [], hours: null };
  const api = await staffApi(url, 'editor');
  const media = await uploadImages(api, 4);
  for (const title of ['Αποβάθρα', 'Μόλος']) await aSlideshow(api, { title, media });
  const { items } = await api.call(endpoints.listPresentations, {
    params: { system: 'system1a' },
    query: { state: 'active' },
  });
  const plan = async (ids: readonly string[], schedule: typeof june | null) => {
    for (const id of ids) {
      const params = { system: 'system1a', id } as const;
      const { version, active, content } = await api.call(endpoints.findPresentation, { params });
      const body = { version, active, content: { ...content, schedule } };
      await api.call(endpoints.savePresentation, { params, query: { leavesGaps: 'true' }, body });
    }
  };
  const ids = items.map(({ id }) => id);
  const [last = '', ...others] = ids;
  await plan(others, june);
  const display = await aDisplay(url);
  await openAs(page, 'editor', `${url}/displays?lang=en`);
  await pair(display, 'Quay wall', 'Large display: images');
  await display.claim();
  await display.catchUp();

  // A colleague looks on, and never loads the page anew.
  const other = await visit(browser);
  await openAs(other.page, 'viewer', `${url}/?lang=en`);
  const theirs = other.page.getByRole('article', { name: 'Quay wall', exact: true });
  await until(async () => {
    await display.catchUp();
    return theirs.getByText('Shows what it should').isVisible();
  }, 'the colleague sees what is on the wall');

  await page.goto(`${url}/system1a/edit-digital-presentation/${last}?lang=en`);
  await page.getByText('Show it only at certain times').click();
  await page.getByLabel('From', { exact: true }).fill('01/06/2051');
  await editorOf(page).pressSave();
  const question = page.getByRole('dialog', { name: 'At times nothing would be shown' });
  await question.getByText('from now until 1 June 2051 at 00:00').waitFor();
  await question.getByRole('button', { name: 'Continue anyway' }).click();
  await editorOf(page).saved();
  const { expected } = await display.report();
  await display.report({ release: expected?.number ?? null, hash: expected?.hash ?? null });

  await theirs.getByText('Nothing is scheduled until 1 June 2051 at 00:00').waitFor();
  await theirs.getByText('Shows only its standby image now').waitFor();
  expect(await findings(other.page)).toEqual([]);
  for (const address of ['/displays', '/system1a/home', '/']) {
    await page.goto(`${url}${address}?lang=en`);
    await card('Quay wall').getByText('Nothing is scheduled until 1 June 2051 at 00:00').waitFor();
    expect(await page.getByText(/Everything is OK|Shows what it should/).count()).toBe(0);
  }
  await other.context.close();
  await plan(ids, null);
  const paired = (await api.call(endpoints.listDisplays)).items.find(({ name }) => name === 'Quay wall');
  await api.call(endpoints.revokeDisplay, { params: { id: paired?.id ?? '' } });
});

test('an emergency message is sent by an administrator who types the word, and each display confirms it', async () => {
  const display = await aDisplay(url);
  await openAs(page, 'admin', `${url}/displays?lang=en`);
  await pair(display, 'Square', 'Large display: images');
  await display.claim();
  await display.catchUp();

  await page.goto(`${url}/emergency-messages?lang=en`);
  await page.getByLabel('Prepared text').selectOption('Road closed');
  await button('Send…').click();
  await page.getByText('First fill in what is in brackets').waitFor();
  await page.locator('#emergency-text-el:focus').waitFor();
  await page
    .getByRole('textbox', { name: 'Text in Greek' })
    .fill('Η οδός Ερμού είναι κλειστή έως τις 18:00.');
  await page.getByRole('textbox', { name: 'Text in English' }).fill('Ermou street is closed until 18:00.');
  await page.getByLabel('On some displays only').check();
  await button('Send…').click();
  await page.getByText('Choose at least one display.').waitFor();
  await page.getByLabel('Square').check();
  await page.getByLabel('15 minutes').check();
  expect(await findings(page)).toEqual([]);
  await button('Send…').click();

  const confirm = page.getByRole('dialog', { name: 'Send an emergency message' });
  await confirm.getByText('It appears at once on 1 display').waitFor();
  const send = confirm.getByRole('button', { name: 'Send now' });
  await expect.poll(() => send.isDisabled()).toBe(true);
  await confirm.getByLabel('To send it, type the word EMERGENCY').fill('emergency');
  await send.click();
  await said('The message was sent.');

  const sent = page.getByRole('article', { name: 'Road closed' }).first();
  await sent.getByText('Shown by 0 of 1 display').waitFor();
  const [message] = (await display.report()).emergencies;
  expect(message).toMatchObject({ title: { en: 'Road closed' }, level: 'information' });
  await display.report({ emergencies: [message?.id ?? ''] });
  await sent.getByText('Shown by 1 of 1 display').waitFor();
  await page.getByRole('link', { name: /^Displays/ }).click();
  await page.getByText('An emergency message is on the displays: “Road closed”').waitFor();
  await page.getByRole('link', { name: 'View it' }).click();

  await button('End now: Road closed').first().click();
  await button('Yes, end it now').click();
  await said('The message has been removed from the displays.');
  await sent.getByText(/^Ended by/).waitFor();
  expect((await display.report()).emergencies).toEqual([]);
});

test('R-WORK-05 the preview shows the title that nobody has saved yet, in both languages', async () => {
  const api = await staffApi(url, 'editor');
  const { id } = await api.call(endpoints.createPresentation, {
    params: { system: 'system1a' },
    body: { title: { el: 'Πριν', en: 'Before' }, entries: imageEntries(await uploadImages(api, 1)) },
  });
  await openAs(page, 'editor', `${url}/system1a/edit-digital-presentation/${id}?lang=en`);
  const editor = editorOf(page);
  await editor.title('Το ηλιοβασίλεμα', 'The sunset');
  await button('Preview').click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await preview.getByText('The presentation is not complete yet.').waitFor();
  const glass = page.frameLocator('iframe[title="The display as a visitor will see it"]');
  await glass.getByText('The sunset').first().waitFor();
  await preview.getByText('Greek', { exact: true }).click();
  await glass.getByText('Το ηλιοβασίλεμα').first().waitFor();
  await preview.getByText('with what you have not saved yet').waitFor();
  await preview.getByRole('button', { name: 'Close' }).click();

  await editor.save();
  await page.goto(`${url}/system1a/psifiakes-provoles?lang=en&search=sunset`);
  await button('Actions: The sunset').click();
  await page.getByRole('menuitem', { name: 'Preview' }).click();
  await preview.getByText('Exactly as on the display.').waitFor();
  expect(await preview.getByText('not saved yet').count()).toBe(0);
});

test('files dropped onto a section travel there and become entries, in the order they were dropped', async () => {
  await openAs(page, 'editor', `${url}/system1a/add-new-digital-presentation?lang=en`);
  const dataTransfer = await droppable(page, [anImage('one.png'), anImage('two.png')]);
  const section = page.getByRole('region', { name: 'Images', exact: true });
  await section.getByText('No images yet').dispatchEvent('drop', { dataTransfer });
  await section.getByRole('region', { name: 'Uploads' }).waitFor();
  await section.getByRole('article', { name: 'two' }).waitFor();
  expect(await section.getByRole('article').allTextContents()).toEqual([
    expect.stringContaining('one'),
    expect.stringContaining('two'),
  ]);
});

test('each language of a text can be copied from the other, cleared and put back', async () => {
  await openAs(page, 'editor', `${url}/system1a/add-new-digital-presentation?lang=en`);
  const editor = editorOf(page);
  await editor.title('Λιμάνι', '');
  await page.locator('#title-en').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const copy = page.getByRole('menuitem', { name: 'Copy from Greek' });
  await copy.waitFor();
  // Whether the menu has come with its first item chosen or not.
  const isChosen = () => copy.evaluate((item) => item === document.activeElement);
  await until(async () => {
    if (!(await isChosen())) await page.keyboard.press('ArrowDown');
    return isChosen();
  }, 'the item is chosen');
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    () => (document.querySelector('#title-en') as HTMLInputElement).value === 'Λιμάνι',
  );
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(/edit-digital-presentation/);
  // Not in the page that is just being left.
  await page.getByRole('heading', { level: 1, name: 'Λιμάνι' }).waitFor();
  await editor.title('Λιμάνι', 'Harbour');
  await button('Options for the English text: Title').click();
  await page.getByRole('menuitem', { name: 'Revert to saved' }).click();
  await expect.poll(() => page.locator('#title-en').inputValue()).toBe('Λιμάνι');
});

test('R-AUDIT-04 R-ANY-17 R-ANY-18 the accessibility statement, and what is kept about whom, are read without signing in, from the foot of every page', async () => {
  await forgetSignIn(page.context());
  await page.goto(`${url}/?lang=en`);
  await page.waitForURL(/\/login/);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('link', { name: 'Accessibility statement' }).click();
  await heading('Accessibility statement');
  const chapters = await page.getByRole('heading', { level: 2 }).allTextContents();
  for (const chapter of ['Compliance status', 'Non-accessible content', 'Enforcement procedure'])
    expect(chapters).toContain(chapter);
  await page.getByRole('link', { name: 'dimos@galaziosormos.example' }).waitFor();
  await page.getByText(/^It was prepared on \d+ \w+ \d{4}/).waitFor();
  await page.getByRole('link', { name: 'Privacy' }).click();
  await heading('Privacy');
  await page.getByText('The controller is Municipality of Azure Bay.').waitFor();
  await page.getByRole('link', { name: 'dpo@galaziosormos.example' }).waitFor();
  await page.getByText('Erased after 730 days.').waitFor();
  await page.getByText('at most 10 hours').waitFor();
  await page.goto(`${url}/accessibility?lang=el`);
  await heading('Δήλωση προσβασιμότητας');
  await page.goto(`${url}/privacy?lang=el`);
  await heading('Προσωπικά δεδομένα');
});
