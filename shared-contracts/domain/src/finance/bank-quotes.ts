import { type BankOffer, bankOffers } from '../parameters/bank-offers.ts';
import { defaultCountry } from '../vocabulary/vocabulary.ts';
import { type HomeStatement, homeStatement, type StatementRequest } from './home-statement.ts';
import { housingKind } from './loan-limit.ts';
import type { PricedHome } from './priced-home.ts';

export interface BankQuote {
  readonly offer: BankOffer;
  readonly statement: HomeStatement;
}

/** Offers for the kind of a home. Those banks lend in Colombia, and for housing. */
export function offersFor(home: PricedHome): readonly BankOffer[] {
  if (home.country !== defaultCountry || home.housing === 'premises') return [];
  return bankOffers.offers.filter(({ kind }) => kind === housingKind(home));
}

/** Whether a statement is reckoned with an offer. */
export function isOfferUsed(offer: BankOffer, { product, annualPercent }: HomeStatement): boolean {
  return offer.product === product && offer.annualPercent === annualPercent;
}

/**
 * What the same home costs with the same choice at each bank that lends for it, the lowest monthly total first: every
 * bank with its own rate, and with the initial fee that its product asks for at least.
 */
export function bankQuotes(home: PricedHome, request: StatementRequest): BankQuote[] {
  return offersFor(home)
    .map((offer) => {
      const { annualPercent, product } = offer;
      return { offer, statement: homeStatement(home, { ...request, annualPercent, product }) };
    })
    .toSorted((a, b) => a.statement.monthlyTotal - b.statement.monthlyTotal);
}
