import type { ContentKind } from '@psifida/contract/kinds';

/** Of the Greek word for each kind: adjectives agree with it. */
export const genders: Record<ContentKind, 'feminine' | 'neuter'> = {
  image: 'feminine',
  video: 'neuter',
  'image-category': 'feminine',
  'news-links': 'neuter',
  'point-title': 'neuter',
  recipe: 'feminine',
  dish: 'neuter',
  product: 'neuter',
  'puzzle-image': 'feminine',
};
