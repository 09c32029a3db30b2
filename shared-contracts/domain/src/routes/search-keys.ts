import type { AddressedRow } from '../filters/filter-rows.ts';

type FilterKeys = { readonly [Row in AddressedRow as Row['key']]: Row['query'] };

/**
 * The keys of a listing's query that first views name: of the filters with fields of their own, and of how a listing is
 * shown. The table of filters has the keys of all filters; a key that differs from it does not compile, and a page that
 * needs no more than the names need not load the table.
 */
export const queryKeys = {
  text: 'q',
  type: 'tipo',
  price: 'p',
  area: 'a',
  near: 'cerca',
  reach: 'alcance',
  monthly: 'cuota',
  upfront: 'aporte',
  order: 'orden',
  view: 'vista',
  unit: 'por',
  page: 'page',
} as const satisfies Partial<FilterKeys> & Readonly<Record<'order' | 'view' | 'unit' | 'page', string>>;
