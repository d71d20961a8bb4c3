import { person } from '@psifida/contract/content/presentation';
import { uuid } from '@psifida/contract/content/uuid';
import { type Presence, presenceForgottenMs, presentIn } from '@psifida/contract/endpoints/presence';
import { z } from 'zod';

const present = z.object({ line: uuid, person, documents: z.array(presentIn) });
type Present = z.infer<typeof present>;

/**
 * What processes say to each other. Any of them may be told what a window has open; only the one that holds the window's
 * line knows that it is there and whose it is, and says so to all.
 */
const said = z.object({
  presence: z.union([z.object({ announced: present }), z.object({ present }), z.object({ absent: uuid })]),
});
export type PresenceSaid = z.infer<typeof said>;

const linesAtMost = 5_000;
const sweepEveryMs = 5_000;

type Options = {
  /** Whether this process holds that person's line of this id. */
  holds(line: string, personId: string): boolean;
  say(message: PresenceSaid): void;
  onChange(): void;
  now?: () => number;
};

/** Who has which document open, in memory alone: what nobody renews is forgotten. */
export function createStaffPresence({ holds, say, onChange, now = Date.now }: Options) {
  const lines = new Map<string, Present & { until: number }>();

  const forget = (line: string) => lines.delete(line) && onChange();

  const take = (one: Present) => {
    const before = lines.get(one.line);
    if (!one.documents.length) return forget(one.line);
    if (!before && lines.size >= linesAtMost) return;
    lines.set(one.line, { ...one, until: now() + presenceForgottenMs });
    if (JSON.stringify(before?.documents) !== JSON.stringify(one.documents)) onChange();
  };

  const sweeping = setInterval(() => {
    for (const { line, until } of [...lines.values()]) if (until < now()) forget(line);
  }, sweepEveryMs).unref();

  return {
    hear(payload: string): void {
      const message = readSaid(payload);
      if (!message) return;
      if ('present' in message) take(message.present);
      else if ('absent' in message) forget(message.absent);
      else if (holds(message.announced.line, message.announced.person.id))
        say({ presence: { present: message.announced } });
    },
    /** Its line is over. */
    left(line: string): void {
      if (!lines.has(line)) return;
      forget(line);
      say({ presence: { absent: line } });
    },
    /** Each person once per document, whatever number of windows they have. */
    list(except?: string): Presence[] {
      const found = new Map<string, Presence>();
      for (const { line, person: who, documents } of lines.values()) {
        if (line === except) continue;
        for (const { id, typing } of documents) {
          const key = `${id} ${who.id}`;
          const known = found.get(key);
          found.set(key, { document: id, person: who, typing: typing || !!known?.typing });
        }
      }
      return [...found.values()];
    },
    close: () => clearInterval(sweeping),
  };
}

export type StaffPresence = ReturnType<typeof createStaffPresence>;

/** Null when it is about something else, or not ours to read. */
function readSaid(payload: string): PresenceSaid['presence'] | null {
  try {
    return said.safeParse(JSON.parse(payload)).data?.presence ?? null;
  } catch {
    return null;
  }
}
