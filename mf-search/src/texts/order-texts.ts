import type { SearchOrder } from '@umbral/domain/filters/orders.ts';

/** What stands first in each order, and why: nobody should have to guess who paid for a place. */
export const orderReasons: Readonly<Record<SearchOrder, string>> = {
  relevance:
    'Destacados primero: los que la constructora destaca con nosotros, luego las fichas más completas y las más recientes.',
  'price-asc': 'Del menor al mayor precio. Lo que ya no está disponible va al final.',
  'price-desc': 'Del mayor al menor precio. Lo que ya no está disponible va al final.',
  'm2-price-asc': 'Del metro cuadrado más barato al más caro, sobre el área construida.',
  'monthly-asc': 'De la menor a la mayor cuota aproximada del crédito a 20 años.',
  'area-desc': 'De la mayor a la menor área construida.',
  delivery: 'Primero lo que se entrega antes; sin fecha conocida, al final.',
  newest: 'Lo último que se publicó, primero.',
  distance: 'Del más cercano al más lejano del punto que elegiste.',
};
