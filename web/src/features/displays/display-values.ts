import {
  type Display,
  type DisplaySettings,
  displaySettings,
  type LanguageMode,
  pairingCode,
  type YouAreHere,
} from '@psifida/contract/content/display';
import { isSame } from '@psifida/contract/content/fields';
import { type Panel, panel, usualPanels } from '@psifida/contract/content/panel';
import type { FieldIssue } from '@psifida/contract/problem-shape';
import type { Installation, System } from '@psifida/contract/registry/registry';
import type { SystemId } from '@psifida/contract/registry/systems';

/** What stands in the form; numbers as they are typed. */
export type DisplayValues = {
  code: string;
  system: SystemId;
  name: string;
  place: string;
  languageMode: LanguageMode;
  widthMm: string;
  viewingDistanceMm: string;
  sound: boolean;
  tags: string[];
  /** Undefined while neither the server has said it nor anybody here: then it is not written either. */
  youAreHere: YouAreHere | undefined;
  idleSeconds: string;
  warningSeconds: string;
};
export type DisplayField = keyof DisplayValues;

/** Where nobody can touch it nobody can choose a language either. */
const usualMode = (installation: Installation): LanguageMode =>
  installation === 'wall' ? 'alternating' : 'visitor';

/** What a display of this system usually is. */
export const usualValues = (
  system: SystemId,
  { installation }: System,
): Pick<DisplayValues, 'system' | 'languageMode' | 'widthMm' | 'viewingDistanceMm'> => ({
  system,
  languageMode: usualMode(installation),
  widthMm: String(usualPanels[installation].widthMm),
  viewingDistanceMm: String(usualPanels[installation].viewingDistanceMm),
});

export const valuesOf = ({
  system,
  name,
  place,
  languageMode,
  panel,
  sound,
  tags,
  youAreHere,
  idleSeconds,
  warningSeconds,
}: Display): DisplayValues => ({
  code: '',
  system,
  name,
  place,
  languageMode,
  widthMm: String(panel.widthMm),
  viewingDistanceMm: String(panel.viewingDistanceMm),
  sound,
  tags,
  youAreHere,
  idleSeconds: String(idleSeconds),
  warningSeconds: String(warningSeconds),
});

type Reading =
  | { settings: DisplaySettings; code: string }
  | { faults: Partial<Record<DisplayField, { code: string; params: Record<string, unknown> }>> };

const fieldAt = (path: readonly PropertyKey[]): DisplayField =>
  (path[0] === 'panel' ? (path[1] ?? 'widthMm') : path[0]) as DisplayField;

const number = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
const measured = ({ widthMm, viewingDistanceMm }: Pick<DisplayValues, keyof Panel>): Panel => ({
  widthMm: number(widthMm),
  viewingDistanceMm: number(viewingDistanceMm),
});

/** The glass that is written in the form; null where no display is like that. */
export const panelIn = (values: Pick<DisplayValues, keyof Panel>): Panel | null =>
  panel.safeParse(measured(values)).data ?? null;

/** The form as the API takes it, or what is wrong at which field. */
export function readValues(values: DisplayValues, { withCode }: { withCode: boolean }): Reading {
  const { code, widthMm, viewingDistanceMm, idleSeconds, warningSeconds, ...rest } = values;
  const read = displaySettings.safeParse({
    ...rest,
    panel: measured({ widthMm, viewingDistanceMm }),
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

/** What the API found, at the fields of the form. */
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
