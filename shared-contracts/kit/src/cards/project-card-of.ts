import type { OtherArea } from '@umbral/domain/homes/plant.ts';
import { toldCop } from '@umbral/domain/money/price.ts';
import { developmentHref } from '@umbral/domain/routes/development-href.ts';
import { plantHref } from '@umbral/domain/routes/plant-href.ts';
import { type CardRecord, type CardTypes, type PlantCard, plantCardOf } from './plant-card.ts';
import type { MeasureRange } from './project-card-model.ts';

/** Types that a card names; the others are counted. */
const typesShown = 4;

/** What of a type stands on the card of its project. */
type ProjectType = Pick<
  OtherArea,
  'id' | 'slug' | 'type' | 'built_area' | 'price' | 'room_number' | 'bath_number' | 'parking_number'
> & { readonly monthlyFeeCop?: number };

/**
 * The card of a project out of the record of its first type that fits a search, which it leads to. Measures and prices
 * are those of the types that fit; `fitting` holds their ids, all of them without it. Of hidden prices nothing is told
 * [B046]. `now` in milliseconds.
 */
export function projectCardOf(hit: CardRecord, fitting: ReadonlySet<number> | undefined, now: number): PlantCard {
  const card = plantCardOf(hit, now);
  const all = typesOf(hit, card);
  const fits = all.filter(({ id }) => id === hit.id || !fitting || fitting.has(id));
  const told = fits
    .flatMap((type) => ({ type, cop: toldCop(type.price) }))
    .filter((one) => one.cop !== undefined)
    .toSorted((a, b) => (a.cop ?? 0) - (b.cop ?? 0));
  const [cheapest] = told;
  const fees = told.flatMap(({ type }) => type.monthlyFeeCop ?? []);
  const lowestFee = fees.length === 0 ? undefined : Math.min(...fees);
  return {
    ...card,
    title: hit.project.title,
    // Of one type the page of that type is the page of the project.
    ...(hit.other_areas.length > 0 && { projectHref: projectHrefOf(hit) }),
    ...(cheapest && { priceCop: cheapest.cop, zonePricesCop: undefined, monthlyFeeCop: lowestFee }),
    // Both payments of a card are of one home, and only the one that was found has that of the works reckoned.
    ...(lowestFee === card.monthlyFeeCop ? {} : { monthlyDuringCop: undefined }),
    areaM2: rangeOf(fits, ({ built_area }) => Math.round(built_area * 10) / 10),
    rooms: rangeOf(fits, ({ room_number }) => room_number),
    baths: rangeOf(fits, ({ bath_number }) => bath_number),
    parking: rangeOf(fits, ({ parking_number }) => parking_number),
    otherAreas: undefined,
    types: cardTypes(hit, { all, fits, highest: told.at(-1)?.cop, lowest: cheapest?.cop }),
  };
}

function projectHrefOf({ project: { activate_landing = false, ...project } }: CardRecord): string {
  return developmentHref({ ...project, activate_landing });
}

/** The types of a project that can be had; of one that cannot, the one that was found alone. */
function typesOf(hit: CardRecord, { monthlyFeeCop }: PlantCard): ProjectType[] {
  const others = hit.isActive === 1 ? hit.other_areas.filter(({ isActive }) => isActive === 1) : [];
  return [
    { ...hit, monthlyFeeCop },
    ...others.map(({ monthly_credit, ...type }) => ({ ...type, monthlyFeeCop: monthly_credit ?? undefined })),
  ].toSorted((a, b) => a.built_area - b.built_area || a.id - b.id);
}

interface TypeFacts {
  readonly all: readonly ProjectType[];
  readonly fits: readonly ProjectType[];
  readonly highest?: number;
  readonly lowest?: number;
}

function cardTypes({ project }: CardRecord, { all, fits, highest, lowest }: TypeFacts): CardTypes {
  const shown = fits.slice(0, typesShown);
  const areas = shown.map(({ id, slug, type, built_area: areaM2 }) => ({
    id,
    href: plantHref({ slug, type, localization: project.localization }),
    areaM2,
  }));
  const m2Prices = fits.flatMap(({ price, built_area: area }) => {
    const cop = toldCop(price);
    return cop === undefined || area <= 0 ? [] : [Math.round(cop / area)];
  });
  return {
    ...(all.length > 1 ? { areas } : {}),
    others: all.filter((type) => !shown.includes(type)).map(({ id }) => id),
    ...(highest === lowest ? {} : { highestPriceCop: highest }),
    ...(m2Prices.length === 0 ? {} : { lowestM2PriceCop: Math.min(...m2Prices) }),
  };
}

function rangeOf(
  types: readonly ProjectType[],
  measure: (type: ProjectType) => number | null,
): MeasureRange | undefined {
  const values = types.flatMap((type) => measure(type) || []);
  return values.length === 0 ? undefined : { min: Math.min(...values), max: Math.max(...values) };
}
