import type { ZonePrices } from '@umbral/domain/api/plant-money.ts';
import { homeLoan } from '@umbral/domain/finance/home-loan.ts';
import { monthlyLines } from '@umbral/domain/finance/monthly-lines.ts';
import { pricedPlant } from '@umbral/domain/finance/priced-home.ts';
import { formatMinimumWages } from '@umbral/domain/format/format.ts';
import { civilDate, isoDate } from '@umbral/domain/format/format-date.ts';
import type { Plant } from '@umbral/domain/homes/plant.ts';
import { toldCop } from '@umbral/domain/money/price.ts';
import { lastWageYear } from '@umbral/domain/parameters/wage-year.ts';
import { plantHref } from '@umbral/domain/routes/plant-href.ts';
import { defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';
import { orNothing } from '../model/or-nothing.ts';
import type { AreaChoice, PlantMoney, PricePoint, ZoneM2 } from '../model/plant-data.ts';

/** What the price was before, and what others cost. */
export interface PriceMarket {
  readonly history?: readonly PricePoint[];
  readonly zone?: ZonePrices | null;
}

/** Every amount that tells the price; nothing when the builder hides it [B046]. */
export function moneyOf(plant: Plant, { history = [], zone }: PriceMarket = {}): PlantMoney | undefined {
  const home = pricedPlant(plant);
  if (!home) return undefined;
  return {
    priceCop: home.priceCop,
    home,
    m2PriceCop: orNothing(plant.m2_price),
    monthly: monthlyLines(home, homeLoan(home)),
    wages: wagesOf(plant),
    history: history.length > 0 ? history : undefined,
    zone: zone ? zoneOf(zone) : undefined,
  };
}

function zoneOf({ as_of, ...prices }: ZonePrices): ZoneM2 {
  return { ...prices, day: isoDate(civilDate(as_of)) };
}

/** Minimum wages are Colombian; their year is that of the last change of the price, or of the last wage known by then. */
function wagesOf({ price_salaries: wages, updated_at, project }: Plant): string | undefined {
  if (!wages || project.localization.country !== defaultCountry) return undefined;
  return formatMinimumWages(wages, Math.min(civilDate(updated_at).year, lastWageYear));
}

/** The unit types of the project by area, this one among them [B046]. */
export function areasOf(plant: Plant): AreaChoice[] {
  const { localization } = plant.project;
  const all = [plant, ...plant.other_areas].map((area) => ({
    id: area.id,
    href: plantHref({ slug: area.slug, type: area.type, localization }),
    title: area.title,
    areaM2: area.built_area,
    priceCop: toldCop(area.price),
    isActive: area.isActive === 1,
  }));
  return all.toSorted((a, b) => a.areaM2 - b.areaM2 || a.id - b.id);
}
