import { formatAgo, formatDate, formatMonth, formatMonthShort } from '@umbral/domain/format/format-date.ts';
import type { Plant } from '@umbral/domain/homes/plant.ts';
import type { Project } from '@umbral/domain/homes/project.ts';
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

/** When it is delivered and who guards the money until then. */
export function deliveryOf({ financial_legal: legal }: Project): PlantData['delivery'] {
  return {
    day: legal.estimated_delivery_date ?? undefined,
    month: legal.estimated_delivery_date ? formatMonth(legal.estimated_delivery_date) : undefined,
    trust: orNothing(legal.trust_company),
    breakEven: legal.break_even_date ? formatDate(legal.break_even_date) : undefined,
    licence: orNothing(legal.building_licence),
  };
}

/** When the builder last told something of the home or its project. */
export function lastTold({ updated_at, project }: Pick<Plant, 'updated_at' | 'project'>): string {
  return updated_at > project.updated_at ? updated_at : project.updated_at;
}

/** The strip of the title block; `now` in milliseconds dates "hace 3 días". */
export function stripOf(plant: Plant, now: number): PlantData['strip'] {
  const { project } = plant;
  const { stratum } = project.localization;
  const { estimated_delivery_date: delivery } = project.financial_legal;
  return {
    code: project.code,
    stratum: stratum === null ? undefined : String(stratum),
    delivery: delivery ? formatMonthShort(delivery) : undefined,
    updated: formatAgo(lastTold(plant), now),
  };
}
