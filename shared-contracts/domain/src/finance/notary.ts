import { roundUp } from '../money/money.ts';
import { amountInYear, taxUnits } from '../parameters/legal.ts';
import { notaryParameters as rates } from '../parameters/notary.ts';
import type { HousingKind } from './loan.ts';

export type NotaryMode = 'popular' | 'detailed';
export type Seller = 'person' | 'company';
export type DeedKind = HousingKind | 'vip';

export interface NotaryRequest {
  price: number;
  mode: NotaryMode;
  kind: DeedKind;
  seller: Seller;
  /** Loan behind a mortgage that is signed with the deed; counted in the detailed mode only. */
  mortgage?: number;
  /** Premises are taxed otherwise than homes; absent: a home. */
  isHousing?: boolean;
}

export type NotaryConcept =
  | 'notarial'
  | 'charity'
  | 'registry'
  | 'withholding'
  | 'stamp-tax'
  | 'mortgage'
  | 'certificates'
  | 'appraisal'
  | 'title-study';

export interface NotaryLine {
  concept: NotaryConcept;
  amount: number;
  buyer: number;
  seller: number;
}

export interface NotaryCosts {
  lines: NotaryLine[];
  total: number;
  buyer: number;
  seller: number;
}

const taxUnit = amountInYear(taxUnits, rates.year)?.amount ?? 0;

/** Social housing pays half of the deed's costs, priority housing nothing. */
const kindShare: Record<DeedKind, number> = { aboveVis: 1, vis: rates.visShare, vip: 0 };

function line(concept: NotaryConcept, amount: number, buyerShare: number): NotaryLine {
  const buyer = roundUp(amount * buyerShare);
  return { concept, amount: roundUp(amount), buyer, seller: roundUp(amount) - buyer };
}

/** Income tax that is withheld from the seller, COP: of a company's premises, the same part of all of the price. */
export function withholding(price: number, seller: Seller, isHousing = true): number {
  const { person, companyUpTo, companyLow, companyHigh, nonHousing } = rates.withholding;
  if (seller === 'person') return roundUp(price * person);
  if (!isHousing) return roundUp(price * nonHousing);
  const low = Math.min(price, companyUpTo * taxUnit);
  return roundUp(low * companyLow + (price - low) * companyHigh);
}

/** Stamp tax of a deed, COP: nothing below 20,000 tax units. */
export function stampTax(price: number): number {
  const { freeUpToUnits, middleUpToUnits, middle, high } = rates.stampTax;
  const over = (units: number) => Math.max(0, price - units * taxUnit);
  return roundUp((over(freeUpToUnits) - over(middleUpToUnits)) * middle + over(middleUpToUnits) * high);
}

function notarialFee({ price, mode }: NotaryRequest): number {
  return mode === 'popular' ? price * rates.notarial : price * rates.notarialTariff * (1 + rates.notarialVat);
}

function detailedLines(request: NotaryRequest, share: number): NotaryLine[] {
  const onMortgage = rates.notarialTariff * (1 + rates.notarialVat) + rates.registryDetailed;
  return [
    line('stamp-tax', stampTax(request.price), 0.5),
    line('mortgage', (request.mortgage ?? 0) * onMortgage * share, 1),
    line('certificates', rates.fixed.certificates, 1),
    line('appraisal', rates.fixed.appraisal, 1),
    line('title-study', rates.fixed.titleStudy, 1),
  ];
}

/** What deed and registration cost, by concept and by who pays it, COP rounded up [B090]. */
export function notaryCosts(request: NotaryRequest): NotaryCosts {
  const share = kindShare[request.kind];
  const registry = request.mode === 'popular' ? rates.registry : rates.registryDetailed;
  const lines = [
    line('notarial', notarialFee(request) * share, rates.notarialBuyerShare),
    line('charity', request.price * rates.charity * share, 1),
    line('registry', request.price * registry * share, 1),
    line('withholding', withholding(request.price, request.seller, request.isHousing), 0),
    ...(request.mode === 'detailed' ? detailedLines(request, share) : []),
  ].filter(({ amount }) => amount > 0);
  const sum = (pick: (entry: NotaryLine) => number) => lines.reduce((total, entry) => total + pick(entry), 0);
  return { lines, total: sum((l) => l.amount), buyer: sum((l) => l.buyer), seller: sum((l) => l.seller) };
}
