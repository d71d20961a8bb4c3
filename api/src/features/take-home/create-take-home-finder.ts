import type { Manifest } from '@psifida/contract/content/release';
import type { Answer } from '@psifida/contract/endpoints/endpoint';
import { type readTakeHomeRecipe, shortTakeHomeId } from '@psifida/contract/endpoints/take-home';
import { Problem } from '@psifida/contract/problem';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { type CurrentRelease, findWhole, listCurrent } from '../../releases/releases.store.ts';

type TakeHomeRecipe = Answer<typeof readTakeHomeRecipe>;
type Recipes = ReadonlyMap<string, TakeHomeRecipe>;

/**
 * Only what stands on a display at this moment is public: read from the releases, never from what staff are working on.
 * Anyone may ask, as often as they like, so a release is taken apart once and not for each of them.
 */
export function createTakeHomeFinder(db: Kysely<Tables>): (id: string) => Promise<TakeHomeRecipe> {
  const kept = new Map<SystemId, { hash: string; recipes: Promise<Recipes> }>();

  const readManifest = async (current: CurrentRelease): Promise<Manifest> => {
    const row = await findWhole(db, current);
    if (!row) throw new Problem('release.not-found'); // so many came since that it is no longer kept
    return JSON.parse(row.manifest);
  };

  const recipesOf = (current: CurrentRelease): Promise<Recipes> => {
    const { system, hash } = current;
    const known = kept.get(system);
    if (known?.hash === hash) return known.recipes;
    const recipes = readManifest(current).then(toRecipes);
    kept.set(system, { hash, recipes });
    recipes.catch(() => kept.delete(system));
    return recipes;
  };

  return async (id) => {
    const byShort = new Map<string, TakeHomeRecipe>();
    for (const current of await listCurrent(db)) {
      const recipes = await recipesOf(current);
      const recipe = recipes.get(id);
      if (recipe) return recipe;
      for (const [whole, one] of recipes) if (shortTakeHomeId(whole) === id) byShort.set(whole, one);
    }
    // Two that end alike are told apart by their whole ids alone.
    const [found, another] = byShort.values();
    if (!found || another) throw new Problem('item.not-found', { id });
    return found;
  };
}

const toRecipes = ({ recipes, media }: Manifest): Recipes =>
  new Map(
    Object.entries(recipes).map(([id, { title, ingredients, steps, servings, minutes, image }]) => {
      const shown = image ? media[image] : undefined;
      const alt = shown && !shown.decorative ? shown.alt : { el: '', en: '' };
      const pictures = shown?.pictures ?? [];
      return [id, { title, ingredients, steps, servings, minutes, alt, pictures }];
    }),
  );
