import { type Bilingual, type Language, languages, otherLanguage } from '@psifida/contract/bilingual';
import { secondsLimits } from '@psifida/contract/content/entry';
import { type FieldPlace, placeKey } from '@psifida/contract/content/field-place';
import type { FocalPoint } from '@psifida/contract/content/media';
import { measuresOf } from '@psifida/contract/content/panel';
import type { ProofGlass, Remark } from '@psifida/contract/content/proof';
import type { Manifest } from '@psifida/contract/content/release';
import type { Size } from '@psifida/contract/registry/check';
import { passingOf } from '@psifida/contract/registry/passing';
import { storyOf } from '@psifida/contract/registry/stories';
import type { SystemId } from '@psifida/contract/registry/systems';
import { largestTitle as cloudTitle } from '../../scenes/cloud/cloud.tsx';
import { cloudBudget } from '../../scenes/cloud/cloud-budget.ts';
import { type Frame, panAcross, travelOf } from '../../scenes/common/media/travel.ts';
import { storyIn, wholeTitle } from '../../scenes/common/text/story.ts';
import {
  captionPages,
  heightOf,
  partMs,
  type Room,
  titleBudget,
  wholeMs,
} from '../../scenes/common/text/title-budget.ts';
import { passingRoom, titleRoom } from '../../scenes/common/text/titles.tsx';
import { type Passed, secondsOf } from '../../scenes/common/time/rounds.ts';
import { bandsOf, largestTitle as dishTitle, laidBudget } from '../../scenes/dishes/dish-attract.tsx';
import { dishPlates } from '../../scenes/dishes/dish-plates.ts';
import { type Plate, plateTitle } from '../../scenes/food/food-attract.tsx';
import { listPuzzles } from '../../scenes/puzzle/list-puzzles.ts';
import { rimOf } from '../../scenes/puzzle/puzzle.tsx';
import { titleShare as puzzleShare, largestTitle as puzzleTitle } from '../../scenes/puzzle/self-solving.tsx';
import { recipePlates } from '../../scenes/recipes/recipe-plates.ts';
import { type Glass, glassOf } from '../../scenes/scene.ts';
import { besideIn, pansIn, slideCaptionPlace, slidesOf } from '../../scenes/slideshow/slideshow.tsx';
import {
  attractBox,
  footPx,
  titleShare as totemShare,
  largestTitle as totemTitle,
} from '../../scenes/totem/attract.tsx';
import { reaches } from '../../scenes/totem/panning-image.tsx';
import { glimpsesOf, tourOf } from '../../scenes/totem/tour.ts';
import { videosOf } from '../../scenes/videos/video-list.ts';

// Whole scenes: were only parts of them taken, each would be fetched on a display in one file more.
import '../../scenes/dishes/dishes.tsx';
import '../../scenes/recipes/recipes.tsx';
import '../../scenes/totem/totem.tsx';
import { videoCaptionPlace } from '../../scenes/videos/videos.tsx';

type Seen = {
  manifest: Manifest;
  glass: Glass;
  /** Where words stand: on a joined wall one of its displays. */
  words: Glass & { left: number; top: number };
  isJoined: boolean;
  spoken: readonly Language[];
};

/** What visitors of a glass do not see, or not whole: by the very functions that lay out its scene. */
export function judge(manifest: Manifest, glass: ProofGlass): Remark[] {
  const seen = seenOn(manifest, glass);
  return worst([...judges[manifest.system](seen), ...untranslated(seen)]);
}

function seenOn(manifest: Manifest, { panel, pixels, words, languageMode: mode }: ProofGlass): Seen {
  const { installation } = manifest.rules;
  const type = glassOf(measuresOf(panel, pixels.width), words ?? pixels, { installation, access: false });
  const glass = { ...type, ...pixels };
  return {
    ...{ manifest, glass, isJoined: words !== null },
    words: { ...glass, left: 0, top: 0, ...words },
    spoken: mode === 'el' || mode === 'en' ? [mode] : languages,
  };
}

