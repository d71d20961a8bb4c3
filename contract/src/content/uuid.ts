import { z } from 'zod';

/** An identifier in the one form in which the database gives it back, so that two spellings of one are one. */
export const uuid = z.uuid().toLowerCase();
