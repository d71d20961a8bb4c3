import { type StaffEvent, staffEvents } from '@psifida/contract/endpoints/staff-events';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { ActionEvent } from '../../../db/record-activity.ts';
import { createLines, type Line } from './lines.ts';

/** `id` is the window's own; one that names none is told everything, and has nothing open. */
export type StaffLine = Line & { person: string; id: string | null };

/** An account that many share, each with a window or two; beyond that the app asks now and then instead. */
const linesOfOneAtMost = 50;
const linesAtMost = 1_000;
/** Events within this time are sent in one write, each once. */
const batchMs = 200;

const written = (event: StaffEvent, system: SystemId | null): string =>
  `event: ${event}\ndata: ${JSON.stringify({ system })}\n\n`;

const isStaffEvent = (name: unknown): name is StaffEvent => staffEvents.some((known) => known === name);

/** Null when it is not for staff, or not ours to read. */
export function readActionEvent(payload: string): ActionEvent | null {
  try {
    const { action, system = null, person }: Partial<ActionEvent> = JSON.parse(payload) ?? {};
    return isStaffEvent(action) ? { action, system, ...(person && { person }) } : null;
  } catch {
    return null;
  }
}

/** The event streams of staff: what has changed, so that whoever looks at it asks again. */
export function createStaffHub() {
  const lines = createLines<StaffLine>({ atMost: linesAtMost });
  const batch = new Set<string>();
  let pending: NodeJS.Timeout | undefined;

  const flush = () => {
    pending = undefined;
    const text = [...batch].join('');
    batch.clear();
    for (const line of lines.all()) line.write(text);
  };

  return {
    ...lines,
    add: (line: StaffLine): boolean =>
      lines.all().filter(({ person }) => person === line.person).length < linesOfOneAtMost && lines.add(line),
    holds: (id: string, personId: string): boolean =>
      lines.all().some((line) => line.id === id && line.person === personId),
    tell(event: StaffEvent, system: SystemId | null = null): void {
      if (!lines.size()) return;
      batch.add(written(event, system));
      pending ??= setTimeout(flush, batchMs).unref();
    },
    /** At once: somebody waits for it. */
    tellOne(event: StaffEvent, personId: string): void {
      for (const line of lines.all()) if (line.person === personId) line.write(written(event, null));
    },
    close(): void {
      clearTimeout(pending);
      lines.close();
    },
  };
}

export type StaffHub = ReturnType<typeof createStaffHub>;