const remark = (code: Remark['code'], place: FieldPlace, more: Partial<Remark> = {}): Remark => ({
  ...{ code, place, language: null, media: null, needs: 0, has: 0, pages: 0 },
  ...more,
});

/** Of one place and kind, that which needs most; in the order in which they were found. */
function worst(found: readonly Remark[]): Remark[] {
  const kept = new Map<string, Remark>();
  for (const one of found) {
    const kind = one.code.startsWith('focus') ? one.code : one.code.split('-')[0];
    const key = `${kind} ${placeKey(one.place)} ${one.code === 'language' ? one.language : ''}`;
    const before = kept.get(key);
    if (!before || before.needs < one.needs) kept.set(key, one);
  }
  return [...kept.values()];
}

type Titled = {
  place: FieldPlace;
  language: Language;
  pages: number /** Null: its parts come by turns. */;
  has: number | null;
};

const titleRemarks = ({ place, language, pages, has }: Titled): Remark[] => {
  const needs = (pages * partMs) / 1_000;
  if (pages <= 1) return [];
  const code = has !== null && needs > has ? 'title-time' : 'title-pages';
  return [remark(code, place, { language, pages, needs, has: Math.floor(has ?? 0) })];
};

type Passing = {
  title: Bilingual;
  place: FieldPlace;
  has?: number;
  roomIn: (language: Language) => Room | null;
};

/** A title that comes by itself, in each language that the glass speaks; null where it stands on one line. */
const passing = ({ spoken }: Seen, { title, place, has, roomIn }: Passing): Remark[] =>
  spoken.flatMap((language) => {
    const room = roomIn(language);
    const pages = room ? titleBudget(title, language, room).length : 1;
    return titleRemarks({ place, language, pages, has: has ?? null });
  });

const ofEntry = (presentation: string, row: string, field: string): FieldPlace => ({
  ...{ of: 'presentation', id: presentation, row, field },
});
const titleOf = (presentation: string): FieldPlace => ({
  ...{ of: 'presentation', id: presentation, row: null, field: 'title' },
});

const secondsIn = ({ presentations, rules }: Manifest, one: Passed): number =>
  secondsOf(one, presentations, passingOf(rules)?.seconds ?? 0);

type Travelling = { size: Size; window: Size & { x: number; y: number }; from: Frame; to: Frame };

/** How large what one looks at usually is, around the focal point: of the shorter side of its image. */
const subject = 0.1;

const focusAt = ({ window, size }: Travelling, { x, y, scale }: Frame, focal: FocalPoint) => ({
  x: window.x + x + focal.x * size.width * scale,
  y: window.y + y + focal.y * size.height * scale,
});

/** Whether more than a quarter of the subject lies beyond an edge behind which the image goes on. */
function isCut(way: Travelling, focal: FocalPoint): boolean {
  const { window, size, to } = way;
  const reach = (subject / 2) * Math.min(size.width, size.height) * to.scale;
  const at = focusAt(way, to, focal);
  const beyond = (from: number, until: number, middle: number, side: number, first: number, whole: number) =>
    (first < -1 && middle - from < reach) || (first + whole > side + 1 && until - middle < reach);
  return (
    beyond(window.x, window.x + window.width, at.x, window.width, to.x, size.width * to.scale) ||
    beyond(window.y, window.y + window.height, at.y, window.height, to.y, size.height * to.scale)
  );
}

/** Pages of the title: credit and text have their own. */
const titlesIn = (timed: ReturnType<typeof captionPages>['timed']): number =>
  timed.filter(({ page }) => page.some(({ part }) => !part)).length;

