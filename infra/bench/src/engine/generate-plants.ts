import { homeAmounts } from '@umbral/domain/finance/monthly-payments.ts';
import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import { priceOf } from '@umbral/domain/money/price.ts';
import { type Random, randomOf } from 'infra-random/random.ts';
import type { StoredRecord } from 'infra-search/src/store/operations.ts';

const kmPerDegree = 111;
/** Plants of one project. */
const plantsPerProject = 4;

/**
 * As many plants as wanted, one after the other, made from real ones: each takes its place from one of them and its
 * building from another, with a price, an area, coordinates and a name of its own. The same for the same number.
 */
export function* generatePlants(real: readonly PlantRecord[], count: number): Generator<StoredRecord> {
  const random = randomOf(count);
  const words = [...new Set(real.flatMap(({ project }) => project.title.split(/\s+/)))];
  for (let number = 0; number < count; number++) yield generatePlant(real, words, random, number);
}

function generatePlant(
  real: readonly PlantRecord[],
  words: readonly string[],
  random: Random,
  number: number,
): StoredRecord {
  const place = random.pick(real);
  const home = random.pick(real);
  const projectNumber = Math.floor(number / plantsPerProject);
  const title = `${random.sample(words, random.int(2, 3)).join(' ')} ${projectNumber}`;
  const area = Math.round(home.built_area * between(random, 0.7, 1.4));
  const price = Math.round((home.price_order * between(random, 0.6, 1.6)) / 1e5) * 1e5;
  const amounts = homeAmounts({
    ...home,
    price: priceOf(price),
    country: home.project.localization.country,
    delivery: home.project.delivery_at,
  });
  return {
    ...home,
    objectID: `plant-${number}`,
    place_path: place.place_path,
    id: number,
    slug: `plant-${number}`,
    built_area: area,
    price: priceOf(price),
    price_order: price,
    m2_price: Math.round(price / area),
    monthly_credit: amounts?.monthlyCredit ?? null,
    initial_fee: amounts?.initialFee ?? null,
    works_fee: amounts?.worksFee ?? null,
    works_months: amounts?.worksMonths ?? 0,
    monthly_order: amounts?.monthlyCredit ?? home.monthly_order,
    created_at: home.created_at - random.below(40_000_000),
    _geoloc: {
      lat: place._geoloc.lat + between(random, -3, 3) / kmPerDegree,
      lng: place._geoloc.lng + between(random, -3, 3) / kmPerDegree,
    },
    project: {
      ...home.project,
      id: projectNumber,
      title,
      localization: place.project.localization,
      nearby_places: place.project.nearby_places,
    },
  };
}

function between(random: Random, from: number, to: number): number {
  return from + random.fraction() * (to - from);
}
