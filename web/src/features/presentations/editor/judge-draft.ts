import type { MediaAsset } from '@psifida/contract/content/media';
import {
  type Facts,
  isIllustrated,
  type PresentationContent,
  toJudge,
} from '@psifida/contract/content/presentation-content';
import { brokenBy, counts, type Missing, missing, standing } from '@psifida/contract/registry/check';
import type { System } from '@psifida/contract/registry/registry';
import type { Items } from '../../../api/library-items.ts';
import type { Edit } from './content-edits.ts';

type Assets = ReadonlyMap<string, MediaAsset>;

type Judgement = {
  standing: Missing[];
  missing: Missing[];
  isCounted(id: string): boolean;
  /** The minimums that this change would break, by an asset that is new here; none where they are not kept anyway. */
  brokenBy(edit: Edit, added?: MediaAsset): Missing[];
};

export const sizesIn =
  (assets: Assets): Facts['sizeOf'] =>
  (media) =>
    assets.get(media)?.size ?? null;

/** R-VAL-08: the judge that the API asks, asked about what is on the screen. */
export function judgeDraft(
  rules: System,
  content: PresentationContent,
  { assets, items }: { assets: Assets; items: Items },
): Judgement {
  const facts: Facts = {
    sizeOf: sizesIn(assets),
    isActive: (_, id) => items.get(id)?.active ?? false,
  };
  const judged = toJudge(content, facts);
  return {
    standing: standing(rules, judged),
    missing: missing(rules, judged),
    isCounted: (id) => {
      const one = judged[content.entries.findIndex((entry) => entry.id === id)];
      return !!one && rules.sections.some((section) => counts(one, section));
    },
    brokenBy: (edit, added) => {
      const known = added ? { ...facts, sizeOf: sizesIn(new Map([...assets, [added.id, added]])) } : facts;
      return brokenBy(rules, judged, toJudge(edit(content), known));
    },
  };
}

/** R-VAL-07: shown to visitors although it is smaller than a display asks for. */
export function lowResolutionShown({ entries }: Pick<PresentationContent, 'entries'>, assets: Assets) {
  const low = entries.filter(
    (one) => one.active && isIllustrated(one) && assets.get(one.media)?.lowResolution,
  );
  const videos = low.filter(({ kind }) => kind === 'video').length;
  return { videos, images: low.length - videos };
}
