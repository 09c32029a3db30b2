import database from './database.json' with { type: 'json' };

/** A variant as it is sold. */
export interface Offer {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly price: number;
  readonly image: string;
  readonly inventory: number;
}

/** Everything that is sold. */
export const offers: readonly Offer[] = database.variants;

/** What is sold under an article number. */
export function offerOf(sku: string): Offer | undefined {
  return offers.find((offer) => offer.sku === sku);
}
