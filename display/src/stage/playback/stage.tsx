import type { Bilingual, Language } from '@psifida/contract/bilingual';
import {
  type LanguageMode,
  usualTimes,
  type VisitTimes,
  type YouAreHere,
} from '@psifida/contract/content/display';
import { boxAround, type OwnWall } from '@psifida/contract/content/joined-wall';
import { measuresOf, type Panel, reachOf } from '@psifida/contract/content/panel';
import type { ReleaseNews } from '@psifida/contract/content/release';
import { type ReleaseSpeech, recordedTexts } from '@psifida/contract/content/speech';
import { countedLanguage } from '@psifida/contract/content/visits';
import type { Size } from '@psifida/contract/registry/check';
import type { Installation } from '@psifida/contract/registry/registry';
import { type CSSProperties, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Clock } from '../../device/clock.ts';
import type { NoticesAt } from '../../device/notices.ts';
import type { VisitorAction } from '../../device/record/visit-counter.ts';
import { windowOf } from '../../device/wall-window.ts';
import { Controls, controlsHeight, isNarrow } from '../../scenes/common/controls/controls.tsx';
import { glassOf, type SceneProps, type SceneWall, type Shown } from '../../scenes/scene.ts';
import { useReducedMotion, useShape } from '../standby/use-screen.ts';
import { useAccessMode } from '../visit/access-mode.ts';
import { StillThere } from '../visit/still-there.tsx';
import { leadingLanguage, useChosenLanguage } from '../visit/use-choices.ts';
import { type Hold, usePresence } from '../visit/use-presence.ts';
import { canSpeak, useVoice } from '../voice/use-voice.ts';
import { type Layers, mounted } from './change-over.ts';
import { type LayerState, SceneLayer } from './scene-layer.tsx';
import { useShift } from './shift.ts';
import styles from './stage.module.css';
import { useChangeOver } from './use-change-over.ts';
import type { Program } from './use-program.ts';

type StageProps = {
  program: Program | null;
  settings: { languageMode: LanguageMode; panel: Panel; audio: boolean } & Partial<VisitTimes> & {
      youAreHere?: YouAreHere | undefined;
    };
  news: ReleaseNews;
  noticesAt: NoticesAt;
  /** What can be read aloud; absent in a preview, and where nothing is spoken. */
  speech?: ReleaseSpeech;
  now(): number;
  town: Bilingual | null;
  /** With the clock by which all of it goes. */
  wall?: { of: OwnWall; clock: Pick<Clock, 'now' | 'runningAt' | 'doubtMs'> } | null;
  standby: ReactNode;
  /** A preview changes over without waiting for an item to end. */
  hurried?: boolean;
  hold?: Hold;
  /** Incremented to restart playback. */
  restarts?: number;
  onShow?(shown: Shown, program: Program): void;
  onVisit?(visiting: boolean): void;
  onCount?(action: VisitorAction): void;
  onThrow?(program: Program, at: Shown | null, error: unknown): void;
  onTrouble?(code: string, detail: string): void;
};

const ignore = () => {};
const nowhere: YouAreHere = {};
const nothingSpoken: ReleaseSpeech = {};

