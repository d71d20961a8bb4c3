import { type Facts, toJudge } from '@psifida/contract/content/presentation-content';
import type { Manifest } from '@psifida/contract/content/release';
import { missing } from '@psifida/contract/registry/check';

/** The last judge before the glass: the same one that the editor's hints and the server's refusals come from. */
export function isFitToShow({ rules, presentations, media, recipes, dishes, products }: Manifest): boolean {
  const library = { recipe: recipes, dish: dishes, product: products };
  const facts: Facts = {
    sizeOf: (id) => media[id]?.size ?? null,
    isActive: (kind, id) => Object.hasOwn(library[kind], id),
  };
  return presentations.every((one) => !missing(rules, toJudge(one, facts)).length);
}
