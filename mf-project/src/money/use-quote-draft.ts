import { leastInitialPercent, usedInitialPercent } from '@umbral/domain/finance/home-loan.ts';
import type { LoanProduct } from '@umbral/domain/finance/loan.ts';
import { usedProduct } from '@umbral/domain/finance/loan-limit.ts';
import type { PricedHome } from '@umbral/domain/finance/priced-home.ts';
import { quoteLimits, readPercent } from '@umbral/domain/finance/quote-choice.ts';
import type { SubsidyChoice } from '@umbral/domain/finance/subsidy.ts';
import { quoteDefaults, quoteRate } from '@umbral/domain/parameters/rates.ts';
import { useState } from 'react';
import type { PlantData } from '../model/plant-data.ts';

/** A choice with all of its parts. */
export interface UsedChoice {
  readonly years: number;
  readonly annualPercent: number;
  readonly initialPercent: number;
  readonly product: LoanProduct;
  readonly subsidy?: SubsidyChoice;
}

/** What stands in the fields, as it was typed. */
export interface QuoteDraft {
  readonly years: number;
  readonly rate: string;
  readonly initial: string;
  readonly product: LoanProduct;
  readonly subsidy?: SubsidyChoice;
}

export interface DraftedQuote {
  readonly draft: QuoteDraft;
  readonly change: (change: Partial<QuoteDraft>) => void;
  readonly isRateValid: boolean;
  readonly isInitialValid: boolean;
  /** The least initial fee of the product, percent, where less was typed: the statement is reckoned with it. */
  readonly leastInitial?: number;
  /** The last choice that could be reckoned. */
  readonly choice: UsedChoice;
}

export const typedPercent = (percent: number) => String(percent).replace('.', ',');

/** Begins with what the address asks for, else with what is usual of the home. */
export function useQuoteDraft({ choice: asked }: PlantData, home: PricedHome): DraftedQuote {
  const [choice, setChoice] = useState<UsedChoice>(() => ({
    years: asked?.years ?? quoteDefaults.months / 12,
    initialPercent: asked?.initialPercent ?? usedInitialPercent(home),
    annualPercent: asked?.annualPercent ?? quoteRate(home.country),
    product: usedProduct(home, asked?.product),
    subsidy: asked?.subsidy,
  }));
  const [draft, setDraft] = useState<QuoteDraft>(() => ({
    years: choice.years,
    rate: typedPercent(choice.annualPercent),
    initial: typedPercent(choice.initialPercent),
    product: choice.product,
    subsidy: choice.subsidy,
  }));
  const read = ({ rate, initial }: QuoteDraft) => ({
    annualPercent: readPercent(rate, quoteLimits.annualPercent),
    initialPercent: readPercent(initial, quoteLimits.initialPercent),
  });
  const change = (part: Partial<QuoteDraft>) => {
    const next = { ...draft, ...part };
    const { annualPercent, initialPercent } = read(next);
    setDraft(next);
    if (annualPercent === undefined || initialPercent === undefined) return;
    const { years, product, subsidy } = next;
    setChoice({ years, annualPercent, initialPercent, product, subsidy });
  };
  const { annualPercent, initialPercent } = read(draft);
  const least = leastInitialPercent(home, draft.product);
  return {
    draft,
    change,
    isRateValid: annualPercent !== undefined,
    isInitialValid: initialPercent !== undefined,
    leastInitial: initialPercent !== undefined && initialPercent < least ? least : undefined,
    choice,
  };
}
