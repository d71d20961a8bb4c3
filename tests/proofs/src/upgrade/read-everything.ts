import { languages } from '@psifida/contract/bilingual';
import { endpoints } from '@psifida/contract/endpoints/all';
import { libraryKinds } from '@psifida/contract/kinds';
import { systemIds } from '@psifida/contract/registry/systems';
import type { Installation } from './installation.ts';

const byId = <One extends { id: string }>(all: readonly One[]) =>
  Object.fromEntries(all.map((one) => [one.id, one]));

/** Every document, release, account and display as the API answers it, without what is of the moment. */
export async function readEverything({ ask }: Pick<Installation, 'ask'>, madeOn: string) {
  const presentations = [];
  const releases: Record<string, unknown> = {};
  const revisions: Record<string, unknown> = {};
  for (const system of systemIds) {
    for (const { id } of (await ask(endpoints.listPresentations, { params: { system } })).items) {
      const params = { system, id };
      presentations.push(await ask(endpoints.findPresentation, { params }));
      for (const { version } of (await ask(endpoints.listRevisions, { params })).items)
        revisions[`${id} ${version}`] = (
          await ask(endpoints.findRevision, { params: { ...params, number: version } })
        ).content;
    }
    const { items } = await ask(endpoints.listReleases, { params: { system } });
    for (const { number, presentations: shown } of items) releases[`${system} ${number}`] = shown;
  }
  const items = [];
  for (const kind of libraryKinds)
    for (const { id } of (await ask(endpoints.listItems, { params: { kind } })).items) {
      items.push(await ask(endpoints.findItem, { params: { kind, id } }));
      for (const { version } of (await ask(endpoints.listItemRevisions, { params: { kind, id } })).items)
        revisions[`${id} ${version}`] = (
          await ask(endpoints.findItemRevision, { params: { kind, id, number: version } })
        ).content;
    }
  const media = [];
  for (const { id } of (await ask(endpoints.listMedia)).items)
    media.push(await ask(endpoints.findMedia, { params: { id } }));
  const displays = (await ask(endpoints.listDisplays)).items.map(
    ({
      id,
      system,
      name,
      place,
      languageMode,
      panel,
      audio,
      tags,
      youAreHere,
      version,
      screenPlan,
      ...one
    }) => ({
      ...{ id, system, name, place, languageMode, panel, audio, tags, youAreHere, version, screenPlan },
      ...{ idleSeconds: one.idleSeconds, warningSeconds: one.warningSeconds, pairedBy: one.pairedBy },
    }),
  );
  const accounts = (await ask(endpoints.listAccounts)).items.map(({ id, username, name }) => ({
    id,
    username,
    name,
  }));
  const emergencies = (await ask(endpoints.listEmergencies)).items.map(({ receipts: _, ...one }) => one);
  const dayFrom = (days: number) =>
    new Date(Date.parse(madeOn) + days * 86_400_000).toISOString().slice(0, 10);
  const around = { from: dayFrom(-1), until: dayFrom(1) };
  const shown = { subject: 'system', id: 'system1a', ...around } as const;
  const visits = { subject: 'system', id: 'system8', ...around } as const;
  const { presentations: wereShown, ...report } = await ask(endpoints.reportShown, { query: shown });
  return {
    shown: {
      ...report,
      presentations: wereShown.map(({ titles, ...one }) => ({ ...one, title: titles.at(-1)?.title ?? null })),
    },
    visits: await ask(endpoints.reportVisits, { query: visits }),
    presentations: byId(presentations),
    items: byId(items),
    revisions,
    media: byId(media.map(({ preparing: _, ...one }) => one)),
    releases,
    displays: byId(displays),
    walls: byId((await ask(endpoints.listWalls)).items),
    emergencies: byId(emergencies),
    accounts: byId(accounts),
    counting: (await ask(endpoints.readCounting)).counting,
  };
}

export type Everything = Awaited<ReturnType<typeof readEverything>>;

/** Each is saved again as it is: it was read whole, and passes the rules of today. */
export async function saveEverything({ ask }: Pick<Installation, 'ask'>, all: Everything): Promise<void> {
  for (const { id, version, title, alt, decorative, focalPoint } of Object.values(all.media))
    await ask(endpoints.editMedia, { params: { id }, body: { version, title, alt, decorative, focalPoint } });
  for (const { kind, id, version, active, content } of Object.values(all.items))
    await ask(endpoints.saveItem, { params: { kind, id }, body: { version, active, content } });
  for (const { system, id, version, active, content } of Object.values(all.presentations))
    await ask(endpoints.savePresentation, { params: { system, id }, body: { version, active, content } });
  for (const { id, pairedBy: _, screenPlan: __, ...settings } of Object.values(all.displays))
    await ask(endpoints.editDisplay, { params: { id }, body: settings });
}

/** What is not found by what it is called in either language. */
export async function findLost({ ask }: Pick<Installation, 'ask'>, all: Everything): Promise<string[]> {
  const lost: string[] = [];
  for (const { id, content } of [...Object.values(all.presentations), ...Object.values(all.items)])
    for (const language of languages) {
      const q = content.title[language];
      const { items } = await ask(endpoints.findEverything, { query: { q } });
      if (!items.some((one) => one.id === id)) lost.push(`${id}: ${q}`);
    }
  return lost;
}
