import { defaultCountry } from '../vocabulary/vocabulary.ts';
import { soldAs } from './housing-kinds.ts';
import { type NotaryConcept, notaryCosts } from './notary.ts';
import type { PricedHome } from './priced-home.ts';

/** What deed and registration cost a buyer who buys from a builder, pesos. */
export interface HomeDeed {
  readonly lines: readonly { readonly concept: NotaryConcept; readonly amount: number }[];
  readonly total: number;
  /** What a builder has withheld or pays of the deed by itself. */
  readonly sellerPays: number;
}

/** The deed of a home with the mortgage of its loan, if there is one. Only that of Colombia is known [B090]. */
export function homeDeed({ priceCop, housing, country }: PricedHome, mortgage: number): HomeDeed {
  if (country !== defaultCountry) return { lines: [], total: 0, sellerPays: 0 };
  const category = soldAs(housing);
  const costs = notaryCosts({
    price: priceCop,
    mode: 'detailed',
    kind: category === 'none' ? 'aboveVis' : category,
    seller: 'company',
    mortgage,
    isHousing: housing !== 'premises',
  });
  return {
    lines: costs.lines.filter(({ buyer }) => buyer > 0).map(({ concept, buyer }) => ({ concept, amount: buyer })),
    total: costs.buyer,
    sellerPays: costs.seller,
  };
}
