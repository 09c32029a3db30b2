import database from './database.json' with { type: 'json' };

/** A tractor in a list of them. */
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly image: string;
  readonly startPrice: number;
  readonly url: string;
}

export interface Store {
  readonly id: string;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly image: string;
}

interface Category {
  readonly key: string;
  readonly name: string;
  readonly products: readonly Product[];
}

/** The pictures of the home page, each of a category. */
export const teasers = database.teaser;

export const stores: readonly Store[] = database.stores;

export const categories: readonly Category[] = database.categories;

/** Products of a category, or of all, dearest first. */
export function productsOf(category: Category | undefined): readonly Product[] {
  const listed = category ? category.products : categories.flatMap(({ products }) => products);
  return listed.toSorted((a, b) => b.startPrice - a.startPrice);
}
