/** Both ends of a span of amounts, whole pesos. */
export interface PesosRange {
  readonly min: number;
  readonly max: number;
}

/**
 * The price of a home, as far as its reader may know it. Where the builder hides it there is no amount to read, only
 * what homes of its area cost in its zone, where that is known [B046]. `none`: there is no price.
 */
export type Price =
  | { readonly kind: 'told'; readonly cop: number }
  | { readonly kind: 'hidden'; readonly zone?: PesosRange }
  | { readonly kind: 'none' };

/** An amount of whole pesos as a price that is told; zero is no price. */
export function priceOf(cop: number | null | undefined): Price {
  return cop && cop > 0 ? { kind: 'told', cop } : { kind: 'none' };
}

/** The amount of a price in pesos; undefined unless it is told. */
export function toldCop(price: Price): number | undefined {
  return price.kind === 'told' ? price.cop : undefined;
}

/** The lowest of the prices that are told. */
export function lowestPrice(prices: readonly Price[]): Price {
  const told = prices.flatMap((price) => toldCop(price) ?? []);
  return told.length > 0 ? { kind: 'told', cop: Math.min(...told) } : { kind: 'none' };
}
