import { languages } from '@psifida/contract/bilingual';
import { type Audios, withAudio } from '@psifida/contract/content/audios';
import type { Entry } from '@psifida/contract/content/entry';
import type { ItemContent } from '@psifida/contract/content/library-item';
import {
  isIllustrated,
  itemOf,
  type PresentationContent,
  presentationFields,
} from '@psifida/contract/content/presentation-content';
import { defaultTableView } from '@psifida/contract/content/table-view';
import type { Versions } from '@psifida/contract/content/versions';

type Has = (id: string) => boolean;
type Heard = { audio?: Audios | undefined };

/** What was erased or emptied while it lay in the bin, and what stood for it, is left out. */
export function presentationWithout(content: PresentationContent, has: Has): PresentationContent {
  const entries = content.entries.flatMap((one): Entry[] => {
    const item = itemOf(one);
    if ((item && !has(item.id)) || (isIllustrated(one) && !has(one.media))) return [];
    if (one.kind === 'point-title')
      return [{ ...one, media: one.media.filter(has), ...audioAmong(one, has), ...signAmong(one, has) }];
    return one.kind === 'image' ? [{ ...one, ...audioAmong(one, has), ...signAmong(one, has) }] : [one];
  });
  const rows = new Set(entries.map(({ id }) => id));
  const { cover, map, table } = presentationFields;
  const lies = content.table && table.among(content.table, rows);
  const isBare = lies?.background.kind === 'image' && !has(lies.background.media);
  return {
    ...content,
    entries,
    cover: cover.among(content.cover, rows),
    map: map.among(content.map, rows),
    table: lies && isBare ? { ...lies, background: defaultTableView([]).background } : lies,
  };
}

export const itemWithout = (content: ItemContent, has: Has): ItemContent => ({
  ...content,
  image: content.image && has(content.image) ? content.image : null,
  media: content.media.filter(has),
  ...audioAmong(content, has),
  ...signAmong(content, has),
  ...('products' in content && { products: content.products.filter(has) }),
});

const signAmong = ({ sign }: Versions, has: Has): Pick<Versions, 'sign'> =>
  sign && !has(sign) ? { sign: undefined } : {};

function audioAmong({ audio }: Heard, has: Has): Heard {
  if (!audio) return {};
  return {
    audio: languages.reduce<Audios | undefined>((kept, language) => {
      const id = audio[language];
      return id && !has(id) ? withAudio(kept, language, null) : kept;
    }, audio),
  };
}
