import type { HousingKind } from './loan.ts';
import { type NotaryConcept, notaryCosts } from './notary.ts';

export interface CostSheetRequest {
  /** COP, as all amounts here. */
  readonly price: number;
  readonly initialFee: number;
  readonly loan: number;
  readonly instalment: number;
  readonly administration?: number;
  readonly kind: HousingKind;
  /** Deeds and their costs are those of Colombia. */
  readonly isColombian: boolean;
}

export interface CostSheet {
  readonly deed: readonly { readonly concept: NotaryConcept; readonly amount: number }[];
  readonly deedTotal: number;
  /** Money of one's own until the keys: initial fee and deed. */
  readonly untilKeys: number;
  /** Each month after them, without insurance. */
  readonly monthly: number;
  /** What a builder has withheld or pays of the deed by itself. */
  readonly sellerPays: number;
}

/** Everything that a buyer pays beside the loan, from a builder, with a mortgage signed in the same deed [B090]. */
export function costSheet({ price, initialFee, loan, kind, isColombian, ...request }: CostSheetRequest): CostSheet {
  const costs = isColombian
    ? notaryCosts({ price, mode: 'detailed', kind, seller: 'company', mortgage: loan })
    : { lines: [], buyer: 0, seller: 0 };
  return {
    deed: costs.lines.filter(({ buyer }) => buyer > 0).map(({ concept, buyer }) => ({ concept, amount: buyer })),
    deedTotal: costs.buyer,
    untilKeys: initialFee + costs.buyer,
    monthly: request.instalment + (request.administration ?? 0),
    sellerPays: costs.seller,
  };
}
