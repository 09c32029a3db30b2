import { getAvailability } from '@umbral/domain/api/availability.ts';
import { getPriceHistory } from '@umbral/domain/api/builder-prices.ts';
import { getBuilder } from '@umbral/domain/api/builders.ts';
import { foundOrNothing } from '@umbral/domain/api/found-or-nothing.ts';
import { getZonePrices } from '@umbral/domain/api/plant-money.ts';
import { getPlant } from '@umbral/domain/api/plants.ts';
import { getSurroundings } from '@umbral/domain/api/travel.ts';
import { readChoice } from '@umbral/domain/finance/quote-choice.ts';
import type { Plant } from '@umbral/domain/homes/plant.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { PlantData } from '../model/plant-data.ts';
import { plantDataOf } from './plant-shape.ts';

export interface PlantRequest {
  readonly slug: string;
  /** Of the address: it may choose term, rate and initial fee of the quote. */
  readonly query?: URLSearchParams;
  readonly signal: AbortSignal;
}

/** The page of a plant by its slug; nothing for a plant that does not exist. */
export async function loadPlant(call: CallApi, { slug, query, signal }: PlantRequest): Promise<PlantData | undefined> {
  const plant = await foundOrNothing(call(getPlant, { params: { slug } }, { signal }));
  if (!plant) return undefined;
  const [builder, market, homes, around] = await Promise.all([
    builderOf(plant.data, call, signal),
    marketOf(plant.data, call, signal),
    call(getAvailability, { params: { id: plant.data.id } }, { signal }).catch(() => undefined),
    call(getSurroundings, { params: { id: plant.data.id } }, { signal }).catch(() => undefined),
  ]);
  const choice = query && readChoice(query);
  return plantDataOf(plant.data, {
    builder,
    market,
    homes: homes?.data,
    around: around?.data,
    choice,
    now: Date.now(),
  });
}

/** Beside a price that is shown: what it was before, and what a square metre costs in the zone. */
async function marketOf({ id, price }: Plant, call: CallApi, signal: AbortSignal) {
  if (price.kind !== 'told') return undefined;
  const params = { id };
  const [prices, zone] = await Promise.all([
    call(getPriceHistory, { params }, { signal }).catch(() => undefined),
    call(getZonePrices, { params }, { signal }).catch(() => undefined),
  ]);
  return { history: prices?.data.history, zone: zone?.data };
}

/** Who builds the plant; left out where it cannot be had, as the plant itself counts. */
export async function builderOf({ project }: Plant, call: CallApi, signal: AbortSignal) {
  const builder = await call(getBuilder, { params: { slug: project.builder.slug } }, { signal }).catch(() => undefined);
  return builder?.data;
}
