import { z } from 'zod';
import { id, pesos } from '../vocabulary/identifier.ts';

export const priceRange = z.object({ id, start_price: pesos, end_price: pesos });
export type PriceRange = z.infer<typeof priceRange>;
