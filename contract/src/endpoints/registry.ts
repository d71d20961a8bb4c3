import { z } from 'zod';
import { system } from '../registry/registry.ts';
import { systemId } from '../registry/systems.ts';
import { endpoint } from './endpoint.ts';

/** The systems as this installation resolved them, the operator's changes included. Fetched before anything is drawn. */
export const readRegistry = endpoint({
  method: 'GET',
  path: '/registry',
  summary: 'The eight systems, with their sections and minimums, as this installation resolved them',
  access: 'anyone',
  response: z.record(systemId, system),
});
