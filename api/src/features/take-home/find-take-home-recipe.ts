import type { Manifest } from '@psifida/contract/content/release';
import type { Answer } from '@psifida/contract/endpoints/endpoint';
import type { readTakeHomeRecipe } from '@psifida/contract/endpoints/take-home';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/tables.ts';
import { Problem } from '../../problem.ts';

type Input = { db: Kysely<Tables>; id: string };

/** Only what stands on a display at this moment is public: read from the releases, never from what staff are working on. */
export async function findTakeHomeRecipe({ db, id }: Input): Promise<Answer<typeof readTakeHomeRecipe>> {
  const known = z.uuid().safeParse(id);
  const manifest = known.success ? await manifestWith(db, known.data.toLowerCase()) : undefined;
  const recipe = manifest?.recipes[id.toLowerCase()];
  if (!manifest || !recipe) throw new Problem('item.not-found', { id });
  const { title, ingredients, steps, servings, minutes, image } = recipe;
  const shown = image ? manifest.media[image] : undefined;
  return {
    title,
    ingredients,
    steps,
    servings,
    minutes,
    alt: shown && !shown.decorative ? shown.alt : { el: '', en: '' },
    pictures: shown?.pictures ?? [],
  };
}

async function manifestWith(db: Kysely<Tables>, recipe: string): Promise<Manifest | undefined> {
  const { rows } = await sql<{ manifest: string }>`
    select manifest from (
      select distinct on (system) manifest from release order by system, number desc
    ) as current
    where strpos(manifest, ${`"${recipe}":`}) > 0
    limit 1
  `.execute(db);
  return rows[0] && (JSON.parse(rows[0].manifest) as Manifest);
}
