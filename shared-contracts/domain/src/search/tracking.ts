import { z } from 'zod';
import { watchedFilters } from '../filters/filter-state.ts';

export const tracking = z.strictObject({
  id_anonimo: z.string().max(64),
  correo: z.string().max(254).default(''),
  user_id: z.int().nonnegative().default(0),
  building_status: z.string().max(60).default(''),
  filters: watchedFilters.default({}),
});
export type Tracking = z.input<typeof tracking>;

export const trackingResult = z.object({ ok: z.literal([0, 1]), key: z.string() });
