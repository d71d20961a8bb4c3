import { languages } from '@psifida/contract/bilingual';
import {
  contradictionsOfItem,
  type ItemContent,
  type ItemPart,
  type ItemStanding,
  mediaOfItem,
  standingOfItem,
  unfinishedTexts,
} from '@psifida/contract/content/library-item';
import type { LibraryKind } from '@psifida/contract/kinds';
import { Problem } from '@psifida/contract/problem';
import type { FieldIssue } from '@psifida/contract/problem-shape';
import { tooFew } from '@psifida/contract/registry/check';
import { isSeen, type Known, pointKey, type Wanted } from './read-facts.ts';

/** How much of each part there is, and what is missing because of it. */
export type ItemVerdict = { standing: Partial<Record<ItemPart, number>>; missing: ItemStanding[] };

type Judged = {
  kind: LibraryKind;
  content: ItemContent;
  active: boolean;
  lacksRights?: (file: string) => boolean;
  /** Where in the request the content stands. */
  at?: FieldIssue['path'];
};

export const wantedByItems = (contents: readonly ItemContent[]): Wanted => ({
  media: contents.flatMap(mediaOfItem),
  items: contents.flatMap((content) => ('products' in content ? content.products : [])),
  points: contents.flatMap((content) => ('point' in content ? (content.point ?? []) : [])),
});

/** As for a presentation: what cannot be is refused at its field, what an active item lacks with the counts. */
export function judgeItem(known: Known, judged: Judged): ItemVerdict {
  const { kind, content, active, lacksRights = () => false, at = [] } = judged;
  const issues = [...contradictionsOfItem(content), ...unknownParts(content, known)];
  if (active)
    issues.push(
      ...unfinishedTexts(content),
      ...partsWithoutRights(content, lacksRights),
      ...gonePoint(content, known),
    );
  if (issues.length)
    throw new Problem(
      'input.invalid',
      {},
      issues.map((issue) => ({ ...issue, path: [...at, ...issue.path] })),
    );
  const stands = standingOfItem(kind, content, (media) => known.media.get(media) ?? null);
  const missing = stands.filter(tooFew);
  if (active && missing.length) throw new Problem('item.incomplete', { missing });
  return { standing: Object.fromEntries(stands.map(({ part, have }) => [part, have])), missing };
}

const gonePoint = (content: ItemContent, { points }: Known): FieldIssue[] =>
  'point' in content && content.point && !points.has(pointKey(content.point))
    ? [{ path: ['point'], code: 'event.point-gone' }]
    : [];

const partsWithoutRights = (
  { image, media, audio, sign }: ItemContent,
  lacksRights: (id: string) => boolean,
) => {
  const places = [
    { path: ['image'], id: image },
    { path: ['sign'], id: sign },
    ...media.map((id, index) => ({ path: ['media', index], id })),
    ...languages.map((language) => ({ path: ['audio', language], id: audio?.[language] })),
  ];
  return places.flatMap(({ path, id }): FieldIssue[] =>
    id && lacksRights(id) ? [{ path, code: 'field.rights-missing' }] : [],
  );
};

function unknownParts(content: ItemContent, { media: known, items }: Known): FieldIssue[] {
  const { image, media } = content;
  const issues: FieldIssue[] = [];
  for (const language of languages) {
    const id = content.audio?.[language];
    if (id && known.get(id)?.kind !== 'audio')
      issues.push({ path: ['audio', language], code: 'field.unknown' });
  }
  if (content.sign && known.get(content.sign)?.kind !== 'video')
    issues.push({ path: ['sign'], code: 'field.unknown' });
  if (image && !known.has(image)) issues.push({ path: ['image'], code: 'field.unknown' });
  // A video cannot stand for anything where an image is asked for.
  else if (image && known.get(image)?.kind !== 'image')
    issues.push({ path: ['image'], code: 'field.invalid' });
  media.forEach((id, index) => {
    if (!isSeen(known, id)) issues.push({ path: ['media', index], code: 'field.unknown' });
  });
  if ('products' in content)
    content.products.forEach((id, index) => {
      if (items.get(id)?.kind !== 'product')
        issues.push({ path: ['products', index], code: 'field.unknown' });
    });
  return issues;
}
