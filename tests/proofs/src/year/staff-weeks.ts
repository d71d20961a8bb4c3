import type { Presentation } from '@psifida/contract/content/presentation';
import type { Schedule } from '@psifida/contract/content/schedule';
import { endpoints } from '@psifida/contract/endpoints/all';
import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import { makePresentation, uploadImage } from '@psifida/server/testing/furnish';
import { accessToken, type Staff } from '@psifida/server/testing/staff';
import { decodeProtectedHeader } from 'jose';
import type { Draw } from '../seeded.ts';
import type { Ledger } from '../torture/ledger.ts';
import { createSaver, createSwitcher, createUploader, type Worker } from '../torture/workers.ts';
import type { FalseClock } from './false-clock.ts';
import type { Glass } from './glass.ts';

const crew = { savers: 4, switchers: 2 };
const system = 'system1a';
const day = 86_400_000;

type Options = { url: string; staff: Staff; ledger: Ledger; clock: FalseClock; draw: Draw; binDays: number };

/** What staff do in the weeks of a year, and what of it was promised. */
export async function openStaffWeeks({ url, staff, ledger, clock, draw, binDays }: Options) {
  const tools = { staff, ledger };
  const images: string[] = [];
  for (let made = 0; made < 4; made += 1) images.push(await uploadImage(staff));

  const makeScheduled = async (limits: Partial<Schedule>): Promise<Presentation> => {
    const made = await makePresentation(tools, images);
    const schedule = { from: null, until: null, weekdays: [], hours: null, yearly: [], exceptions: [] };
    const { answer, status } = await staff.call('schedule', endpoints.savePresentation, {
      params: { system, id: made.id },
      query: { takesOff: 'true' },
      body: {
        version: made.version,
        active: true,
        content: { ...made.content, schedule: { ...schedule, ...limits } },
      },
    });
    if (!answer) throw new Error(`a schedule could not be saved: ${status}`);
    return answer;
  };
  const makeWorkers = async (count: number, create: typeof createSaver): Promise<Worker[]> => {
    const made: Worker[] = [];
    while (made.length < count) made.push(create(tools, await makePresentation(tools, images)));
    return made;
  };
  const savers = await makeWorkers(crew.savers, createSaver);
  const switchers = await makeWorkers(crew.switchers, createSwitcher);
  const office = await makeScheduled({ weekdays: [1, 2, 3, 4, 5], hours: { from: '09:00', until: '17:00' } });
  const night = await makeScheduled({ hours: { from: '22:00', until: '06:00' } });
  const workers = [...savers, ...switchers];
  const uploader = createUploader(tools);

  const deleted: { id: string; at: number }[] = [];
  let spare: string | null = null;
  let lastToken: string | null = null;
  const keys = new Set<string>();

  /** Somebody else signs in; last week's token opens nothing any more. */
  const signInAnew = async (): Promise<void> => {
    const token = await accessToken(url, 'editor');
    keys.add(decodeProtectedHeader(token).kid ?? '');
    if (lastToken) {
      const headers = { authorization: `Bearer ${lastToken}` };
      const { status } = await fetch(`${url}${apiPrefix}/systems`, { headers });
      if (status !== 401) ledger.lost.push(`a token of last week was answered ${status}`);
    }
    lastToken = token;
  };

  const changeMedia = async (): Promise<void> => {
    const before = spare;
    spare = await uploadImage(staff);
    await uploader.step();
    await uploader.finish();
    if (!before) return;
    const { answer } = await staff.call('delete', endpoints.deleteMedia, { params: { id: before } });
    if (!answer) throw new Error('an image that nothing uses could not be deleted');
    deleted.push({ id: before, at: clock.now() });
  };

  const makeAndDelete = async (): Promise<void> => {
    const { id, version } = await makePresentation(tools, images);
    const { answer } = await staff.call('delete', endpoints.deletePresentation, {
      params: { system, id },
      query: { takesOff: 'true', version },
    });
    if (!answer) throw new Error('a presentation could not be deleted');
    deleted.push({ id, at: clock.now() });
  };

  /** What was deleted can be restored for as long as was said, and no longer. */
  const checkBin = async (): Promise<void> => {
    const inBin = new Set<string>();
    for (let after: string | undefined; ; ) {
      const { answer } = await staff.call('bin', endpoints.listBin, { query: after ? { after } : {} });
      if (!answer) throw new Error('the bin could not be read');
      for (const { id } of answer.items) inBin.add(id);
      if (!answer.next) break;
      after = answer.next;
    }
    for (const { id, at } of deleted) {
      const age = (clock.now() - at) / day;
      if (age < binDays && !inBin.has(id))
        ledger.lost.push(`${id} is gone from the bin after ${age.toFixed(1)} days`);
      if (age > binDays + 1 && inBin.has(id))
        ledger.lost.push(`${id} is in the bin after ${age.toFixed(1)} days`);
    }
  };

  return {
    keys,
    office: office.id,
    night: night.id,
    deleted,
    save: () => draw.pick(workers).step(),
    async week(): Promise<void> {
      await signInAnew();
      await changeMedia();
      await makeAndDelete();
    },
    /** Compares everything with what was acknowledged. */
    async check(glass: Glass): Promise<void> {
      const shown = await glass.readShown();
      for (const worker of workers) await worker.check(shown);
      await checkBin();
    },
    /** What there is to be found again, in a backup. */
    async read(by: Staff): Promise<string> {
      const { answer } = await by.call('list', endpoints.listPresentations, {
        params: { system },
        query: { limit: 100, order: 'title' },
      });
      return JSON.stringify(
        answer?.items.map(({ id, version, active, title }) => ({ id, version, active, title })),
      );
    },
  };
}
