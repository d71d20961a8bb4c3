import {
  type Display,
  type DisplaySettings,
  displaySettings,
  type LanguageMode,
  pairingCode,
  usualMode,
  type YouAreHere,
} from '@psifida/contract/content/display';
import { isSame } from '@psifida/contract/content/fields';
import { type Panel, panel, usualLowerEdgeMm, usualPanels } from '@psifida/contract/content/panel';
import type { SoundLevels } from '@psifida/contract/content/sound-levels';
import type { FieldIssue } from '@psifida/contract/problem-shape';
import type { System } from '@psifida/contract/registry/registry';
import type { SystemId } from '@psifida/contract/registry/systems';

export type DisplayValues = {
  code: string;
  system: SystemId;
  name: string;
  place: string;
  languageMode: LanguageMode;
  widthMm: string;
  viewingDistanceMm: string;
  /** Empty where nobody has measured it, and where nobody touches. */
  lowerEdgeMm: string;
  audio: boolean;
  volume: string;
  /** All empty: none. */
  quietFrom: string;
  quietUntil: string;
  quietVolume: string;
  tags: string[];
  /** Undefined while neither the server has said it nor anybody here: then it is not written either. */
  youAreHere: YouAreHere | undefined;
  idleSeconds: string;
  warningSeconds: string;
};
export type DisplayField = keyof DisplayValues;

export const usualValues = (
  system: SystemId,
  { installation }: System,
): Pick<DisplayValues, 'system' | 'languageMode' | keyof Panel> => ({
  system,
  languageMode: usualMode(installation),
  widthMm: String(usualPanels[installation].widthMm),
  viewingDistanceMm: String(usualPanels[installation].viewingDistanceMm),
  lowerEdgeMm: String(usualLowerEdgeMm[installation] ?? ''),
});

const full = 100;

export const soundValues = (sound?: SoundLevels | null) => ({
  volume: String(sound?.level ?? full),
  quietFrom: sound?.quiet?.hours.from ?? '',
  quietUntil: sound?.quiet?.hours.until ?? '',
  quietVolume: sound?.quiet ? String(sound.quiet.level) : '',
});

type SoundValues = Pick<DisplayValues, 'volume' | 'quietFrom' | 'quietUntil' | 'quietVolume'>;

function soundIn({ volume, quietFrom: from, quietUntil: until, quietVolume }: SoundValues) {
  const level = number(volume);
  const quiet = from || until || quietVolume ? { hours: { from, until }, level: number(quietVolume) } : null;
  return level === full && !quiet ? null : { level, quiet };
}

export const valuesOf = (display: Display): DisplayValues => {
  const { system, name, place, languageMode, panel, audio, tags, youAreHere } = display;
  return {
    ...{ code: '', system, name, place, languageMode, audio, tags, youAreHere },
    widthMm: String(panel.widthMm),
    viewingDistanceMm: String(panel.viewingDistanceMm),
    lowerEdgeMm: String(panel.lowerEdgeMm ?? ''),
    ...soundValues(display.sound),
    idleSeconds: String(display.idleSeconds),
    warningSeconds: String(display.warningSeconds),
  };
};

type Reading =
  | { settings: DisplaySettings; code: string }
  | { faults: Partial<Record<DisplayField, { code: string; params: Record<string, unknown> }>> };

const soundFieldAt = (path: readonly PropertyKey[]): DisplayField => {
  if (path[1] !== 'quiet') return 'volume';
  if (path[2] !== 'hours') return 'quietVolume';
  return path[3] === 'until' ? 'quietUntil' : 'quietFrom';
};

const fieldAt = (path: readonly PropertyKey[]): DisplayField =>
  path[0] === 'sound'
    ? soundFieldAt(path)
    : ((path[0] === 'panel' ? (path[1] ?? 'widthMm') : path[0]) as DisplayField);

const number = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
const measured = ({ widthMm, viewingDistanceMm, lowerEdgeMm }: Pick<DisplayValues, keyof Panel>): Panel => ({
  widthMm: number(widthMm),
  viewingDistanceMm: number(viewingDistanceMm),
  ...(lowerEdgeMm.trim() && { lowerEdgeMm: number(lowerEdgeMm) }),
});

export const panelIn = (values: Pick<DisplayValues, keyof Panel>): Panel | null =>
  panel.safeParse(measured(values)).data ?? null;

export function readValues(values: DisplayValues, { withCode }: { withCode: boolean }): Reading {
  const { code, widthMm, viewingDistanceMm, lowerEdgeMm, idleSeconds, warningSeconds, ...others } = values;
  const { volume, quietFrom, quietUntil, quietVolume, ...rest } = others;
  const read = displaySettings.safeParse({
    ...rest,
    sound: soundIn(values),
    panel: measured({ widthMm, viewingDistanceMm, lowerEdgeMm }),
    idleSeconds: number(idleSeconds),
    warningSeconds: number(warningSeconds),
  });
  const readCode = withCode ? pairingCode.safeParse(code) : null;
  const issues = [
    ...(readCode?.error?.issues.map((issue) => ({ ...issue, path: ['code'] })) ?? []),
    ...(read.error?.issues ?? []),
  ];
  if (read.success && issues.length === 0) return { settings: read.data, code: readCode?.data ?? '' };
  return {
    faults: Object.fromEntries(
      issues
        .reverse()
        .map((issue) => [
          fieldAt(issue.path),
          { code: issue.message, params: 'params' in issue ? (issue.params ?? {}) : {} },
        ]),
    ),
  };
}

export const faultsFromServer = (issues: readonly FieldIssue[]) =>
  Object.fromEntries(
    issues.map(({ path, code, params }) => [fieldAt(path), { code, params: params ?? {} }]),
  ) as Extract<Reading, { faults: unknown }>['faults'];

/** Somebody else saved meanwhile: what was not touched here is theirs; `both` are the fields that both have changed. */
export function joinValues(base: DisplayValues, mine: DisplayValues, theirs: DisplayValues) {
  const fields = (Object.keys(theirs) as DisplayField[]).filter((field) => field !== 'code');
  const touched = fields.filter((field) => !isSame(mine[field], base[field]));
  const kept = Object.fromEntries(touched.map((field) => [field, mine[field]]));
  return {
    values: { ...theirs, ...kept, code: mine.code } as DisplayValues,
    both: touched.filter(
      (field) => !isSame(theirs[field], base[field]) && !isSame(theirs[field], mine[field]),
    ),
  };
}
