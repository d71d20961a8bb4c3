import { z } from 'zod';

/** Where the next page begins, as the last one said it; it holds a title, whose Greek letters take several characters each. */
export const cursor = z.string().max(2_000);
