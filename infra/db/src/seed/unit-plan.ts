import type { PropertyType } from 'shared-contracts/domain/vocabulary.ts';
import { vipCap, visCap } from './caps.ts';
import type { SeedCity, SeedZone } from './geography.ts';
import type { Random } from './random.ts';
import type { Segment, UnitTemplate } from './segments.ts';
import { isHome, segmentFacts } from './segments.ts';

/** One unit type of a project, measured and priced. */
export interface UnitPlan {
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

const hundredThousand = 100_000;
/** No price of the portal is above its filter's end. */
const highestPrice = 2_750_000_000;

const cents = (value: number) => Math.round(value * 100) / 100;
const roundDown = (price: number, step: number) => Math.floor(price / step) * step;

/** The highest price that the segment's category allows, pesos. */
function ceiling(segment: Segment, city: SeedCity): number {
  if (segment === 'vip') return vipCap;
  return segment === 'vis' || segment === 'vis-house' ? visCap(city) : highestPrice;
}

/** The lowest price of homes above social housing, pesos; others have none. */
function floorPrice(segment: Segment, city: SeedCity, type: PropertyType): number {
  const isSocial = segment === 'vip' || segment === 'vis' || segment === 'vis-house';
  return isSocial || city.country !== 'CO' || !isHome(type) ? 0 : visCap(city) * 1.03;
}

function areaOf(
  template: UnitTemplate,
  m2Price: number,
  limits: { low: number; high: number },
  random: Random,
): number {
  const drawn = random.between(template.area[0], template.area[1]);
  const least = limits.low / m2Price;
  const most = limits.high / m2Price;
  return cents(Math.min(Math.max(drawn, least + random.between(0, 4)), most));
}

function privateShare(type: PropertyType, random: Random): number {
  return type === 'lot' ? 1 : random.between(0.86, 0.94);
}

function hasBalcony(type: PropertyType, area: number, random: Random): boolean {
  return isHome(type) && type !== 'house' && area > 44 && random.chance(0.7);
}

interface PlanRequest {
  segment: Segment;
  city: SeedCity;
  zone: SeedZone;
  /** Share of the full price that the building status gives. */
  priceFactor: number;
  random: Random;
}

/** Pesos for a square metre in this project: the segment's share of the zone's band; land is worth a part of it. */
function projectM2Price({ segment, zone, priceFactor, random }: PlanRequest): number {
  const [low, high] = zone.m2Price;
  const [from, to] = segmentFacts[segment].m2Factor;
  if (segment === 'high') return random.between((low + high) / 2, high) * priceFactor;
  const share = low * random.between(from, to);
  return Math.min(share, high * 1.02) * priceFactor;
}

function planUnit(template: UnitTemplate, m2Price: number, request: PlanRequest): UnitPlan {
  const { segment, city, random } = request;
  const limits = { low: floorPrice(segment, city, template.type), high: ceiling(segment, city) };
  const builtArea = areaOf(template, m2Price, limits, random);
  const price = roundDown(Math.min(builtArea * m2Price, limits.high), hundredThousand);
  return {
    type: template.type,
    builtArea,
    privateArea: cents(builtArea * privateShare(template.type, random)),
    balconyArea: hasBalcony(template.type, builtArea, random) ? cents(builtArea * random.between(0.04, 0.09)) : null,
    rooms: template.rooms,
    baths: template.baths,
    parking: template.parking,
    price,
    m2Price: Math.round(price / builtArea),
  };
}

/** Three to five unit types of a project, smallest first. */
export function planUnits(request: PlanRequest): UnitPlan[] {
  const { units } = segmentFacts[request.segment];
  const m2Price = projectM2Price(request);
  const count = request.random.int(3, 5);
  const templates = [...units, ...request.random.sample(units, Math.max(0, count - units.length))].slice(
    0,
    Math.max(3, count),
  );
  return templates
    .map((template) => planUnit(template, m2Price, request))
    .toSorted((a, b) => a.builtArea - b.builtArea);
}
