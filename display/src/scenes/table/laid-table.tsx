import type { FieldPlace } from '@psifida/contract/content/field-place';
import type { ReleasePresentation } from '@psifida/contract/content/release';
import { type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isPalm } from '../../touch.ts';
import { useAsked, useMarks, useStill } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { Backdrop } from './backdrop.tsx';
import { type Print, tablePages, viewOf } from './lay-table.ts';
import { Places } from './places.tsx';
import { PrintOnTable } from './print.tsx';
import styles from './table.module.css';
import { TableTop } from './table-top.ts';
import { paradeMs, useParade } from './use-parade.ts';
import { usePrints } from './use-prints.ts';
import { useSharpness } from './use-sharpness.ts';

type LaidTableProps = {
  presentation: ReleasePresentation;
  /** Counts up when everything goes back to where it was. */
  round: number;
  onChoose(presentation: string): void;
};

export function LaidTable({ presentation, round, onChoose }: LaidTableProps) {
  const { glass, manifest, reducedMotion, visit, live, access, sourceOf } = useScene();
  const { width, height, pxPerMm, targetPx, textPx, largestTextPx } = glass;
  // As high as what belongs to a place ever is: nobody's picture moves when someone enlarges the text.
  const rim = Math.max(targetPx, largestTextPx * 1.6) + pxPerMm * 7;
  const view = useMemo(() => viewOf(presentation), [presentation]);
  const pages = useMemo(
    () => tablePages({ presentation, manifest, table: { width, height }, rim, targetPx }),
    [presentation, manifest, width, height, rim, targetPx],
  );
  const [at, turnTo] = usePage(presentation.id, round);
  const marks = useMarks();
  const asked = useAsked();
  useEffect(() => {
    const found = pages.findIndex((prints) => prints.some((one) => asked && isPrintOf(one, asked)));
    if (found > 0) turnTo(() => found);
  }, [asked, pages, turnTo]);
  const page = pages.length > 0 ? at % pages.length : 0;
  const laid = pages[page] ?? nothing;
  const sharpness = useSharpness();
  const top = useMemo(
    () =>
      new TableTop({
        table: { width, height },
        rim,
        largestText: largestTextPx,
        tapReach: pxPerMm * 5,
        smallest: targetPx * 2,
        still: reducedMotion,
        onRest: sharpness.grown,
      }),
    [width, height, rim, largestTextPx, pxPerMm, targetPx, reducedMotion, sharpness],
  );
  useEffect(() => () => top.close(), [top]);
  const before = useRef(round);
  useEffect(() => {
    if (before.current !== round) top.putAllBack();
    before.current = round;
  }, [round, top]);
  const { shown, gone } = usePrints(laid, top);
  const alone = visit === null && live && !reducedMotion;
  const keys = useMemo(() => laid.map(({ key }) => key), [laid]);
  useParade({ top, keys, running: alone });
  useEffect(() => {
    if (visit === null) return;
    const timer = setInterval(() => top.sendLeftHome(), lookMs);
    return () => clearInterval(timer);
  }, [visit, top]);
  const still = useStill();
  const several = pages.length > 1;
  useEffect(() => {
    if (visit !== null || !live || !several || still) return;
    const timer = setInterval(() => turnTo((before) => before + 1), paradeMs);
    return () => clearInterval(timer);
  }, [visit, live, several, still, turnTo]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: captions are measured when the text has another size
  useEffect(() => top.measureAgain(), [top, textPx]);

  const ignorePalm = (event: PointerEvent) => {
    if (isPalm(event, pxPerMm)) event.stopPropagation();
  };
  return (
    <div className={styles.table} data-access={access || undefined} onPointerDownCapture={ignorePalm}>
      <Backdrop background={view.background} mark={marks.own('presentation', presentation.id, 'table')} />
      <div className={styles.pictures}>
        {shown.map(({ print, leaving }, index) => (
          <PrintOnTable
            key={print.key}
            {...{ print, leaving, index, top, sharpness }}
            mark={marks.entry(presentation.id, print.entry, 'media')}
            storyMarks={{
              title: marks.entry(presentation.id, print.entry, 'title'),
              text: marks.entry(presentation.id, print.entry, 'text'),
              credit: marks.entry(presentation.id, print.entry, 'credit'),
            }}
            source={{
              small: sourceOf(print.media, 'small'),
              full: sourceOf(print.media, 'full'),
              whole: sourceOf(print.media, 'whole'),
            }}
            dancing={alone}
            onGone={gone}
          />
        ))}
      </div>
      <Places
        key={round}
        {...{ view, top, rim, onChoose }}
        current={presentation.id}
        pages={several ? { page, count: pages.length, onNext: () => turnTo((before) => before + 1) } : null}
        pictures={shown.flatMap(({ print, leaving }) => (leaving ? [] : [print]))}
      />
    </div>
  );
}

const nothing: readonly Print[] = [];

/** How often what was left is looked for. */
const lookMs = 3_000;

const isPrintOf = ({ entry, media }: Print, { of, id, row }: FieldPlace): boolean =>
  of === 'media' ? media.id === id : entry === row;

/** Which page of its pictures lies on the table; another topic, and another visitor, begins with the first. */
function usePage(presentation: string, round: number) {
  const of = `${presentation} ${round}`;
  const [seen, setSeen] = useState({ of, page: 0 });
  const turnTo = useCallback(
    (next: (before: number) => number) =>
      setSeen((before) => ({ of, page: next(before.of === of ? before.page : 0) })),
    [of],
  );
  return [seen.of === of ? seen.page : 0, turnTo] as const;
}
