import type { PlantOrder, SearchOrder } from '../filters/orders.ts';

/** The plants' index. */
export const plantsIndex = 'umbral_plants';

/** The index of an order: the primary one by relevance and by distance, a replica for every other. */
export function indexOf(order: PlantOrder | SearchOrder): string {
  const isPrimary = order === 'relevance' || order === 'distance';
  return isPrimary ? plantsIndex : `${plantsIndex}_${order.replaceAll('-', '_')}`;
}
