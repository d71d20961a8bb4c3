import { anAsset, anItem, completeContent } from '@psifida/api/testing/builders';
import { aDisplay } from '@psifida/api/testing/display-steps';
import { problemShape } from '@psifida/contract/problem-shape';
import { problems } from '@psifida/contract/problems';
import { systemIds } from '@psifida/contract/registry/systems';
import type { Whole } from '@psifida/server/testing/open-whole';
import { seeded } from '../seeded.ts';
import { type OpenApi, operationsOf } from './operations.ts';
import { anUploadRequest, aRequest, createMemory, type Memory, type Request } from './requests.ts';

type Reply = Awaited<ReturnType<Whole['call']>>;

/** What speaking tus may be answered with; 501 is for parts of it that are not offered. */
const uploadStatuses = new Set([
  200, 201, 204, 400, 401, 403, 404, 405, 409, 410, 412, 413, 415, 422, 423, 429, 501, 507,
]);

/** What is wrong with the answer, or null. */
function faultOf({ operation }: Request, reply: Reply): string | null {
  const { statusCode: status } = reply;
  const statuses = operation === 'uploads' ? uploadStatuses : operation.statuses;
  if (status >= 500 && !(operation === 'uploads' && statuses.has(status))) return `answered ${status}`;
  if (!statuses.has(status)) return `answered ${status}, which its description does not name`;
  if (operation === 'uploads') return null;
  let body: unknown;
  try {
    body = reply.json();
  } catch {
    return `answered ${status} with something that is not JSON`;
  }
  if (status < 300) {
    const parsed = operation.endpoint.response.safeParse(body);
    return parsed.success ? null : `answered in another shape than promised: ${parsed.error.message}`;
  }
  const problem = problemShape.safeParse(body);
  if (!problem.success) return `refused in another shape than all refusals have: ${problem.error.message}`;
  if (problems[problem.data.code] !== status) return `${problem.data.code} came with ${status}`;
  return null;
}

const inWords = ({ operation, method, url, headers, payload }: Request): string =>
  [
    `${operation === 'uploads' ? 'uploads' : operation.name}: ${method} ${url}`,
    JSON.stringify({ ...headers, ...(headers.authorization ? { authorization: '…' } : {}) }),
    payload?.slice(0, 1_500) ?? '',
  ].join(' ');

/** A town's worth of content, so that what is drawn finds something to be done to. */
async function furnish(whole: Whole, memory: Memory): Promise<void> {
  const db = whole.db as never;
  for (let made = 0; made < 3; made += 1) memory.learn({ id: await anAsset(db), version: 1 });
  for (const kind of ['recipe', 'dish', 'product'] as const)
    for (const active of [true, false]) memory.learn({ id: await anItem(db, { kind, active }), version: 1 });
  for (const system of systemIds) {
    const content = await completeContent(db, system);
    memory.learn((await whole.post(`/systems/${system}/presentations`, content)).json());
  }
}

type FuzzOutcome = { answered: Record<number, number>; faults: string[] };

/** Draws requests from the served description of the API and looks at every answer. */
export async function runFuzz(
  whole: Whole,
  { seed, requests }: { seed: number; requests: number },
): Promise<FuzzOutcome> {
  const draw = seeded(seed);
  const display = await aDisplay(whole);
  const memory = createMemory({ except: display.display.id }); // revoked, it could ask nothing more
  await furnish(whole, memory);
  const expires = { expires: '4h' };
  const bearers = {
    staff: [
      ...Array(8).fill(await whole.token('administer', {}, expires)),
      await whole.token('edit', {}, expires),
      await whole.token('view', {}, expires),
    ],
    display: display.token,
  };
  const description: OpenApi = await whole.read('/openapi.json');
  const operations = operationsOf(description);
  const outcome: FuzzOutcome = { answered: {}, faults: [] };
  const seen = new Set<string>();
  for (let sent = 0; sent < requests; sent += 1) {
    const hands = { draw, memory, bearers };
    // Each in turn first, so that a short run leaves none out.
    const operation = operations[sent] ?? draw.pick(operations);
    const request = draw.chance(0.06) ? anUploadRequest(hands) : aRequest(operation, hands);
    const { method, url, headers, payload } = request;
    const reply = await whole.app.inject({ method, url, headers, payload });
    outcome.answered[reply.statusCode] = (outcome.answered[reply.statusCode] ?? 0) + 1;
    const fault = faultOf(request, reply);
    const name = request.operation === 'uploads' ? 'uploads' : request.operation.name;
    if (fault && !seen.has(`${name} ${fault}`)) {
      seen.add(`${name} ${fault}`); // one example of each is enough
      outcome.faults.push(`request ${sent}: ${inWords(request)} ${fault} ${reply.body.slice(0, 300)}`);
    }
    if (!fault && reply.statusCode < 300 && request.operation !== 'uploads') memory.learn(reply.json());
  }
  return outcome;
}
