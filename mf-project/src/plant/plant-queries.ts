import { getPriceHistory } from 'shared-contracts/api/builder-prices.ts';
import { getBuilder } from 'shared-contracts/api/builders.ts';
import { foundOrNothing } from 'shared-contracts/api/found-or-nothing.ts';
import { getZonePrices } from 'shared-contracts/api/plant-money.ts';
import { getPlant, listPlantsByIds } from 'shared-contracts/api/plants.ts';
import { readChoice } from 'shared-contracts/domain/finance/quote-choice.ts';
import type { Plant } from 'shared-contracts/domain/plant.ts';
import type { CallApi } from 'shared-contracts/remote/remote-context.ts';
import type { PlantData } from '../project/plant-data.ts';
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
  const [company, market] = await Promise.all([
    companyOf(plant.data, call, signal),
    marketOf(plant.data, call, signal),
  ]);
  const choice = query && readChoice(query);
  return plantDataOf(plant.data, { ...company, market, choice, now: Date.now() });
}

/** Beside a price that is shown: what it was before, and what a square metre costs in the zone. */
async function marketOf({ id, hide_price }: Plant, call: CallApi, signal: AbortSignal) {
  if (hide_price) return undefined;
  const params = { id };
  const [prices, zone] = await Promise.all([
    call(getPriceHistory, { params }, { signal }).catch(() => undefined),
    call(getZonePrices, { params }, { signal }).catch(() => undefined),
  ]);
  return { history: prices?.data.history, zone: zone?.data };
}

/** What stands around the plant; a part that cannot be had is left out, the plant itself counts. */
async function companyOf({ id, hide_price, project }: Plant, call: CallApi, signal: AbortSignal) {
  const [builder, records] = await Promise.all([
    call(getBuilder, { params: { slug: project.builder.slug } }, { signal }).catch(() => undefined),
    hide_price ? call(listPlantsByIds, { params: { id: String(id) } }, { signal }).catch(() => undefined) : undefined,
  ]);
  return { builder: builder?.data, record: records?.data[0] };
}
