import { z } from 'zod';
import { system } from '../registry/registry.ts';
import { systemId } from '../registry/systems.ts';
import { endpoint } from './endpoint.ts';

/** The systems as this installation resolved them, the operator's changes included. Fetched before anything is drawn. */
export const readRegistry = endpoint.anyone('GET /registry', {
  summary: 'The eight systems, with their sections and minimums, as this installation resolved them',
  response: z.record(systemId, system),
});
