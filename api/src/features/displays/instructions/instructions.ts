import {
  canDo,
  type GivenInstruction,
  type InstructionDraft,
  imagesAtMost,
  instructionRules,
} from '@psifida/contract/content/instruction';
import { uuid } from '@psifida/contract/content/uuid';
import { imageBytesAtMost } from '@psifida/contract/endpoints/player';
import { Problem } from '@psifida/contract/problem';
import { notify } from '../../../db/query.ts';
import type { ActionEvent } from '../../../db/record-activity.ts';
import type { Caller } from '../../../http/sign-in.ts';
import { notifyDisplays } from '../../../releases/notify-displays.ts';
import { editableOf, recordForMany } from '../audience.ts';
import type { DisplayDeps } from '../deps.ts';
import * as store from './instructions.store.ts';

type Editor = Pick<Caller, 'id' | 'name' | 'may'>;
type Giving = { id: string; draft: InstructionDraft; by: Editor };
const minute = 60_000;

export const listInstructions = async ({ db }: DisplayDeps): Promise<{ items: GivenInstruction[] }> => ({
  items: (await store.list(db)).map(store.toGiven),
});

/** An id that somebody else has used is none. */
function ownOf(row: Awaited<ReturnType<typeof store.find>>, by: Editor): GivenInstruction {
  if (!row || row.by_id !== by.id)
    throw new Problem('input.invalid', {}, [{ path: ['id'], code: 'field.invalid' }]);
  return store.toGiven(row);
}

/** Given twice under one id, by a double click or a retry, it is one instruction. */
export const giveInstruction = (
  { db, now }: DisplayDeps,
  { id, draft, by }: Giving,
): Promise<GivenInstruction> =>
  db.transaction().execute(async (tx) => {
    const { kind, value, tags } = draft;
    // Before anything is judged: a display may have been revoked, or lost an ability, since it was given.
    const before = await store.find(tx, id);
    if (before) return ownOf(before, by);
    const meant = (await editableOf(tx, draft, by)).filter(({ abilities }) => canDo(kind, abilities ?? []));
    if (!meant.length) throw new Problem('instruction.nobody-can', { kind });
    if (kind === 'image' && meant.length > imagesAtMost)
      throw new Problem('instruction.too-many', { atMost: imagesAtMost });
    const at = now();
    const row = {
      ...{ id, kind, value, tags, by_id: by.id, by_name: by.name, given_at: new Date(at) },
      until: new Date(at + instructionRules[kind].endsAfterMinutes * minute),
      display_count: meant.length,
    };
    const displays = meant.map((one) => one.id);
    const isNew = await store.insert(tx, row, displays);
    const given = ownOf(await store.find(tx, id), by);
    if (!isNew) return given;
    await recordForMany(tx, { action: kind, meant, by });
    await notifyDisplays(tx, { event: 'instruction', to: { displays } });
    return given;
  });

type Which = { id: string; display: string };

/** Of its own instructions alone; what another display was told is not there for it. */
async function demandOwn({ db }: DisplayDeps, { id, display }: Which) {
  const row = uuid.safeParse(id).success ? await store.findOf(db, { id, display }) : undefined;
  if (!row) throw new Problem('instruction.not-found', { id });
  return row;
}

/** Whoever looks on asks again: once for all that comes at the same moment, since notifications are committed one by one. */
const tellStaffMs = 250;
const tellingStaff = new WeakSet<DisplayDeps['db']>();
function tellStaff(db: DisplayDeps['db']): void {
  if (tellingStaff.has(db)) return;
  tellingStaff.add(db);
  setTimeout(() => {
    tellingStaff.delete(db);
    // A line that is broken tells everybody to ask when it is there again.
    notify(db, { action: 'receipt', system: null } satisfies ActionEvent).catch(() => {});
  }, tellStaffMs).unref();
}

type Answer = Which & { state: 'taken' | 'done' | 'failed'; detail: string };

export async function answerInstruction(deps: DisplayDeps, answer: Answer): Promise<{ id: string }> {
  const { db, now } = deps;
  const { id, display, state, detail } = answer;
  const said = { id, display, at: new Date(now()) };
  const { until } = await demandOwn(deps, said);
  if (state === 'taken' && until <= said.at) throw new Problem('instruction.not-found', { id });
  const isNews =
    state === 'taken'
      ? await store.take(db, said)
      : await store.end(db, { ...said, outcome: state, detail: detail.replace(/[\0\p{Surrogate}]/gu, '') });
  if (isNews) tellStaff(db);
  return { id };
}

type HandIn = Which & { jpeg: string };

/** Only while somebody has asked for it: a display cannot fill the database by itself. */
export async function handInScreenshot(deps: DisplayDeps, { id, display, jpeg }: HandIn) {
  const { db, now } = deps;
  const { kind, ended_at: ended } = await demandOwn(deps, { id, display });
  if (kind !== 'image') throw new Problem('instruction.not-found', { id });
  if (ended) return { id };
  const bytes = Buffer.from(jpeg, 'base64');
  if (bytes.length < 3 || bytes.length > imageBytesAtMost || bytes.readUIntBE(0, 3) !== 0xffd8ff)
    throw new Problem('input.invalid', {}, [{ path: ['jpeg'], code: 'field.invalid' }]);
  const at = new Date(now());
  await store.keepImage(db, display, bytes, at);
  if (await store.end(db, { id, display, at, outcome: 'done', detail: '' })) tellStaff(db);
  return { id };
}

export async function readGlassImage({ db }: DisplayDeps, { id }: { id: string }) {
  const row = uuid.safeParse(id).success ? await store.findImage(db, id) : undefined;
  if (!row) throw new Problem('display.no-image', { id });
  return { takenAt: row.taken_at.toISOString(), jpeg: row.jpeg.toString('base64') };
}