function slideRemarks(seen: Seen): Remark[] {
  const { manifest, glass, words, isJoined, spoken } = seen;
  return slidesOf(manifest.presentations, manifest.media).flatMap((slide) => {
    const { presentation, entry, telling, media } = slide;
    const has = secondsIn(manifest, slide);
    const beside = isJoined ? null : besideIn(slide, glass);
    const place = isJoined || beside ? null : slideCaptionPlace(slide, glass);
    const room = passingRoom(words, beside, place);
    const own = wholeTitle(telling);
    const way = travelOf(media.size, glass, {
      ...{ focal: media.focalPoint, beside: !!beside, pans: pansIn(glass) },
    });
    const travelling = { ...way, size: way };
    const focus = { place: ofEntry(presentation, entry, 'media'), media: media.id };
    const cut = isCut(travelling, media.focalPoint) ? [remark('focus-cut', focus.place, focus)] : [];
    const each = spoken.flatMap((language) => {
      const { text: told, credit } = storyIn(telling, language);
      const caption = { title: own ?? slide.title, text: told, credit };
      const { timed, before } = captionPages(caption, language, room);
      const needs = Math.ceil(wholeMs(timed) / 1_000);
      const isWhole = needs <= has;
      const title = titleRemarks({
        ...{ language, pages: titlesIn(timed) },
        ...(own
          ? { place: ofEntry(presentation, entry, 'title'), has }
          : { place: titleOf(presentation), has: null }),
      });
      const text = remark(
        needs > secondsLimits.max ? 'text-never' : 'text-time',
        ofEntry(presentation, entry, 'text'),
        {
          ...{ language, needs, has },
        },
      );
      const covering = timed.slice(0, isWhole ? undefined : before).filter(({ page }) => {
        const top = words.top + words.height - heightOf(page, room) - words.airPx - (place?.lift ?? 0);
        return [way.from, way.to].every((frame) => {
          const { x, y } = focusAt(travelling, frame, media.focalPoint);
          const left = words.left + (place?.left ?? 0);
          return y > top && x >= left && x <= left + (place ?? words).width;
        });
      });
      const covered = Math.min(has, Math.ceil(wholeMs(covering) / 1_000));
      return [
        ...title,
        ...(timed.length > before && !isWhole ? [text] : []),
        ...(covered > 0 && !beside
          ? [remark('focus-covered', focus.place, { ...focus, needs: covered, has })]
          : []),
      ];
    });
    return [...cut, ...each];
  });
}

/** For a video its words come once, one page after the other. */
const videoRemarks = ({ manifest, glass, words, isJoined, spoken }: Seen): Remark[] =>
  videosOf(manifest.presentations, manifest.media).flatMap(
    ({ presentation, entry, title, own, credit, media }) =>
      spoken.flatMap((language) =>
        titleRemarks({
          ...{ language, has: (media.video?.durationMs ?? 0) / 1_000 },
          place: own ? ofEntry(presentation, entry ?? '', 'title') : titleOf(presentation),
          pages: titlesIn(
            captionPages(
              { title, credit: storyIn({ credit }, language).credit },
              language,
              passingRoom(words, null, isJoined ? null : videoCaptionPlace({ media }, glass)),
            ).timed,
          ),
        }),
      ),
  );

const cloudRemarks = (seen: Seen): Remark[] =>
  seen.manifest.presentations.flatMap(({ id, title }) => {
    const roomIn = (language: Language) => {
      const words = {
        title: title[language],
        other: title[otherLanguage(language)],
        several: false,
        news: [],
      };
      const budget = cloudBudget(seen.glass, words, true);
      const isBlock = budget.title === 'block';
      return isBlock ? { ...titleRoom(seen.glass, budget.titleShare), largest: cloudTitle } : null;
    };
    return passing(seen, { title, place: titleOf(id), roomIn });
  });

function totemRemarks(seen: Seen): Remark[] {
  const { manifest, glass, spoken } = seen;
  const tours = manifest.presentations.map((one) => tourOf(one, manifest.media));
  const room = {
    ...titleRoom(glass, totemShare),
    largest: totemTitle(glass.height > glass.width, false),
  };
  return glimpsesOf(tours).flatMap((glimpse) => {
    const { presentation, entry, title, media } = glimpse;
    const has = secondsIn(manifest, glimpse);
    const place = entry ? ofEntry(presentation, entry, 'title') : titleOf(presentation);
    const pan = panAcross(media.size, attractBox(glass), {
      ...{ focal: media.focalPoint, turn: 0, reach: reaches.pass },
    });
    const way = { ...pan, size: pan, window: { ...attractBox(glass), x: 0, y: 0 } };
    const of = tours.find((one) => one.presentation.id === presentation)?.presentation;
    const image = of?.entries.find((one) =>
      entry ? one.id === entry : 'media' in one && one.media === media.id,
    );
    const at = ofEntry(presentation, image?.id ?? '', 'media');
    const high = Math.max(
      ...spoken.flatMap((language) => titleBudget(title, language, room).map((page) => heightOf(page, room))),
    );
    const { y } = focusAt(way, pan.still, media.focalPoint);
    return [
      ...passing(seen, { title, place, has, roomIn: () => room }),
      ...(image && isCut(way, media.focalPoint) ? [remark('focus-cut', at, { media: media.id })] : []),
      ...(image && y > glass.height - footPx(glass) - high
        ? [remark('focus-covered', at, { media: media.id, needs: has, has })]
        : []),
    ];
  });
}

