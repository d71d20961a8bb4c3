import { z } from 'zod';
import type { Bilingual } from '../bilingual.ts';
import { endpoint } from './endpoint.ts';

/** `never`: nobody has decided yet. `declined`: the installation began empty. */
const demoStates = ['never', 'filling', 'present', 'removed', 'declined'] as const;
export type DemoState = (typeof demoStates)[number];

export const demo = z.object({
  state: z.enum(demoStates),
  /** How far the filling has come. */
  done: z.int(),
  total: z.int(),
});
export type Demo = z.infer<typeof demo>;

export const readDemo = endpoint.view('GET /demo', {
  summary: 'Whether what is shown is the demonstration, and how far it has been filled in',
  response: demo,
});

export const removeDemo = endpoint.administer('DELETE /demo', {
  summary: 'Take the demonstration away whole; what real content uses of it stays',
  response: demo,
});

/** Whose work the demonstration is, in lists and in the activity; also known by the Greek name. */
export const demoAuthorId = 'psifida-demo';
export const demoAuthor: Bilingual = { el: 'Ψηφίδα', en: 'Psifida' };

/** The demonstration's accounts by their usernames. They are known by the Greek name, and shown in either language. */
export const demoNames = {
  viewer: { el: 'Επίδειξη: αναγνώστης', en: 'Demonstration: viewer' },
  editor: { el: 'Επίδειξη: συντάκτης', en: 'Demonstration: editor' },
  admin: { el: 'Επίδειξη: διαχειριστής', en: 'Demonstration: administrator' },
} as const satisfies Record<string, Bilingual>;
