import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { aNoisyImage } from '@psifida/api/testing/make-image';
import type { Presentation } from '@psifida/contract/content/presentation';
import type { Release } from '@psifida/contract/content/release';
import { endpoints } from '@psifida/contract/endpoints/all';
import type { Staff } from '@psifida/server/testing/staff';
import type { Ledger } from './ledger.ts';

/** Somebody at work: `step` does the next thing, `check` compares what is there with what was acknowledged. */
export type Worker = { step(): Promise<void>; check(shown: Release): Promise<void> };

type Tools = { staff: Staff; ledger: Ledger };

const system = 'system1a';
const idleMs = 20;

const numbered = (n: number) => ({ el: `Τίτλος ${n}`, en: `Title ${n}` });
const numberOf = ({ el, en }: { el: string; en: string }): number | null => {
  const [one, other] = [el, en].map((text) => Number(text.split(' ').at(-1)));
  return one === other && Number.isInteger(one) ? (one ?? null) : null;
};

const find = async ({ staff }: Tools, id: string): Promise<Presentation> => {
  const { answer, status } = await staff.call('read', endpoints.findPresentation, { params: { system, id } });
  if (!answer) throw new Error(`what was acknowledged cannot be read: ${status}`);
  return answer;
};

/** Whole: its two titles and its revision say the same, and so does what displays were told to show. */
async function checkWhole({ staff, ledger }: Tools, found: Presentation, shown: Release): Promise<void> {
  const { id, version, active, content } = found;
  if (numberOf(content.title) === null)
    ledger.halfSaved.push(`${id}: '${content.title.el}', '${content.title.en}'`);
  const revision = await staff.call('read', endpoints.findRevision, {
    params: { system, id, number: version },
  });
  const same = JSON.stringify(revision.answer?.content) === JSON.stringify(content);
  if (!same || revision.answer?.active !== active)
    ledger.halfSaved.push(`${id}: revision ${version} is not what was saved`);
  const released = shown.manifest.presentations.find((one) => one.id === id);
  if (!!released !== active || (released && released.title.el !== content.title.el))
    ledger.halfSaved.push(`${id}: displays are told something else than was saved`);
}

type Work = {
  change(current: Presentation): Promise<{ answer: Presentation | null }>;
  /** Whether it is as it was acknowledged, apart from its version. */
  isAsBefore(found: Presentation, before: Presentation): boolean;
  /** Whether it is what a change of it that was not answered would have made of it. */
  isChanged(found: Presentation, before: Presentation): boolean;
};

const said = ({ version, active }: Presentation) => `version ${version}, ${active ? 'active' : 'inactive'}`;

/** Changes one presentation again and again. */
function createChanger(tools: Tools, begun: Presentation, { change, isAsBefore, isChanged }: Work): Worker {
  const { ledger } = tools;
  let current = begun;
  let unsure = false;
  return {
    async step() {
      if (unsure) return void (await sleep(idleMs));
      unsure = true;
      const { answer } = await change(current);
      if (!answer) return;
      current = answer;
      unsure = false;
      ledger.acknowledged += 1;
    },
    async check(shown) {
      const found = await find(tools, current.id);
      const asAcknowledged = found.version === current.version && isAsBefore(found, current);
      if (!asAcknowledged && !(unsure && isChanged(found, current)))
        ledger.lost.push(`${found.id}: ${said(current)} was acknowledged, ${said(found)} is there`);
      await checkWhole(tools, found, shown);
      current = found;
      unsure = false;
    },
  };
}

const nextNumber = ({ content }: Presentation) => (numberOf(content.title) ?? 0) + 1;

/** Saves it each time with the next number in both languages. */
export const createSaver = (tools: Tools, begun: Presentation): Worker =>
  createChanger(tools, begun, {
    change: (current) =>
      tools.staff.call('save', endpoints.savePresentation, {
        params: { system, id: current.id },
        body: {
          version: current.version,
          active: true,
          content: { ...current.content, title: numbered(nextNumber(current)) },
        },
      }),
    isAsBefore: (found, before) => numberOf(found.content.title) === numberOf(before.content.title),
    isChanged: (found, before) =>
      numberOf(found.content.title) === nextNumber(before) && found.version === before.version + 1,
  });

