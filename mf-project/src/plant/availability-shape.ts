import type { Availability, OfferedUnit } from '@umbral/domain/homes/availability.ts';
import type { Plant } from '@umbral/domain/homes/plant.ts';
import { toldCop } from '@umbral/domain/money/price.ts';
import { plantHref } from '@umbral/domain/routes/plant-href.ts';
import type { AvailabilityData, HomeOffer, OtherHome, TowerHomes } from '../model/availability-data.ts';
import { orNothing } from '../model/or-nothing.ts';

/** The homes of a plant by tower, with those that stand around them; nothing where none is told one by one. */
export function availabilityOf(plant: Plant, { towers, plants, units }: Availability): AvailabilityData | undefined {
  if (!units.some(({ plant_id }) => plant_id === plant.id)) return undefined;
  const places = [...towers, undefined];
  const shown = places.map((tower): TowerHomes => {
    const inside = units.filter(({ tower_id }) => tower_id === (tower?.id ?? null));
    return {
      id: tower?.id,
      name: tower?.name,
      own: inside.flatMap((unit) => (unit.plant_id === plant.id ? homeOf(unit, plant) : [])),
      others: inside.flatMap((unit) => (unit.plant_id === plant.id ? [] : otherOf(unit))),
    };
  });
  const { localization } = plant.project;
  return {
    towers: shown.filter(({ own, others }) => own.length > 0 || others.length > 0),
    plants: plants.flatMap(({ id, slug, type, title, built_area }) =>
      id === plant.id ? [] : { id, title, builtM2: built_area, href: plantHref({ slug, type, localization }) },
    ),
  };
}

function homeOf(unit: OfferedUnit, plant: Plant): HomeOffer {
  const full = unit.state === 'available' ? toldCop(unit.price) : undefined;
  return {
    id: unit.id,
    name: unit.name,
    state: unit.state,
    floor: orNothing(unit.floor),
    place: orNothing(unit.place),
    builtM2: unit.built_area ?? plant.built_area,
    privateM2: orNothing(unit.private_area ?? plant.private_area),
    orientation: orNothing(unit.orientation),
    outlook: orNothing(unit.outlook),
    priceCop: full === undefined ? undefined : full - (unit.discount ?? 0),
    discountCop: full === undefined ? undefined : orNothing(unit.discount),
    note: orNothing(unit.description),
  };
}

/** Only what is drawn. */
function otherOf({ id, name, state, floor, place, plant_id }: OfferedUnit): OtherHome[] {
  return place === null ? [] : [{ id, name, state, floor: orNothing(floor), place, plantId: plant_id }];
}
