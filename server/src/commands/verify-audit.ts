import { parseArgs } from 'node:util';
import type { Tables } from '@psifida/api/db/tables';
import { type ChainFault, type ChainHead, verifyActivity } from '@psifida/api/features/activity/audit-chain';
import { readConfig } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { openDatabaseBeside } from '../storage/database.ts';
import { sayAndEnd } from './say.ts';

const usage = `npm run verify-audit [-- --noted NUMBER:HASH]
Reads the whole activity and its chain. It ends by saying where the chain stands: noted elsewhere, and given with --noted another
time, that proves that nothing up to there was written anew since.`;

function readNoted(said: string | undefined): ChainHead | undefined {
  if (said === undefined) return undefined;
  const [, sequence, hash] = /^(\d+):([0-9a-f]{64})$/.exec(said) ?? [];
  if (!sequence || !hash) throw new StartError(usage);
  return { sequence: Number(sequence), hash };
}

const sentences: Record<ChainFault['fault'], (fault: ChainFault) => string> = {
  chain: ({ sequence }) => `The chain is broken at link ${sequence}.`,
  end: ({ sequence }) => `The end of the chain is gone, from link ${sequence} on.`,
  deleted: ({ sequence, activity }) => `Action ${activity} (link ${sequence}) was deleted.`,
  changed: ({ sequence, activity }) => `Action ${activity} (link ${sequence}) was changed.`,
  added: ({ activity }) => `Action ${activity} was written past the chain.`,
  noted: ({ sequence }) =>
    `Link ${sequence} is not the one that was noted: what is before it was written anew.`,
};

/** Whether anything in the list of what people did was changed, deleted or slipped in. */
export const main = (args: string[]): Promise<number> =>
  sayAndEnd(async () => {
    const { values } = parseArgs({ args, options: { noted: { type: 'string' } } });
    const noted = readNoted(values.noted);
    const database = await openDatabaseBeside(readConfig(process.env));
    try {
      const { fault, head, actions, forgotten } = await verifyActivity(database.tables<Tables>(), noted);
      if (fault)
        throw new StartError(`${sentences[fault.fault](fault)} It is the first fault; there may be more.`);
      const before = forgotten ? `, and the ${forgotten} before them forgotten by age` : '';
      return `The activity is whole: ${actions} actions${before}. The chain stands at ${head.sequence}:${head.hash}.`;
    } finally {
      await database.close();
    }
  });