/** Of a recipe, dish or product itself. */
const ofPlate = ({ kind, id }: Plate, field: string): FieldPlace => ({ of: kind, id, row: null, field });

const recipeRemarks = (seen: Seen): Remark[] =>
  recipePlates(seen.manifest.presentations, seen.manifest).flatMap((plate) => {
    const room = { ...titleRoom(seen.glass, plateTitle.share), largest: plateTitle.largest };
    const has = secondsIn(seen.manifest, plate);
    return passing(seen, { title: plate.title, place: ofPlate(plate, 'title'), has, roomIn: () => room });
  });

const dishRemarks = (seen: Seen): Remark[] =>
  dishPlates(seen.manifest.presentations, seen.manifest).flatMap((plate) => {
    const { kind, media, title, leadsTo } = plate;
    const roomIn = (language: Language) => {
      const laid = laidBudget(seen.glass, { sides: leadsTo.length, bands: bandsOf(plate, language) });
      const largest = dishTitle(laid.titleHeight, seen.glass);
      return { ...seen.glass, width: laid.words.width, height: laid.titleHeight, largest };
    };
    const has = secondsIn(seen.manifest, plate);
    // A plate is round: the focal point has the same share of it as of the image.
    const { x, y } = media.focalPoint;
    const cut = kind === 'dish' && Math.hypot(x - 0.5, y - 0.5) > 0.5 - subject / 2;
    return [
      ...passing(seen, { title, place: ofPlate(plate, 'title'), has, roomIn }),
      ...(cut ? [remark('focus-cut', ofPlate(plate, 'image'), { media: media.id })] : []),
    ];
  });

const puzzleRemarks = (seen: Seen): Remark[] => {
  const { manifest, glass } = seen;
  const room = { ...titleRoom(glass, puzzleShare(glass, rimOf(glass))), largest: puzzleTitle };
  return listPuzzles({ ...manifest, manifest, glass }).flatMap(({ presentation, id, title }) =>
    passing(seen, { title, place: ofEntry(presentation, id, 'title'), roomIn: () => room }),
  );
};

const judges: Record<SystemId, (seen: Seen) => Remark[]> = {
  system1a: slideRemarks,
  system1b: videoRemarks,
  system3: cloudRemarks,
  system4: totemRemarks,
  // Visitors turn its pages.
  system6: () => [],
  system7a: recipeRemarks,
  system7b: dishRemarks,
  system8: puzzleRemarks,
};

const written = (text: Bilingual | undefined, language: Language): boolean => !!text?.[language].trim();

/** What images and videos tell in the other language alone. */
const untranslated = ({ manifest, spoken }: Seen): Remark[] =>
  manifest.presentations.flatMap(({ id, entries }) =>
    entries.flatMap((entry) => {
      if (entry.kind !== 'image' && entry.kind !== 'video') return [];
      const told = storyOf(manifest.rules, entry.kind).filter((part) => part !== 'credit');
      return told.flatMap((part) => {
        const text = part === 'title' ? entry.title : entry.kind === 'image' ? entry.text : undefined;
        return spoken
          .filter((language) => !written(text, language) && written(text, otherLanguage(language)))
          .map((language) => remark('language', ofEntry(id, entry.id, part), { language }));
      });
    }),
  );
