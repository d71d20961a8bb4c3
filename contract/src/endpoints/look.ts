import { chosenLook, townLook } from '../content/look.ts';
import { endpoint } from './endpoint.ts';

export const readLook = endpoint.administer('GET /look', {
  summary: 'The colours and typefaces of the tool and of all displays',
  response: townLook,
});

export const saveLook = endpoint.administer('PUT /look', {
  summary: 'Set the colours and typefaces of the tool and of all displays; a colour below AA is refused',
  body: chosenLook,
  response: townLook,
});