export function Stage(props: StageProps) {
  const {
    program,
    settings,
    news,
    noticesAt,
    now: clockNow,
    town,
    standby,
    wall = null,
    speech = nothingSpoken,
    hurried = false,
    hold = null,
    restarts = 0,
  } = props;
  const { onShow = ignore, onVisit = ignore, onThrow = ignore, onTrouble = ignore, onCount = ignore } = props;
  const own = useShape();
  const part = useMemo(() => wall && windowOf(wall.of, own), [wall, own]);
  const sceneWall = useMemo<SceneWall | null>(
    () => (wall && part ? { ...wall.clock, words: part.words } : null),
    [wall, part],
  );
  const { width, height }: Size = part?.whole ?? own;
  const reducedMotion = useReducedMotion();
  const installation: Installation = program?.manifest.rules.installation ?? 'wall';
  const touchable = installation !== 'wall';
  const measures = useMemo(
    () =>
      wall && part
        ? measuresOf({ ...wall.of, widthMm: boxAround(wall.of.places).widthMm }, part.whole.width)
        : measuresOf(settings.panel, width),
    [settings.panel, width, wall, part],
  );
  // A preview gives no times.
  const { idleSeconds, warningSeconds } = { ...usualTimes, ...settings };
  const times = useMemo(() => ({ idleSeconds, warningSeconds }), [idleSeconds, warningSeconds]);
  const { visit, warned, insists, quietFor, leave } = usePresence(touchable, measures.pxPerMm, {
    times,
    hold,
  });
  const { shift, bleed } = useShift(reducedMotion || hurried, wall?.clock.now);
  const { language: chosen, choose } = useChosenLanguage(visit);
  const speaks = settings.audio && canSpeak(speech);
  const { on: access, turn: turnAccess } = useAccessMode(visit, { byKeys: speaks && touchable });
  const [turn, setTurn] = useState(0);
  const languageMode = wall?.of.languageMode ?? settings.languageMode;
  const language = leadingLanguage({ mode: languageMode, chosen, turn });
  const visiting = visit !== null;
  const element = useRef<HTMLDivElement>(null);
  const audios = program?.manifest.audios;
  const recordings = useMemo(() => recordedTexts(audios ?? {}), [audios]);
  const reading = useVoice({ stage: element, on: access && speaks, speech, recordings, language, leave });

  const onNotReady = useCallback(
    (failed: Program) => onThrow(failed, null, new Error('not ready in time')),
    [onThrow],
  );
  const { layers, dispatch, atBorder } = useChangeOver({
    program,
    anyTime: hurried || (touchable && !visiting),
    visiting: visiting && !hurried,
    quietFor,
    reducedMotion,
    clock: wall?.clock ?? null,
    onNotReady,
  });

  useEffect(() => onVisit(visiting), [visiting, onVisit]);
  const wanted = useRef(program);
  wanted.current = program;
  useEffect(() => {
    if (restarts) dispatch({ type: 'again', program: wanted.current });
  }, [restarts, dispatch]);

  // A layer may report late, so its handlers ask what is true now.
  const now = useRef({ layers, visit, visiting });
  now.current = { layers, visit, visiting };
  const waiting = useRef(new Map<number, { shown: Shown; turn: number | undefined }>());
  const begun = useRef<number | null>(null);

  const count = useCallback<SceneProps['count']>(
    (what, of) => {
      const { layers: here, visit: current } = now.current;
      const system = here.shown?.program.manifest.system;
      const { presentation = null, entry = null } = of ?? {};
      if (system && current !== null) onCount({ visit: current, system, what, presentation, entry });
    },
    [onCount],
  );
  useEffect(() => {
    if (visit !== null) count('visit');
  }, [visit, count]);
  const chooseAndCount = (change: { language: Language; access?: boolean }) => {
    if (change.access) count('access');
    else if (change.access === undefined) count(countedLanguage[change.language]);
    choose(change.language);
    if (change.access !== undefined) turnAccess(change.access);
  };

  const show = useCallback(
    (id: number, shown: Shown, counted?: number) => {
      const { shown: top } = now.current.layers;
      if (top?.id !== id) return void waiting.current.set(id, { shown, turn: counted });
      atBorder();
      // A scene begins in the language in which it was prepared.
      if (counted !== undefined) setTurn(counted);
      else if (!now.current.visiting && begun.current === id) setTurn((before) => before + 1);
      begun.current = id;
      if (now.current.visiting && shown.entry !== null) count('opened', shown);
      onShow(shown, top.program);
    },
    [atBorder, onShow, count],
  );
  const ready = useCallback((id: number) => dispatch({ type: 'ready', id }), [dispatch]);
  const settled = useCallback(() => dispatch({ type: 'settled' }), [dispatch]);
  const thrown = useCallback(
    (id: number, error: unknown, at: Shown | null) => {
      const layer = mounted(now.current.layers).find((one) => one.id === id);
      dispatch({ type: 'failed', id });
      if (layer) onThrow(layer.program, at, error);
    },
    [dispatch, onThrow],
  );

  const top = layers.shown;
  useEffect(() => {
    if (!top) return;
    const first = waiting.current.get(top.id);
    waiting.current.clear();
    if (first?.turn !== undefined) setTurn(first.turn);
    if (first) onShow(first.shown, top.program);
  }, [top, onShow]);

  // With access on, everything stands in the strip of the glass that is within reach of whoever sits.
  const strip = useMemo(() => {
    const reach = access && !part ? reachOf(settings.panel, { installation, shape: own }) : null;
    const top = reach ? Math.max(0, Math.round(height - reach.toMm * measures.pxPerMm)) : 0;
    const bottom = reach ? Math.round(reach.fromMm * measures.pxPerMm) : 0;
    return { top, bottom, height: height - top - bottom };
  }, [access, part, settings.panel, installation, own, height, measures]);
  // Words are as large as the display on which they stand allows.
  const glass = useMemo(() => {
    const room = { width: width + 2 * bleed, height: strip.height + 2 * bleed };
    return { ...glassOf(measures, part?.words ?? room, { installation, access }), ...room };
  }, [measures, width, strip, part, installation, access, bleed]);
  // Around a table every side has its own language, on the scene.
  const isTable = installation === 'table';
  const withControls = touchable && !!layers.shown;
  const bare = (!layers.shown || (!layers.settled && !layers.leaving)) && standby;
  const variables = {
    '--text': `${glass.textPx}px`,
    '--air': `${glass.airPx}px`,
    '--ease': String(glass.ease),
    '--target': `${glass.targetPx}px`,
    '--mm': `${glass.pxPerMm}px`,
    '--controls': `${withControls && !isTable ? controlsHeight(glass) : 0}px`,
    '--vw': `${glass.width / 100}px`,
    '--vh': `${glass.height / 100}px`,
    '--vmin': `${Math.min(glass.width, glass.height) / 100}px`,
    left: (part?.whole.left ?? 0) + shift.x - bleed,
    top: (part?.whole.top ?? strip.top) + shift.y - bleed,
    width: glass.width,
    height: glass.height,
  } as CSSProperties;

  const stage = (
    <div
      ref={element}
      className={styles.stage}
      style={variables}
      data-access={access || undefined}
      data-low={(access && strip.height === height) || undefined}
      data-spoken={reading !== null || undefined}
      data-upright={glass.height >= glass.width || undefined}
      data-wide={glass.height < glass.width || undefined}
      lang={language}
    >
      {!part && bare}
      {mounted(layers).map(({ id, program: played }) => (
        <SceneLayer
          key={id}
          id={id}
          program={played}
          state={stateOf(id, layers)}
          {...{ glass, language, languageMode, access, reducedMotion, visit, times, count, onTrouble }}
          {...{ news, noticesAt, town, now: clockNow }}
          wall={sceneWall}
          audio={settings.audio}
          youAreHere={settings.youAreHere ?? nowhere}
          onReady={ready}
          onShow={show}
          onThrow={thrown}
          onFaded={settled}
        />
      ))}
      {withControls && (
        <Controls
          {...{ language, isTable, access, reading }}
          narrow={isNarrow(glass)}
          choose={chooseAndCount}
        />
      )}
      {warned && <StillThere {...{ language, isTable, insists }} seconds={times.warningSeconds} />}
    </div>
  );
  // Standby belongs to each display of a wall by itself.
  return part ? (
    <>
      {bare}
      {stage}
    </>
  ) : (
    stage
  );
}

function stateOf(id: number, { shown, next }: Layers): LayerState {
  if (shown?.id === id) return 'shown';
  if (next?.id === id) return 'next';
  return shown ? 'leaving' : 'leaving-alone';
}
