import { z } from 'zod';
import { joinedWall, wallDraft } from '../content/joined-wall.ts';
import { uuid } from '../content/uuid.ts';
import { acknowledged } from './acknowledged.ts';
import { endpoint } from './endpoint.ts';

export const listWalls = endpoint.view('GET /walls', {
  summary: 'The walls: several displays of a system, laid on a plan in millimetres, that show one image',
  response: z.object({ items: z.array(joinedWall) }),
});

export const makeWall = endpoint.edit('POST /walls', {
  summary: 'Join displays to a wall; asked again with the same id, the same answer',
  query: acknowledged,
  body: wallDraft.extend({ id: uuid }),
  response: joinedWall,
  status: 201,
  problems: ['release.leaves-gaps'],
});

export const changeWall = endpoint.edit('PUT /walls/:id', {
  summary: 'Rename a wall, lay its displays otherwise, take some in or out',
  query: acknowledged,
  body: wallDraft.extend({ version: z.int32() }),
  response: joinedWall,
  problems: ['wall.not-found', 'wall.changed-elsewhere', 'release.leaves-gaps'],
});

export const takeWallApart = endpoint.edit('DELETE /walls/:id', {
  summary: 'Take a wall apart: each of its displays shows the whole again',
  response: z.object({ id: uuid }),
  problems: ['wall.not-found'],
});
