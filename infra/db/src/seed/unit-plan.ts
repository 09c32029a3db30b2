import type { PropertyType } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Random } from 'infra-random/random.ts';
import { capInYear, visCap } from './caps.ts';
import type { SeedCity, SeedZone } from './geography.ts';
import { chooseLayout } from './layout-choice.ts';
import type { Layout } from './layout-library.ts';
import { pesosPer } from './rates.ts';
import { seedYear } from './seed-clock.ts';
import type { Segment, UnitTemplate } from './segments.ts';
import { isHome, segmentFacts } from './segments.ts';

/** One unit type of a project: a layout with a price. */
export interface UnitPlan {
  layout: Layout;
  type: PropertyType;
  builtArea: number;
  privateArea: number;
  balconyArea: number | null;
  rooms: number | null;
  baths: number | null;
  parking: number;
  /** Pesos. */
  price: number;
  m2Price: number;
}

interface PlanRequest {
  segment: Segment;
  city: SeedCity;
  zone: SeedZone;
  /** Share of the full price that the building status gives. */
  priceFactor: number;
  layouts: readonly Layout[];
  random: Random;
}

/** Pesos for a square metre: what the project asks, and the band that its zone stays in. */
interface ProjectPrices {
  asked: number;
  least: number;
  most: number;
  /** Pesos for a home at most. */
  highest: number;
}

/** No price of the portal is above its filter's end. */
const highestPrice = 2_750_000_000;
/** Homes above social housing keep some distance from its cap. */
const aboveCap = 1.03;

const isSocial = (segment: Segment) => segment === 'vip' || segment === 'vis' || segment === 'vis-house';

/** The highest price of a project, pesos: social housing is sold at its cap or a little below. */
function ceiling({ segment, city, random }: PlanRequest): number {
  const cap = capInYear(segment, city, seedYear);
  return isSocial(segment) ? cap * random.between(0.94, 1) : Math.min(cap, highestPrice);
}

/** The lowest price of homes above social housing, pesos; others have none. */
function floorPrice({ segment, city }: PlanRequest, type: PropertyType): number {
  return isSocial(segment) || city.country !== 'CO' || !isHome(type) ? 0 : visCap(city) * aboveCap;
}

/** The segment's share of the zone's band; homes never leave the band, land and premises have a scale of their own. */
function projectPrices(request: PlanRequest): ProjectPrices {
  const { segment, zone, priceFactor, random } = request;
  const highest = ceiling(request);
  const [low, high] = zone.m2Price;
  const [from, to] = segmentFacts[segment].m2Factor;
  if (segment === 'lot' || segment === 'warehouse') {
    const asked = low * random.between(from, to) * priceFactor;
    return { asked, least: 0, most: asked * 1.1, highest };
  }
  const full = segment === 'high' ? random.between((low + high) / 2, high) : low * random.between(from, to);
  return { asked: Math.min(Math.max(full * priceFactor, low), high), least: low, most: high, highest };
}

/** Pesos of the step to which prices are round where they are agreed: five hundred dollars or euros abroad. */
function priceStep({ currency }: SeedCity): number {
  return currency === 'COP' ? 100_000 : 500 * pesosPer[currency];
}

function roundDown(pesos: number, step: number): number {
  return Math.round(Math.floor(pesos / step) * step);
}

/** Small homes cost a little more for each square metre than large ones of the same project. */
function m2PriceOf(
  area: number,
  template: UnitTemplate,
  { asked, least, most }: ProjectPrices,
  { city, random }: PlanRequest,
): number {
  const middle = (template.area[0] + template.area[1]) / 2;
  const size = Math.min(Math.max((middle - area) / middle, -1), 1);
  // Rounding down must not leave the band.
  const lowest = least + priceStep(city) / area;
  return Math.min(Math.max(asked * (1 + size * 0.03 + random.between(-0.01, 0.015)), lowest), most);
}

function planUnit(
  template: UnitTemplate,
  prices: ProjectPrices,
  request: PlanRequest,
  taken: Set<Layout>,
): UnitPlan | undefined {
  const { city, layouts, random } = request;
  const { highest } = prices;
  const lowest = floorPrice(request, template.type);
  // What the cap cuts off must leave the zone's least price of a square metre.
  const most = prices.least > 0 ? (highest - priceStep(city)) / prices.least : highest / prices.asked;
  const limits = { least: lowest / (prices.asked * 0.96), most };
  const layout = chooseLayout({ template, limits, layouts, taken, random });
  if (!layout) return undefined;
  taken.add(layout);
  const { builtArea } = layout;
  const wanted = builtArea * m2PriceOf(builtArea, template, prices, request);
  const price = roundDown(Math.min(Math.max(wanted, lowest), highest), priceStep(city));
  return {
    layout,
    type: layout.type,
    builtArea,
    privateArea: layout.privateArea,
    balconyArea: layout.balconyArea,
    rooms: layout.bedrooms,
    baths: layout.baths,
    parking: template.parking,
    price,
    m2Price: Math.round(price / builtArea),
  };
}

/** The project's own templates, then any of its segment again, until there are enough unit types. */
function* templatesOf({ segment, random }: PlanRequest): Generator<UnitTemplate> {
  const { units } = segmentFacts[segment];
  yield* units;
  for (let turn = 0; turn < 3; turn += 1) yield* random.sample(units, units.length);
}

/** Three to five unit types of a project, smallest first; fewer where the library has no more that may be sold so. */
export function planUnits(request: PlanRequest): UnitPlan[] {
  const prices = projectPrices(request);
  const wanted = request.random.int(3, 5);
  const taken = new Set<Layout>();
  const units: UnitPlan[] = [];
  for (const template of templatesOf(request)) {
    if (units.length >= wanted) break;
    const unit = planUnit(template, prices, request, taken);
    if (unit) units.push(unit);
  }
  if (units.length === 0) throw new Error(`no layout can be sold as ${request.segment} in ${request.zone.name}`);
  return units.toSorted((a, b) => a.builtArea - b.builtArea);
}
