import type { Language } from '@psifida/contract/bilingual';
import { dishTexts } from '@psifida/contract/content/glass-texts/dish-texts';
import type { Size } from '@psifida/contract/registry/check';
import { type CSSProperties, useMemo } from 'react';
import { controlsHeight } from '../common/controls/controls.tsx';
import { TouchHint } from '../common/controls/touch-hint.tsx';
import { Image } from '../common/media/image.tsx';
import { useCrossfade } from '../common/media/moving-image.tsx';
import { useMarks } from '../common/places.ts';
import { useItemsShown, useScene } from '../common/scene-context.ts';
import { emsOf } from '../common/text/set-words.ts';
import { BilingualTitle } from '../common/text/titles.tsx';
import { usePassing } from '../common/time/use-loop.ts';
import type { Glass } from '../scene.ts';
import styles from './dish-attract.module.css';
import type { DishPlate } from './dish-plates.ts';

/** In sizes of the text: the leading language, and the other. */
export const largestTitle = (heightPx: number, { textPx }: Glass) =>
  heightPx > 12 * textPx ? ([3.6, 1.7] as const) : ([2.8, 1.4] as const);

/** Its season, or what kind of thing it is. */
export function bandsOf({ kind, facts }: Pick<DishPlate, 'kind' | 'facts'>, language: Language): string[] {
  const t = dishTexts[language];
  const season = facts.find(({ fact }) => fact === 'season')?.text[language];
  const kindOf = kind === 'dish' ? t.oneDish : t.oneProduct;
  return season ? [`${t.facts.season}: ${season}`, season, kindOf] : [kindOf];
}

const placed = ({ left, top, width, height }: Box): CSSProperties => ({ left, top, width, height });

export function DishAttract({ plates }: { plates: readonly DishPlate[] }) {
  const { glass, live, language, reducedMotion } = useScene();
  const plate = usePassing(plates, { running: live });
  const layers = useCrossfade(plate);
  const marks = useMarks();
  const goesWith = useMemo(
    () => plates.filter(({ id }) => plate?.leadsTo.includes(id)),
    [plates, plate?.leadsTo],
  );
  const bands = plate ? bandsOf(plate, language) : [];
  const budget = laidBudget(glass, { sides: goesWith.length, bands });
  useItemsShown(plate);
  const titleRoom = { width: budget.words.width, height: budget.titleHeight };
  return (
    <div className={styles.attract} data-still={reducedMotion || undefined}>
      <div className={styles.cloth} data-shown={plate?.kind !== 'product'} />
      <div className={styles.stall} data-shown={plate?.kind === 'product'} />
      {layers.map(({ turn, item }, at) => (
        <div
          key={turn}
          className={styles.offered}
          data-kind={item.kind}
          data-leaving={at < layers.length - 1 || undefined}
          data-first={turn === 0 || undefined}
          style={placed(budget.image)}
        >
          <div className={styles.crop}>
            <div className={styles.near}>
              <Image media={item.media} size="full" mark={marks.own(item.kind, item.id, 'image')} />
            </div>
          </div>
        </div>
      ))}
      {plate && (
        <header className={styles.words} style={placed(budget.words)} key={`${plate.key} ${language}`}>
          <div className={styles.told}>
            {budget.band && (
              <p className={styles.band} data-kind={plate.kind} lang={language}>
                {budget.band}
              </p>
            )}
            <div {...marks.own(plate.kind, plate.id, 'title')}>
              <BilingualTitle
                title={plate.title}
                language={language}
                largest={largestTitle(budget.titleHeight, glass)}
                room={titleRoom}
              />
            </div>
          </div>
          <TouchHint language={language} className={styles.hint} />
        </header>
      )}
      {plate &&
        budget.sides.map((box, at) => {
          const side = goesWith[at];
          return side ? (
            <div
              key={`${plate.key} ${side.key}`}
              className={styles.side}
              style={{ ...placed(box), animationDelay: `${900 + at * 260}ms` }}
            >
              <Image media={side.media} size="small" alt={side.title[language]} />
            </div>
          ) : null;
        })}
    </div>
  );
}

