import database from './database.json' with { type: 'json' };

export interface Variant {
  readonly sku: string;
  readonly name: string;
  readonly image: string;
  readonly color: string;
}

/** What a buyer must know of a tractor. */
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly highlights?: readonly string[];
  readonly variants: readonly Variant[];
}

const products: readonly Product[] = database.products;

export function productOf(id: string | undefined): Product | undefined {
  return products.find((product) => product.id === id);
}
