import type { HomeStatement } from '@umbral/domain/finance/home-statement.ts';
import { soldAs } from '@umbral/domain/finance/housing-kinds.ts';
import type { PricedHome } from '@umbral/domain/finance/priced-home.ts';
import { chosenSubsidy, isSubsidised, type SubsidyOffer, subsidyOffer } from '@umbral/domain/finance/subsidy.ts';
import type { PlantData } from '../model/plant-data.ts';
import { type DraftedQuote, useQuoteDraft } from './use-quote-draft.ts';
import { useStatement } from './use-statement.ts';

/** A visitor's choice for a home, with everything that comes of it. */
export interface HomeQuote {
  readonly home: PricedHome;
  readonly quote: DraftedQuote;
  /** Pesos that the chosen subsidy brings. */
  readonly subsidyCop: number;
  readonly statement: HomeStatement;
  /** Subsidies of Colombia, where it is a home that stands there. */
  readonly offer?: SubsidyOffer;
}

/** The choice that a visitor makes on the page of a home, and its statement. */
export function useHomeQuote(plant: PlantData, home: PricedHome): HomeQuote {
  const quote = useQuoteDraft(plant, home);
  const year = Number(plant.today.slice(0, 4));
  const { priceCop, housing, country } = home;
  const offer = isSubsidised(plant.type, country)
    ? subsidyOffer({ priceCop, category: soldAs(housing), city: plant.place.city, year })
    : undefined;
  const { subsidy, ...choice } = quote.choice;
  const subsidyCop = offer ? chosenSubsidy(offer, subsidy) : 0;
  const statement = useStatement(home, { ...choice, subsidyCop, today: plant.today });
  return { home, quote, subsidyCop, statement, offer };
}
