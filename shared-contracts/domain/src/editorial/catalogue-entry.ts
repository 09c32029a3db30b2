import { z } from 'zod';
import { id } from '../vocabulary/identifier.ts';

/** One choice of a simple list that forms offer. */
export const catalogueEntry = z.object({ id, key: z.string(), name: z.string() });
export type CatalogueEntry = z.infer<typeof catalogueEntry>;
