import { randomUUID } from 'node:crypto';
import { emptyItem } from '@psifida/contract/content/library-item';
import { endpoints } from '@psifida/contract/endpoints/all';
import { aPairedDisplay } from './display-without-glass.ts';
import { aSlideshow, change, uploadImages } from './on-the-glass.ts';
import { makeRecipe, showRecipes } from './recipes.ts';
import { staffApi } from './staff-api.ts';

/** Enough of everything that each menu, dialog and drawer has something to be opened on. */
export async function setStage(url: string, { approval = false } = {}) {
  const api = await staffApi(url);
  const word = `Opened${randomUUID().slice(0, 6)}`;
  const title = (name: string) => ({ el: `${name} (el)`, en: `${name} ${word}` });
  const media = await uploadImages(api, 6);
  const [image = ''] = media;

  // Four are the least: none of these can be taken out of it.
  const scant = await aSlideshow(api, { title: `Scant ${word}`, media: media.slice(0, 4) });
  const show = await aSlideshow(api, { title: word, media: media.slice(0, 5) });
  await change(api, show, { title: word });
  for (const name of ['Second', 'Third'])
    await api.call(endpoints.createPresentation, {
      params: { system: 'system1a' },
      body: { title: title(name) },
    });
  const puzzle = await api.call(endpoints.createPresentation, {
    params: { system: 'system8' },
    body: { title: title('Puzzle') },
  });

  const recipe = await makeRecipe(api, { title: title('Pie'), image });
  await makeRecipe(api, { title: title('Bread'), image });
  await showRecipes(api, { title: title('Recipes'), recipes: [recipe.id] });
  const make = (kind: 'dish' | 'product', name: string, products: string[] = []) =>
    api.call(endpoints.createItem, {
      params: { kind },
      body: {
        active: false,
        content: {
          ...emptyItem[kind],
          title: title(name),
          ...(kind === 'dish' && { products, media: [image] }),
        },
      } as never,
    });
  const products = [await make('product', 'Oil'), await make('product', 'Honey')];
  const dish = await make(
    'dish',
    'Salad',
    products.map(({ id }) => id),
  );

  const display = await aPairedDisplay(api, url, { name: word, place: 'Hall', tags: ['hall'] });
  const { expected } = await display.report();
  const shownAt = Math.floor(Date.now() / 1_000) * 1_000 - 60_000;
  await display.tell(1, [
    {
      ...{ system: 'system1a', release: expected?.number ?? 0, presentation: show.id, continued: false },
      from: new Date(shownAt).toISOString(),
      until: new Date(shownAt + 30_000).toISOString(),
    },
  ]);

  const { account } = await api.call(endpoints.addAccount, {
    body: { username: word.toLowerCase(), name: word, level: 'edit', systems: [] },
  });
  const asked = approval ? await askAbout(url, scant.id) : null;
  return {
    ...{ api, word, media, account, asked },
    show: show.id,
    scant: scant.id,
    puzzle: puzzle.id,
    recipe: recipe.id,
    dish: dish.id,
    display: display.id,
    shownAt: new Date(shownAt + 10_000).toISOString(),
  };
}

/** An editor wants it to be called otherwise. */
async function askAbout(url: string, id: string) {
  const editor = await staffApi(url, 'editor');
  const { content, version } = await editor.call(endpoints.findPresentation, {
    params: { system: 'system1a', id },
  });
  return editor.call(endpoints.askForApproval, {
    body: {
      ...{ kind: 'presentation', system: 'system1a', subject: id, version, active: true },
      ...{
        content: { ...content, title: { ...content.title, en: 'The old harbour' } },
        note: 'For the feast',
      },
    },
  });
}
export type Stage = Awaited<ReturnType<typeof setStage>>;
