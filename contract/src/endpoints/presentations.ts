import { z } from 'zod';
import { presentation, presentationDraft } from '../content/presentation.ts';
import { systemId } from '../registry/systems.ts';
import { endpoint } from './endpoint.ts';

const inSystem = z.object({ system: systemId });

export const listPresentations = endpoint({
  method: 'GET',
  path: '/systems/:system/presentations',
  summary: 'Presentations of a system, last changed first',
  access: 'view',
  params: inSystem,
  query: z.strictObject({
    after: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(24),
  }),
  response: z.object({ items: z.array(presentation), next: z.string().nullable() }),
});

export const createPresentation = endpoint({
  method: 'POST',
  path: '/systems/:system/presentations',
  summary: 'Keep a new presentation as an inactive draft; its title is required in both languages',
  access: 'edit',
  params: inSystem,
  body: presentationDraft,
  response: presentation,
  status: 201,
});

export const findPresentation = endpoint({
  method: 'GET',
  path: '/systems/:system/presentations/:id',
  summary: 'One presentation',
  access: 'view',
  params: inSystem.extend({ id: z.string().max(64) }),
  response: presentation,
  problems: ['presentation.not-found'],
});
