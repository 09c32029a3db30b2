import { quoteLimits, readPercent } from '@umbral/domain/finance/quote-choice.ts';
import type { SubsidyChoice } from '@umbral/domain/finance/subsidy.ts';
import { quoteRate } from '@umbral/domain/parameters/rates.ts';
import { useState } from 'react';
import type { PlantData } from '../model/plant-data.ts';
import { type UsedChoice, usualChoice } from '../model/quote-of.ts';

/** What stands in the fields, as it was typed. */
export interface QuoteDraft {
  readonly years: number;
  readonly rate: string;
  readonly initial: string;
  readonly subsidy?: SubsidyChoice;
}

export interface DraftedQuote {
  readonly draft: QuoteDraft;
  readonly change: (change: Partial<QuoteDraft>) => void;
  readonly isRateValid: boolean;
  readonly isInitialValid: boolean;
  /** The last choice that could be reckoned. */
  readonly choice: UsedChoice;
}

const typed = (percent: number) => String(percent).replace('.', ',');

/** Begins with what the address asks for, else with what is usual of the home. */
export function useQuoteDraft({ choice: asked, payment, place }: PlantData): DraftedQuote {
  const [choice, setChoice] = useState<UsedChoice>(() => ({
    years: asked?.years ?? usualChoice().years,
    initialPercent: asked?.initialPercent ?? usualChoice(payment.initialPercent).initialPercent,
    annualPercent: asked?.annualPercent ?? quoteRate(place.country),
    subsidy: asked?.subsidy,
  }));
  const [draft, setDraft] = useState<QuoteDraft>(() => ({
    years: choice.years,
    rate: typed(choice.annualPercent),
    initial: typed(choice.initialPercent),
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
    setChoice({ years: next.years, annualPercent, initialPercent, subsidy: next.subsidy });
  };
  const { annualPercent, initialPercent } = read(draft);
  return {
    draft,
    change,
    isRateValid: annualPercent !== undefined,
    isInitialValid: initialPercent !== undefined,
    choice,
  };
}
