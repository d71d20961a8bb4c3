import { z } from 'zod';

/** Normalised to PostgreSQL's spelling. */
export const uuid = z.uuid().toLowerCase();
