import { markedPesos, markedRange } from '@umbral/domain/format/marked-pesos.ts';
import { propertyTypeLabels } from '@umbral/domain/vocabulary/labels.ts';
import { propertyTypeSlugs } from '@umbral/domain/vocabulary/slugs.ts';
import { propertyTypes } from '@umbral/domain/vocabulary/vocabulary.ts';
import { searchBarTexts as texts } from '../texts/search-bar-texts.ts';

interface Option {
  readonly value: string;
  /** Its amounts are marked. */
  readonly label: string;
}

/** What the search bar offers besides its text. */
export interface SearchBarOptions {
  readonly types: readonly Option[];
  readonly prices: readonly Option[];
  readonly monthly: readonly Option[];
}

const million = 1_000_000;

/** Ends of the price steps, millions of pesos; a monthly step for each, thousands of pesos. */
const stepsM = [150, 250, 400, 700] as const;
const monthlySteps = [800, 1200, 2000, 3500, 6000] as const;

/** The types of the catalogue, five steps of price and of monthly payment, in the words that addresses use. */
export function searchBarOptions(): SearchBarOptions {
  const [first] = stepsM;
  const last = stepsM[stepsM.length - 1] ?? first;
  const between = stepsM.slice(1).map((max, index) => priceStep(stepsM[index] ?? first, max));
  return {
    types: propertyTypes.map((type) => ({ value: propertyTypeSlugs[type], label: propertyTypeLabels[type] })),
    prices: [
      { value: `-${first}M`, label: texts.upTo(markedPesos(first * million)) },
      ...between,
      { value: `${last}M-`, label: texts.over(markedPesos(last * million)) },
    ],
    monthly: monthlySteps.map((thousands) => ({
      value: `-${thousands % 1000 === 0 ? `${thousands / 1000}M` : `${thousands}000`}`,
      label: texts.upToMonthly(markedPesos(thousands * 1000)),
    })),
  };
}

function priceStep(min: number, max: number): Option {
  return { value: `${min}M-${max}M`, label: markedRange(min * million, max * million) };
}
