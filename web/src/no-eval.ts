import { config } from 'zod';

// The content security policy forbids compiling text; without this zod tries once and the browser reports it.
// Imported before everything that makes a schema; vite.config.ts keeps them in one chunk, in this order.
config({ jitless: true });
