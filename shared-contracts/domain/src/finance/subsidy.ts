import {
  amountInYear,
  compensationSubsidy,
  homeSubsidy,
  housingCap,
  minimumWages,
  suggestedCategory,
} from '../parameters/legal.ts';

export interface SubsidyHome {
  readonly priceCop: number;
  readonly city: string;
  readonly year: number;
  /** The builder sells it as social housing: what is stored wins over what the price says. */
  readonly isVis: boolean;
}

export interface SubsidyProgramme {
  readonly key: 'mi-casa-ya' | 'compensation';
  /** COP for the families that are helped most, and for the others. */
  readonly most: number;
  readonly least: number;
  /** Family income that may not be exceeded, COP a month. */
  readonly incomeLimit: number;
  readonly asOf: string;
  readonly source: string;
}

export interface SubsidyOffer {
  readonly category: 'vip' | 'vis' | 'none';
  /** Top price of social housing in its city and year, COP. */
  readonly cap: number;
  readonly programmes: readonly SubsidyProgramme[];
}

/** The subsidies that a home is open to, in pesos of a year: none above the top price of social housing. */
export function subsidyOffer({ priceCop, city, year, isVis }: SubsidyHome): SubsidyOffer {
  const wage = amountInYear(minimumWages, year)?.amount ?? 0;
  const inAgglomeration = suggestedCategory((housingCap('vis', year) ?? 0) + 1, city, year) === 'vis';
  const cap = housingCap(inAgglomeration ? 'visAgglomeration' : 'vis', year) ?? 0;
  const suggested = suggestedCategory(priceCop, city, year);
  const category = isVis && suggested === 'none' ? 'vis' : suggested;
  if (category === 'none') return { category, cap, programmes: [] };
  const programmes = (
    [
      ['mi-casa-ya', homeSubsidy],
      ['compensation', compensationSubsidy],
    ] as const
  ).map(([key, { lowIncomeWages, otherWages, incomeLimitWages, asOf, source }]) => ({
    key,
    most: lowIncomeWages * wage,
    least: otherWages * wage,
    incomeLimit: incomeLimitWages * wage,
    asOf,
    source,
  }));
  return { category, cap, programmes };
}

/** Which of its subsidies a plan counts on, in the words of an address. */
export const subsidyChoices = ['mi-casa-ya', 'caja', 'ambos'] as const;
export type SubsidyChoice = (typeof subsidyChoices)[number];

const programmesOf: Record<SubsidyChoice, readonly SubsidyProgramme['key'][]> = {
  'mi-casa-ya': ['mi-casa-ya'],
  caja: ['compensation'],
  ambos: ['mi-casa-ya', 'compensation'],
};

/** The most that a choice could bring, COP; nothing where the home is not open to it. */
export function chosenSubsidy(
  { programmes }: Pick<SubsidyOffer, 'programmes'>,
  choice: SubsidyChoice | undefined,
): number {
  if (choice === undefined) return 0;
  return programmes.filter(({ key }) => programmesOf[choice].includes(key)).reduce((sum, { most }) => sum + most, 0);
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
