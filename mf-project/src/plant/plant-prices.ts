import type { ZonePrices } from 'shared-contracts/api/plant-money.ts';
import { formatMinimumWages } from 'shared-contracts/domain/format.ts';
import { civilDate, isoDate } from 'shared-contracts/domain/format-date.ts';
import { roundUp } from 'shared-contracts/domain/money.ts';
import type { Plant } from 'shared-contracts/domain/plant.ts';
import type { PlantRecord } from 'shared-contracts/domain/plant-record.ts';
import { defaultCountry } from 'shared-contracts/domain/vocabulary.ts';
import { plantHref } from 'shared-contracts/routes/plant-href.ts';
import { orNothing } from '../model/or-nothing.ts';
import type { AreaChoice, PlantData, PlantMoney, PricePoint, ZoneM2 } from '../project/plant-data.ts';

/** What the price was before, and what others cost. */
export interface PriceMarket {
  readonly history?: readonly PricePoint[];
  readonly zone?: ZonePrices | null;
}

/** Every amount that tells the price; nothing when the builder hides it [B046]. */
export function moneyOf(plant: Plant, { history = [], zone }: PriceMarket = {}): PlantMoney | undefined {
  if (plant.hide_price || plant.price <= 0) return undefined;
  const { price, initial_fee_percent: percent } = plant;
  return {
    priceCop: price,
    m2PriceCop: orNothing(plant.m2_price),
    initialFeeCop: percent ? roundUp((price * percent) / 100) : undefined,
    monthlyFeeCop: orNothing(plant.monthly_fee),
    wages: wagesOf(plant),
    history: history.length > 0 ? history : undefined,
    zone: zone ? zoneOf(zone) : undefined,
  };
}

function zoneOf({ as_of, ...prices }: ZonePrices): ZoneM2 {
  return { ...prices, day: isoDate(civilDate(as_of)) };
}

/** Minimum wages are Colombian; their year is that of the last change of the price. */
function wagesOf({ price_salaries: wages, updated_at, project }: Plant): string | undefined {
  if (!wages || project.localization.country !== defaultCountry) return undefined;
  return formatMinimumWages(wages, civilDate(updated_at).year);
}

/** What homes of this area cost in the zone, only beside a hidden price. */
export function zonePricesOf(plant: Plant, record: PlantRecord | undefined): PlantData['zonePricesCop'] {
  const range = plant.hide_price ? record?.zone_m2_price : undefined;
  return range ? { min: range.min * plant.built_area, max: range.max * plant.built_area } : undefined;
}

/** The unit types of the project by area, this one among them [B046]. */
export function areasOf(plant: Plant): AreaChoice[] {
  const { type, project } = plant;
  const all = [plant, ...plant.other_areas].map((area) => ({
    id: area.id,
    href: plantHref({ slug: area.slug, type, localization: project.localization }),
    areaM2: area.built_area,
    priceCop: area.hide_price || area.price <= 0 ? undefined : area.price,
    isActive: area.isActive === 1,
  }));
  return all.toSorted((a, b) => a.areaM2 - b.areaM2 || a.id - b.id);
}
