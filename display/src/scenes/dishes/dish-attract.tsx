import { type CSSProperties, useMemo } from 'react';
import { useCrossfade } from '../common/moving-picture.tsx';
import { Picture } from '../common/picture.tsx';
import { useMarks } from '../common/places.ts';
import { useItemsShown, useScene } from '../common/scene-context.ts';
import { BilingualTitle } from '../common/titles.tsx';
import { TouchHint } from '../common/touch-hint.tsx';
import { usePassing } from '../common/use-loop.ts';
import styles from './dish-attract.module.css';
import type { DishPlate } from './dish-plates.ts';
import { dishTexts } from './dish-texts.ts';
import { type Box, laidBudget } from './laid-budget.ts';

const placed = ({ left, top, width, height }: Box): CSSProperties => ({ left, top, width, height });

/** A laid table and a market stall in turn: a dish on its plate with what is in it, a product under its arch in its season. */
export function DishAttract({ plates }: { plates: readonly DishPlate[] }) {
  const { glass, live, language, reducedMotion } = useScene();
  const plate = usePassing(plates, { running: live });
  const layers = useCrossfade(plate);
  const marks = useMarks();
  const goesWith = useMemo(
    () => plates.filter(({ id }) => plate?.leadsTo.includes(id)),
    [plates, plate?.leadsTo],
  );
  const t = dishTexts[language];
  const season = plate?.facts.find(({ fact }) => fact === 'season')?.text[language];
  const bands = [
    ...(season ? [`${t.facts.season}: ${season}`, season] : []),
    ...(plate ? [plate.kind === 'dish' ? t.oneDish : t.oneProduct] : []),
  ];
  const budget = laidBudget(glass, { sides: goesWith.length, bands });
  useItemsShown(plate ? { presentation: plate.presentation, entry: plate.entry } : null);
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
          style={placed(budget.picture)}
        >
          <div className={styles.crop}>
            <div className={styles.near}>
              <Picture media={item.media} size="full" mark={marks.own(item.kind, item.id, 'image')} />
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
              <BilingualTitle title={plate.title} language={language} largest={[2.8, 1.4]} room={titleRoom} />
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
              <Picture media={side.media} size="small" alt={side.title[language]} />
            </div>
          ) : null;
        })}
    </div>
  );
}
