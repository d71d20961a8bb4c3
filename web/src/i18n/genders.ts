import type { ContentKind, TownKind } from '@psifida/contract/kinds';

export type Gender = 'feminine' | 'neuter';

/** Of the Greek word for each kind: adjectives agree with it. */
export const genders: Record<ContentKind | TownKind, Gender> = {
  image: 'feminine',
  video: 'neuter',
  'image-category': 'feminine',
  'news-links': 'neuter',
  'point-title': 'neuter',
  recipe: 'feminine',
  dish: 'neuter',
  product: 'neuter',
  announcement: 'feminine',
  event: 'feminine',
  'puzzle-image': 'feminine',
};
