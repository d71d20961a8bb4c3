import { z } from 'zod';
import { type ContentKind, contentKinds } from '../kinds.ts';
import { type System, section } from './registry.ts';
import { type Registry, type SystemId, systemIds, systems } from './systems.ts';

const minimums = z.partialRecord(
  z.enum(contentKinds as unknown as [ContentKind, ...ContentKind[]]),
  z.int().min(0).max(100),
);

const systemOverride = z.strictObject({
  name: z
    .strictObject({ el: z.string().trim().min(1), en: z.string().trim().min(1) })
    .partial()
    .optional(),
  /** Changes the minimum of sections (and of the library) that are already there. */
  minimums: minimums.optional(),
  /** Puts other sections in the place of the built-in ones. */
  sections: z.array(section).min(1).optional(),
});
type SystemOverride = z.infer<typeof systemOverride>;

const registryOverride = z.partialRecord(z.enum(systemIds as [SystemId, ...SystemId[]]), systemOverride);

export class RegistryOverrideError extends Error {
  override name = 'RegistryOverrideError';
}

/** Lays an operator's JSON over the built-in systems. A mistake names its key: `system1a.minimums.image`. */
export function resolveRegistry(override: unknown = {}, { requiresRights = false } = {}): Registry {
  const parsed = registryOverride.safeParse(override);
  if (!parsed.success) throw new RegistryOverrideError(describe(parsed.error.issues[0]));
  return Object.fromEntries(
    systemIds.map((id) => [
      id,
      {
        ...overlay(id, systems[id], parsed.data[id] ?? {}),
        ...(requiresRights && { rights: 'required' as const }),
      },
    ]),
  ) as Registry;
}

function overlay(id: SystemId, base: System, change: SystemOverride): System {
  const sections = change.sections ?? base.sections;
  const changed = change.minimums ?? {};
  for (const kind of Object.keys(changed)) {
    if (!sections.some((candidate) => candidate.kind === kind))
      throw new RegistryOverrideError(`${id}.minimums.${kind}: this system has no section of that kind`);
  }
  const twice = sections.find((one, index) => sections.findIndex(({ kind }) => kind === one.kind) !== index);
  if (twice) throw new RegistryOverrideError(`${id}.sections: '${twice.kind}' is listed twice`);
  const atLeast = <T extends { kind: ContentKind; atLeast: number }>(entry: T): T => ({
    ...entry,
    atLeast: changed[entry.kind] ?? entry.atLeast,
  });
  return {
    ...base,
    name: { ...base.name, ...change.name },
    sections: sections.map(atLeast),
    libraries: base.libraries.map(atLeast),
  };
}

function describe(issue: z.core.$ZodIssue | undefined): string {
  if (!issue) return 'the file is not valid';
  const keys = 'keys' in issue && Array.isArray(issue.keys) ? issue.keys.map(String) : [];
  const path = [...issue.path.map(String), ...keys.slice(0, 1)].join('.') || 'the file';
  return `${path}: ${issue.code === 'unrecognized_keys' ? 'unknown key' : issue.message}`;
}
