import { homeAmounts } from '@umbral/domain/finance/monthly-payments.ts';
import type { HomeRecord } from '@umbral/domain/finance/priced-home.ts';
import { formatAgo, formatMonthShort } from '@umbral/domain/format/format-date.ts';
import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import { toldCop } from '@umbral/domain/money/price.ts';
import { plantHref } from '@umbral/domain/routes/plant-href.ts';
import type { CardArea, CardParticulars, MeasureRange } from './project-card-model.ts';

/** A card in plain data, amounts in pesos: small, because it stands in the page's state. */
export interface PlantCard extends CardParticulars {
  readonly projectId: number;
  readonly priceCop?: number;
  readonly zonePricesCop?: { readonly min: number; readonly max: number };
  readonly monthlyFeeCop?: number;
  readonly monthlyDuringCop?: number;
  readonly otherAreas?: readonly OtherAreaCard[];
  /** The types of a project, where the card stands for it. */
  readonly types?: CardTypes;
}

/** The types of a project on its card, each with its page. */
export interface CardTypes {
  /** Those that fit what is looked for; absent where the project has no other. */
  readonly areas?: readonly CardArea[];
  /** The ids of all others of the project, which are only counted. */
  readonly others: readonly number[];
  readonly highestPriceCop?: number;
  /** The lowest price of a square metre that is told. */
  readonly lowestM2PriceCop?: number;
}

/** Another home of the project: only what differs, because most are never looked at. */
export interface OtherAreaCard {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly areaM2: number;
  /** None when the builder hides it. */
  readonly priceCop?: number;
  readonly monthlyFeeCop?: number;
}

const otherAreasOnCard = 4;

/** What the money of a card's home is reckoned from. */
export function homeRecord(plant: CardRecord): HomeRecord {
  const { localization, delivery_at: delivery } = plant.project;
  return { ...plant, country: localization.country, delivery };
}

type RecordProject = PlantRecord['project'];

/** The attributes of a record that a card is made of: a list asks the index for no others. */
export interface CardRecord
  extends Pick<
    PlantRecord,
    | 'id'
    | 'slug'
    | 'title'
    | 'type'
    | 'price'
    | 'initial_fee_percent'
    | 'separation_fee'
    | 'number_fees'
    | 'built_area'
    | 'room_number'
    | 'bath_number'
    | 'parking_number'
    | 'categories'
    | 'housing'
    | 'isActive'
    | 'has_360_tour'
    | 'updated_at'
    | 'other_areas'
  > {
  readonly media: Pick<PlantRecord['media'], 'images'>;
  readonly project: Pick<
    RecordProject,
    'id' | 'title' | 'slug' | 'code' | 'building_status' | 'benefits' | 'delivery_at' | 'localization'
  > & {
    readonly builder: Pick<RecordProject['builder'], 'name'>;
    /** An index that was filled by the release before does not tell it, nor do lists that lead to no project. */
    readonly activate_landing?: RecordProject['activate_landing'];
  };
}

/** What a card needs of a record; `now` in milliseconds dates "hace 3 días" once, on the side that loads. */
export function plantCardOf(plant: CardRecord, now: number): PlantCard {
  const { project } = plant;
  const { localization } = project;
  return {
    id: plant.id,
    projectId: project.id,
    href: plantHref({ slug: plant.slug, type: plant.type, localization }),
    title: `${project.title} · ${plant.title}`,
    builderName: project.builder.name,
    ...pricesOf(plant),
    rooms: exactly(plant.room_number),
    baths: exactly(plant.bath_number),
    parking: exactly(plant.parking_number),
    areaM2: exactly(plant.built_area),
    zone: localization.neighborhood ?? localization.zone,
    city: localization.city,
    status: project.building_status,
    categories: plant.categories.map(({ name }) => name),
    benefit: project.benefits ?? undefined,
    images: plant.media.images.map((image) => ({ ...image, thumbhash: undefined, isRender: true })),
    code: project.code,
    stratum: localization.stratum === null ? undefined : String(localization.stratum),
    deliveryLabel: project.delivery_at === null ? undefined : formatMonthShort(project.delivery_at * 1000),
    updatedLabel: formatAgo(plant.updated_at * 1000, now),
    isActive: plant.isActive === 1,
    has360: plant.has_360_tour,
    otherAreas: otherAreasOf(plant),
  };
}

function pricesOf(plant: CardRecord): Pick<PlantCard, 'priceCop' | 'zonePricesCop' | 'monthlyFeeCop'> {
  return plant.price.kind === 'hidden' ? { zonePricesCop: plant.price.zone } : toldPrice(plant);
}

/** The homes of the project that can be had, as far as they differ in area; each with its own payment. */
function otherAreasOf(plant: CardRecord): OtherAreaCard[] | undefined {
  const others = plant.other_areas.filter(
    ({ isActive, built_area }) => isActive === 1 && built_area !== plant.built_area,
  );
  if (others.length === 0) return undefined;
  return others.slice(0, otherAreasOnCard).map((other) => ({
    id: other.id,
    slug: other.slug,
    title: other.title,
    areaM2: other.built_area,
    priceCop: toldCop(other.price),
    monthlyFeeCop: other.monthly_credit ?? undefined,
  }));
}

function toldPrice(plant: CardRecord): Pick<PlantCard, 'priceCop' | 'monthlyFeeCop'> {
  const amounts = homeAmounts(homeRecord(plant));
  return amounts ? { priceCop: toldCop(plant.price), monthlyFeeCop: amounts.monthlyCredit } : {};
}

function exactly(value: number | null): MeasureRange | undefined {
  return value === null || value === 0 ? undefined : { min: value, max: value };
}