/** Puts it on the displays and takes it off again. */
export const createSwitcher = (tools: Tools, begun: Presentation): Worker =>
  createChanger(tools, begun, {
    change: ({ id, version, active }) =>
      tools.staff.call(
        'activate',
        active ? endpoints.deactivatePresentation : endpoints.activatePresentation,
        { params: { system, id }, query: { takesOff: 'true' }, body: { version } },
      ),
    isAsBefore: (found, before) => found.active === before.active,
    isChanged: (found, before) => found.active !== before.active,
  });

type Sending = { address: string; bytes: Buffer; sha256: string; offset: number };

const chunkBytes = 24 * 1024;

/** Sends one image after the other, in pieces; `finish` brings the last one home. */
export function createUploader({ staff, ledger }: Tools): Worker & { finish(): Promise<void> } {
  let sending: Sending | null = null;
  let unsure = false;
  const kept: string[] = [];

  const begin = async (): Promise<void> => {
    const bytes = await aNoisyImage().jpeg({ quality: 95 }).toBuffer();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const address = await staff.upload.begin(bytes.length, sha256);
    if (!address) return void (await sleep(10 * idleMs));
    ledger.acknowledged += 1;
    sending = { address, bytes, sha256, offset: 0 };
  };

  const goOn = async (upload: Sending): Promise<void> => {
    const { address, bytes, offset } = upload;
    const { status, headers } = await staff.upload.go(
      address,
      offset,
      bytes.subarray(offset, offset + chunkBytes),
    );
    if (status === 204) {
      ledger.acknowledged += 1;
      upload.offset = Number(headers.get('upload-offset'));
    } else {
      unsure = true;
      await sleep(10 * idleMs);
    }
  };

  const settle = async (upload: Sending): Promise<void> => {
    const state = await staff.upload.state(upload.address);
    if (state?.state === 'done') {
      kept.push(upload.sha256);
      ledger.acknowledged += 1;
      sending = null;
    } else if (state?.state === 'failed') {
      ledger.lost.push(
        `${upload.address}: every byte was acknowledged, and it failed: ${JSON.stringify(state.refusal)}`,
      );
      sending = null;
    } else await sleep(10 * idleMs);
  };

  /** How far it is; a server that is still busy with what was cut off is asked again. */
  const ask = async (upload: Sending): Promise<void> => {
    const offset = await staff.upload.offset(upload.address);
    if (offset === null) return void (await sleep(10 * idleMs));
    if (offset === undefined || offset < upload.offset) {
      ledger.lost.push(
        `${upload.address}: ${upload.offset} bytes were acknowledged, ${offset ?? 'none'} are there`,
      );
      sending = null;
    } else upload.offset = offset;
    unsure = false;
  };

  const step = async (): Promise<void> => {
    if (!sending) return begin();
    if (unsure) return ask(sending);
    return sending.offset < sending.bytes.length ? goOn(sending) : settle(sending);
  };

  const checkKept = async (hashes: readonly string[]): Promise<void> => {
    for (const sha256 of hashes) {
      const { answer } = await staff.call('read', endpoints.listMedia, { query: { sha256 } });
      if (answer?.items.length !== 1) ledger.lost.push(`the image ${sha256} was taken in and is not there`);
    }
  };

  return {
    step,
    async check() {
      unsure = true;
      await checkKept(kept.slice(-3));
    },
    async finish() {
      for (const end = performance.now() + 120_000; sending; ) {
        if (performance.now() > end) {
          ledger.lost.push(
            `${(sending as Sending).address}: it could not be brought home within two minutes`,
          );
          break;
        }
        await step();
      }
      await checkKept(kept);
    },
  };
}
