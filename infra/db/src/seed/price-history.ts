import { capInYear } from './caps.ts';
import type { SeedRow } from './insert-rows.ts';
import { dayAfter } from './seed-clock.ts';
import type { ProjectPlan } from './seed-plan.ts';

interface PricedPlant {
  id: number;
  /** Pesos, today. */
  price: number;
  plan: ProjectPlan;
  publishedDaysAgo: number;
}

const hundredThousand = 100_000;
/** A builder changes its list every six weeks or so. */
const daysPerStep = 45;

/** How many prices a plant has had: what came to market this week has one, what sells for years at most eight. */
function stepCount({ plan, publishedDaysAgo }: PricedPlant): number {
  const most = Math.min(8, 1 + Math.floor(publishedDaysAgo / daysPerStep));
  return publishedDaysAgo < 3 * daysPerStep ? most : plan.random.int(4, Math.max(4, most));
}

/** Today's price and those before it, newest first: each a little lower, except after a fall at the end. */
function pricesBackward({ price, plan }: PricedPlant, steps: number): number[] {
  const hasFallen = steps > 1 && plan.random.chance(0.12);
  const prices = [price];
  for (let step = 1; step < steps; step += 1) {
    const rise = hasFallen && step === 1 ? -plan.random.between(0.015, 0.035) : plan.random.between(0.006, 0.024);
    prices.push((prices[step - 1] ?? price) / (1 + rise));
  }
  return prices.map((value, step) => (step === 0 ? value : Math.round(value / hundredThousand) * hundredThousand));
}

/** The way to today's price; what social homes cost never passed the cap of its year. */
export function priceLogRows(plant: PricedPlant): SeedRow<'price_log'>[] {
  const steps = stepCount(plant);
  const prices = pricesBackward(plant, steps).toReversed();
  const days = prices.map((_, index) => dayAfter(-Math.round((plant.publishedDaysAgo * (steps - index)) / steps)));
  const capped = prices.map((price, index) =>
    Math.min(price, capInYear(plant.plan.segment, plant.plan.city, Number(days[index]?.slice(0, 4)))),
  );
  return capped.map((price, index) => ({
    plant_id: plant.id,
    price,
    previous_price: capped[index - 1] ?? null,
    effective_at: `${days[index]}T14:00:00Z`,
  }));
}
