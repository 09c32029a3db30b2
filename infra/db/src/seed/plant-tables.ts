import { blueprintRows } from './blueprint-rows.ts';
import type { Shown } from './building-pictures.ts';
import type { Building } from './buildings.ts';
import { type CardChoice, chooseCardPictures } from './card-pictures.ts';
import type { SeedRow } from './insert-rows.ts';
import { listingOrder } from './listing-order.ts';
import type { MediaAsset, MediaLibrary } from './media-library.ts';
import { addressOfPanorama, panoramaRows } from './panorama-rows.ts';
import { plantMediaRows } from './picture-rows.ts';
import type { PlantRequest } from './plant-rows.ts';
import { plantRow } from './plant-rows.ts';
import { priceLogRows } from './price-history.ts';
import { hasRoom } from './room-pictures.ts';
import type { SeedProject } from './seed-project.ts';
import { choosePlantSpecifications, plantSpecificationRows } from './specification-rows.ts';
import { hasStock } from './status-facts.ts';
import type { TableRows } from './table-rows.ts';
import { rowsOf } from './table-rows.ts';
import { towerRows } from './tower-rows.ts';
import { unitRows } from './unit-rows.ts';

interface SeedPlant extends PlantRequest {
  project: SeedProject;
  shown: Shown;
  /** Whose rooms all around stand for its own. */
  around: Building | undefined;
  row: SeedRow<'plant'> & { id: number };
}

/** Ids of plants are counted within their project: a smaller world has the same ones. */
const plantsPerProject = 5;

function seedPlants(projects: readonly SeedProject[], shown: ReadonlyMap<number, Shown>): SeedPlant[] {
  return projects.flatMap((project) => {
    const { plan, details } = project;
    const look = shown.get(plan.id);
    if (!look) throw new Error(`no building for ${plan.title}`);
    return details.units.map((unit, index) => {
      const { terms } = details;
      const id = (plan.id - 1) * plantsPerProject + index + 1;
      const stock = hasStock(terms.status) && plan.random.chance(0.75) ? plan.random.int(1, 6) : 0;
      const specifications = choosePlantSpecifications(plan, unit, details.specifications);
      const around = unit.rooms === null ? undefined : look.around(unit.layout);
      const panorama = around?.panoramas.get('living');
      const tour = (panorama && addressOfPanorama(panorama)) ?? null;
      const request = { id, index, unit, plan, terms, stock, tour, specifications };
      return { ...request, project, shown: look, around, row: plantRow(request) };
    });
  });
}

/** Reluctance of each next picture, of common areas, and of drawings, which only stand where all else is used up. */
const nextPicture = 2;
const commonArea = 60;
const drawing = 900;

/** Outside views first, then rooms: a card shows its plan only beside cards that show everything else. */
function choicesOf({ shown, unit }: SeedPlant, library: MediaLibrary): CardChoice[] {
  const { building, home, lobby } = shown;
  const rooms = (['living', 'bedroom', 'kitchen', 'balcony'] as const)
    .filter((room) => hasRoom(unit.layout, room))
    .flatMap((room) => home?.picture(room, 0) ?? []);
  const views = [...building.exteriors, ...(unit.rooms === null ? [] : rooms)];
  const plan = unit.layout.levels[0];
  return [
    ...views.map((asset, index) => ({ asset, reluctance: index * nextPicture })),
    ...lobby.map((asset) => ({ asset, reluctance: commonArea })),
    ...(plan ? [{ asset: library.get(plan.picture), reluctance: drawing }] : []),
  ];
}

/** Listings in which a plant stands: everything, its places, type, builder, category, status, tours and television. */
function listsOf({ plan: { city, zone }, unit, tour, project: { details } }: SeedPlant): string[] {
  const { row, categories, terms } = details;
  return [
    'all',
    city.slug,
    `${city.slug}/${zone.slug}`,
    city.country,
    unit.type,
    `builder ${row.builder_id}`,
    terms.status,
    ...categories,
    ...(tour === null ? [] : ['tour']),
    ...(row.belongs_tv ? ['tv'] : []),
  ];
}

function cardPictures(plants: readonly SeedPlant[], library: MediaLibrary): Map<number, MediaAsset> {
  const entries = plants.map((plant) => ({
    seed: plant,
    plant: plant.row,
    project: plant.project.details.row,
    nearbyCount: plant.project.details.nearby.length,
    specificationCount: plant.specifications.length,
  }));
  const listed = listingOrder(entries).map(({ seed }) => seed);
  const hidden = plants.filter((plant) => !listed.includes(plant));
  return chooseCardPictures(
    [...listed, ...hidden].map((plant) => {
      return {
        plantId: plant.id,
        lists: listsOf(plant),
        choices: choicesOf(plant, library),
      };
    }),
  );
}

/** Plants with their pictures, drawings, specifications, stock and prices. */
export function plantTables(
  projects: readonly SeedProject[],
  shown: ReadonlyMap<number, Shown>,
  library: MediaLibrary,
): TableRows[] {
  const plants = seedPlants(projects, shown);
  const cards = cardPictures(plants, library);
  const media = plants.flatMap(({ id, plan, unit, shown: { home, level } }) =>
    plantMediaRows({
      plantId: id,
      plan,
      level,
      main: cards.get(id) ?? library.at('exterior', 0),
      interiors: unit.rooms === null ? [] : (home?.visit(plan.random, unit.layout) ?? []),
      plans: unit.layout.levels.map(({ picture }) => library.get(picture)),
    }),
  );
  const drawings = plants.map(({ id, row, unit, shown: { home } }) =>
    blueprintRows({
      plantId: id,
      title: row.title ?? '',
      layout: unit.layout,
      home: unit.rooms === null ? undefined : home,
    }),
  );
  const tours = plants.map(({ id, plan, unit, around, shown: { level } }) =>
    panoramaRows({ plantId: id, plan, level, layout: unit.layout, building: around }),
  );
  return [
    rowsOf(
      'plant',
      plants.map(({ row }) => row),
    ),
    rowsOf('plant_media', media),
    rowsOf(
      'blueprint',
      drawings.flatMap(({ blueprints }) => blueprints),
    ),
    rowsOf(
      'blueprint_point',
      drawings.flatMap(({ points }) => points),
    ),
    rowsOf(
      'plant_panorama',
      tours.flatMap(({ panoramas }) => panoramas),
    ),
    rowsOf(
      'plant_panorama_door',
      tours.flatMap(({ doors }) => doors),
    ),
    rowsOf(
      'plant_specification',
      plants.flatMap(({ id, specifications }) => plantSpecificationRows(id, specifications)),
    ),
    rowsOf('tower', towerRows(projects)),
    rowsOf(
      'stock_unit',
      [...Map.groupBy(plants, ({ project }) => project)].flatMap(([project, ofProject]) =>
        unitRows(project, ofProject),
      ),
    ),
    rowsOf(
      'price_log',
      plants.flatMap(({ id, plan, unit, terms }) =>
        priceLogRows({ id, price: unit.price, plan, publishedDaysAgo: terms.createdDaysAgo }),
      ),
    ),
  ];
}
