import {
  amountInYear,
  compensationSubsidy,
  concurrentSubsidies,
  homeSubsidy,
  housingCap,
  minimumWages,
  suggestedCategory,
  visCapKind,
} from '../parameters/legal.ts';
import { premises } from '../vocabulary/premises.ts';
import { defaultCountry, type PropertyType } from '../vocabulary/vocabulary.ts';
import type { HousingCategory } from './housing-kinds.ts';

export interface SubsidyHome {
  readonly priceCop: number;
  readonly city: string;
  readonly year: number;
  /** Under which the builder sells it: what is stored wins over what the price says. */
  readonly category: HousingCategory;
}

export interface SubsidyProgramme {
  readonly key: 'mi-casa-ya' | 'compensation';
  /** COP for the families that are helped most, and for the others. */
  readonly most: number;
  readonly least: number;
  /** Family income that may not be exceeded, COP a month. */
  readonly incomeLimit: number;
  /** What it gives beside the other one, COP. */
  readonly besides: number;
  readonly asOf: string;
  readonly source: string;
}

/** When both programmes may be had, and what they then give together. */
export interface TogetherRule {
  readonly most: number;
  readonly incomeLimit: number;
  readonly asOf: string;
  readonly source: string;
}

export interface SubsidyOffer {
  /** Whose wage its amounts are reckoned with: the one asked for, or the last one known by then. */
  readonly year: number;
  readonly category: HousingCategory;
  /** The builder sells it under this category; where not, its price alone would allow it. */
  readonly isSold: boolean;
  /** Top price of homes of its category in its city and year, COP; of others, that of social housing. */
  readonly cap: number;
  /** A builder may still sell as social what costs more by now: it was agreed in an earlier year. */
  readonly isAboveCap: boolean;
  readonly programmes: readonly SubsidyProgramme[];
  readonly together?: TogetherRule;
}

/** Whether what is sold can have subsidies at all: they are for homes, and those told here are of Colombia. */
export function isSubsidised(type: PropertyType, country: string): boolean {
  return country === defaultCountry && !premises.has(type);
}

/** The subsidies that a home is open to, in pesos of a year: none above the top price of social housing. */
export function subsidyOffer({ priceCop, city, year: asked, category: stored }: SubsidyHome): SubsidyOffer {
  const { year, amount: wage } = amountInYear(minimumWages, asked) ?? { year: asked, amount: 0 };
  const suggested = suggestedCategory(priceCop, city, year);
  const category = stored === 'none' ? suggested : stored;
  const cap = housingCap(category === 'vip' ? 'vip' : visCapKind(city), year) ?? 0;
  const isSold = stored !== 'none';
  if (category === 'none') return { year, category, isSold, cap, isAboveCap: true, programmes: [] };
  const { compensationWages, homeWages, incomeLimitWages, asOf, source } = concurrentSubsidies;
  return {
    year,
    category,
    isSold,
    cap,
    isAboveCap: priceCop > cap,
    programmes: programmesOf(wage),
    together: {
      most: (compensationWages + homeWages) * wage,
      incomeLimit: incomeLimitWages * wage,
      asOf,
      source,
    },
  };
}

function programmesOf(wage: number): SubsidyProgramme[] {
  const { homeWages, compensationWages } = concurrentSubsidies;
  const rules = [
    ['mi-casa-ya', homeSubsidy, homeWages],
    ['compensation', compensationSubsidy, compensationWages],
  ] as const;
  return rules.map(([key, { lowIncomeWages, otherWages, incomeLimitWages, asOf, source }, besidesWages]) => ({
    key,
    most: lowIncomeWages * wage,
    least: otherWages * wage,
    incomeLimit: incomeLimitWages * wage,
    besides: besidesWages * wage,
    asOf,
    source,
  }));
}

/** Which of its subsidies a plan counts on, in the words of an address. */
export const subsidyChoices = ['mi-casa-ya', 'caja', 'ambos'] as const;
export type SubsidyChoice = (typeof subsidyChoices)[number];

/** The most that a choice could bring, COP; nothing where the home is not open to it. */
export function chosenSubsidy(
  { programmes, together }: Pick<SubsidyOffer, 'programmes' | 'together'>,
  choice: SubsidyChoice | undefined,
): number {
  if (choice === undefined) return 0;
  if (choice === 'ambos') return together?.most ?? 0;
  const wanted = choice === 'caja' ? 'compensation' : 'mi-casa-ya';
  return programmes.find(({ key }) => key === wanted)?.most ?? 0;
}

/** What somebody says of the family, on the device alone. */
export interface FamilyFacts {
  readonly monthlyIncome: number;
  /** Group of Sisbén IV: A1 to C7, or C8 to D11; nothing: not known. */
  readonly sisben?: 'low' | 'other';
  readonly ownsHome: boolean;
  readonly hadSubsidy: boolean;
}

/** What a programme could give a family; 0 where a condition is not met. Never an approval. */
export function possibleSubsidy(programme: SubsidyProgramme, family: FamilyFacts): number {
  if (family.ownsHome || family.hadSubsidy || family.monthlyIncome > programme.incomeLimit) return 0;
  if (programme.key === 'mi-casa-ya') {
    if (family.sisben === undefined) return 0;
    return family.sisben === 'low' ? programme.most : programme.least;
  }
  // Compensation funds help those with up to half of the limit most.
  return family.monthlyIncome <= programme.incomeLimit / 2 ? programme.most : programme.least;
}

/** What both programmes could give a family together; 0 where one of them gives nothing, or the income is too high. */
export function possibleTogether(
  { programmes, together }: Pick<SubsidyOffer, 'programmes' | 'together'>,
  family: FamilyFacts,
): number {
  if (!together || family.monthlyIncome > together.incomeLimit) return 0;
  const parts = programmes.map((programme) => Math.min(possibleSubsidy(programme, family), programme.besides));
  return parts.includes(0) ? 0 : parts.reduce((sum, part) => sum + part, 0);
}
