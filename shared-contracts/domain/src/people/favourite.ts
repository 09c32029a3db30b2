import { z } from 'zod';
import { plantRecord } from '../homes/plant-record.ts';
import { id, isoMoment } from '../vocabulary/identifier.ts';

export const favourite = z.object({ plant_id: id, created_at: isoMoment, plant: plantRecord });
export type Favourite = z.infer<typeof favourite>;
