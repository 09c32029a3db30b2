import { z } from 'zod';
import { id, isoMoment } from './identifier.ts';
import { plantRecord } from './plant-record.ts';

export const favourite = z.object({ plant_id: id, created_at: isoMoment, plant: plantRecord });
export type Favourite = z.infer<typeof favourite>;
