import type { Plant } from '@umbral/domain/homes/plant.ts';
import { parkingKindLabels } from '@umbral/domain/vocabulary/parking-kind-labels.ts';
import { orNothing } from '../model/or-nothing.ts';
import type { PlantData } from '../model/plant-data.ts';

/** Rooms and areas; a lot has only its area. */
export function measuresOf(plant: Plant): PlantData['measures'] {
  return {
    rooms: orNothing(plant.room_number),
    baths: orNothing(plant.bath_number),
    parking: orNothing(plant.parking_number),
    parkingTold: parkingTold(plant),
    builtM2: plant.built_area,
    privateM2: orNothing(plant.private_area),
    balconyM2: orNothing(plant.balcony_area),
  };
}

/** How many parking places there are, and to whom they belong where that is told. */
function parkingTold({ parking_number: places, parking_kind: kind }: Plant): string | undefined {
  if (!places) return undefined;
  return kind ? `${places} · ${parkingKindLabels[kind]}` : String(places);
}

/** Terms of payment that tell no price. */
export function paymentOf({ project, ...plant }: Plant): PlantData['payment'] {
  const legal = project.financial_legal;
  return {
    initialPercent: orNothing(plant.initial_fee_percent),
    fundingPercent: orNothing(plant.funding_percent),
    separationCop: orNothing(plant.separation_fee ?? legal.separation_fee),
    numberFees: orNothing(plant.number_fees ?? legal.number_fees),
    administrationCop: orNothing(legal.administrative_expenses),
    servicesCop: orNothing(legal.service_charges),
    subsidy: legal.subsidy ?? undefined,
  };
}

/** When the builder last told something of the home or its project. */
export function lastTold({ updated_at, project }: Pick<Plant, 'updated_at' | 'project'>): string {
  return updated_at > project.updated_at ? updated_at : project.updated_at;
}
