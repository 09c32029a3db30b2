import { z } from 'zod';
import { id, pesos } from './identifier.ts';

export const priceRange = z.object({ id, start_price: pesos, end_price: pesos });
export type PriceRange = z.infer<typeof priceRange>;
