import { randomUUID } from 'node:crypto';
import { usualPanels } from '@psifida/contract/content/panel';
import { endpoints } from '@psifida/contract/endpoints/all';
import { aDisplay } from './display-without-glass.ts';
import { aSlideshow, change, uploadPictures } from './on-the-glass.ts';
import { staffApi } from './staff-api.ts';

/** Enough of everything that each menu, dialog and drawer has something to be opened on. */
export async function setStage(url: string) {
  const api = await staffApi(url);
  const word = `Opened${randomUUID().slice(0, 6)}`;
  const title = (name: string) => ({ el: `${name} (el)`, en: `${name} ${word}` });
  const media = await uploadPictures(api, 5);

  // Four are the least: none of these can be taken out of it.
  const scant = await aSlideshow(api, { title: `Scant ${word}`, media: media.slice(0, 4) });
  const show = await aSlideshow(api, { title: word, media });
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

  const { pixels: _, ...panel } = usualPanels.wall;
  const glass = await aDisplay(url);
  await api.call(endpoints.pairDisplay, {
    body: {
      ...{ system: 'system1a', name: word, place: 'Hall', languageMode: 'el', panel, sound: false },
      tags: ['hall'],
      code: glass.code,
    },
  });
  await glass.claim();
  await glass.catchUp();
  return { word, show: show.id, scant: scant.id, puzzle: puzzle.id };
}
export type Stage = Awaited<ReturnType<typeof setStage>>;
