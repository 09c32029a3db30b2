import type { SearchOrder } from 'shared-contracts/routes/search-state.ts';

/** Names of the orders of a listing. */
export const orderTexts: Readonly<Record<SearchOrder, string>> = {
  relevance: 'Destacados primero',
  'price-asc': 'Menor precio',
  'price-desc': 'Mayor precio',
  'm2-price-asc': 'Menor precio por m²',
  'monthly-asc': 'Menor cuota mensual',
  'area-desc': 'Mayor área',
  delivery: 'Entrega más próxima',
  newest: 'Más recientes',
  distance: 'Más cercanos',
};
