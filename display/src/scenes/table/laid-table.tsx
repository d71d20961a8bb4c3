import type { FieldPlace } from '@psifida/contract/content/field-place';
import type { ReleasePresentation } from '@psifida/contract/content/release';
import type { TableView } from '@psifida/contract/content/table-view';
import { type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isPalm } from '../../device/touch.ts';
import { useInterval } from '../../device/use-interval.ts';
import { Image } from '../common/media/image.tsx';
import { Tone } from '../common/media/tones.tsx';
import { type Mark, useAsked, useMarks, useStill } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { type Print, tablePages, viewOf } from './lay-table.ts';
import { Places } from './places.tsx';
import { PrintOnTable } from './print.tsx';
import { rimOf } from './seat-geometry.ts';
import styles from './table.module.css';
import { TableTop } from './table-top.ts';
import { paradeMs, useParade } from './use-parade.ts';
import { usePrints } from './use-prints.ts';
import { useSharpness } from './use-sharpness.ts';

type LaidTableProps = {
  presentation: ReleasePresentation;
  /** Counts up when everything goes back to its place. */
  round: number;
  onChoose(presentation: string): void;
};

export function LaidTable({ presentation, round, onChoose }: LaidTableProps) {
  const { glass, manifest, reducedMotion, visit, live, access } = useScene();
  const { width, height, pxPerMm, targetPx, textPx, largestTextPx } = glass;
  const rim = rimOf(glass);
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
  useInterval(() => top.sendLeftHome(), visit === null ? null : lookMs);
  const still = useStill();
  const several = pages.length > 1;
  const turns = visit === null && live && several && !still;
  useInterval(() => turnTo((before) => before + 1), turns ? paradeMs : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: captions are measured when the text has another size
  useEffect(() => top.measureAgain(), [top, textPx]);

  const ignorePalm = (event: PointerEvent) => {
    if (isPalm(event, pxPerMm)) event.stopPropagation();
  };
  return (
    <div className={styles.table} data-access={access || undefined} onPointerDownCapture={ignorePalm}>
      <Backdrop background={view.background} mark={marks.own('presentation', presentation.id, 'table')} />
      <div className={styles.images}>
        {shown.map(({ print, leaving }, index) => (
          <PrintOnTable
            key={print.key}
            {...{ print, leaving, index, top, sharpness }}
            presentation={presentation.id}
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
        images={shown.flatMap(({ print, leaving }) => (leaving ? [] : [print]))}
      />
    </div>
  );
}

const nothing: readonly Print[] = [];

const lookMs = 3_000;

const isPrintOf = ({ entry, media }: Print, { of, id, row }: FieldPlace): boolean =>
  of === 'media' ? media.id === id : entry === row;

/** Another topic, and another visitor, begins with the first page. */
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

type Background = TableView['background'];

const keyOf = (background: Background) =>
  background.kind === 'tone' ? background.tone : `image-${background.media}`;

/** Another one fades in over it. */
function Backdrop({ background, mark }: { background: Background; mark: Mark }) {
  const [layers, setLayers] = useState<readonly Background[]>([background]);
  const key = keyOf(background);
  const last = layers.at(-1);
  if (last && keyOf(last) !== key) setLayers([...layers.filter((one) => keyOf(one) !== key), background]);
  return layers.map((layer) => (
    <div
      key={keyOf(layer)}
      {...mark}
      className={styles.layer}
      onAnimationEnd={({ target, currentTarget }) =>
        target === currentTarget && layer === layers.at(-1) && setLayers([layer])
      }
    >
      <Ground background={layer} />
    </div>
  ));
}

function Ground({ background }: { background: Background }) {
  const { glass, manifest } = useScene();
  const media = background.kind === 'image' ? manifest.media[background.media] : undefined;
  const { width, height, pxPerMm } = glass;
  // Without its image, the tone that every table begins with.
  if (!media)
    return (
      <Tone tone={background.kind === 'tone' ? background.tone : 'linen'} {...{ width, height, pxPerMm }} />
    );
  return (
    <>
      <Image media={media} size="full" alt="" />
      <div className={styles.veil} />
    </>
  );
}