export type Box = Size & { left: number; top: number };

type LaidBudget = {
  image: Box;
  words: Box;
  /** Small plates beneath the words: as many as fit, or none. */
  sides: readonly Box[];
  /** The rest of the words' place is for the season and the hint. */
  titleHeight: number;
  /** On the ribbon over the title. */
  band: string | null;
};

type Laid = {
  sides: number;
  /** The first that fits is written on the ribbon. */
  bands: readonly string[];
};

/** At least, of the words' place. */
const titleShare = 0.42;
/** At least, in sizes of the text: else there are no small plates. */
const leastSide = 4;
/** Of the words' place on a very wide glass, for the plates beside them; and what the words keep, in sizes of the text. */
const [besideShare, leastBeside] = [0.6, 16];
/** Of both ends of the ribbon, in sizes of the text; see `.band`. */
const bandEnds = 2.1;

/** The image has the largest square; where words need room, small plates go first, then the ribbon. */
export function laidBudget(glass: Glass, { sides, bands }: Laid): LaidBudget {
  const { width, height, textPx: text, airPx: air, ease } = glass;
  const isTall = height > width;
  const edge = air * 1.6;
  const foot = controlsHeight(glass) + air * 0.5;
  const room = { left: edge, top: edge, width: width - 2 * edge, height: height - edge - foot };
  const side = isTall ? Math.min(room.width, room.height * 0.56) : Math.min(room.height, room.width * 0.5);
  const left = isTall ? (width - side) / 2 : edge;
  const image = { left, top: edge, width: side, height: side };
  const gap = air * 1.4;
  const words = isTall
    ? { ...room, top: edge + side + gap, height: room.height - side - gap }
    : { ...room, left: edge + side + gap, width: room.width - side - gap };
  const hint = text * (1 + 0.2 * ease) * 1.25 + text * 1.25 + air * 1.4 + air * 0.8;
  const bandHeight = text * 1.9 + air * 0.6;
  const least = words.height * titleShare;
  const smallest = text * leastSide;
  const between = air * 0.6;
  /** So many in a row of that width. */
  const widest = (width: number, many: number) => (width - (many - 1) * between) / many;
  // On a very wide glass they stand beside the words, each as high as it can be.
  const besideWide = words.width - Math.max(words.width * (1 - besideShare), text * leastBeside);
  const many = Math.min(sides, 4);
  const besideSize = many > 0 ? Math.min(words.height, widest(besideWide, many)) : 0;
  const isBeside = besideSize > Math.max(text * 9, words.height * titleShare);
  const over = words.height - hint - bandHeight - least - air * 0.8;
  const beneathSize = Math.min(words.height * 0.34, Math.max(0, over), text * 9);
  const fitting = Math.min(many, Math.floor((words.width + between) / (beneathSize + between)));
  const sideSize = isBeside ? besideSize : beneathSize;
  const laid = isBeside ? many : sideSize >= smallest ? Math.max(0, fitting) : 0;
  const sidesHeight = laid > 0 && !isBeside ? sideSize + air * 0.8 : 0;
  const taken = isBeside ? many * (sideSize + between) + gap : 0;
  const own = { ...words, width: words.width - taken };
  const isWhole = (said: string) => (emsOf(said) + bandEnds) * text <= own.width;
  const band = own.height - hint - bandHeight >= least ? (bands.find(isWhole) ?? null) : null;
  const titleHeight = own.height - hint - (band === null ? 0 : bandHeight) - sidesHeight;
  const first = isBeside
    ? { left: own.left + own.width + gap, top: own.top + (own.height - sideSize) / 2 }
    : { left: own.left, top: own.top + own.height - hint - sideSize - air * 0.4 };
  return {
    ...{ image, words: own, titleHeight, band },
    sides: Array.from({ length: laid }, (_, at) => ({
      left: first.left + at * (sideSize + between),
      top: first.top,
      ...{ width: sideSize, height: sideSize },
    })),
  };
}
