import { findRelatedPlants, listPlantsByIds } from '@umbral/domain/api/plants.ts';
import { formatArea } from '@umbral/domain/format/format.ts';
import { fittingFile } from '@umbral/domain/media/image-set.ts';
import { toldCop } from '@umbral/domain/money/price.ts';
import { plantHref } from '@umbral/domain/routes/plant-href.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { EndpointOutput } from '@umbral/protocol/calls/endpoint.ts';
import type { Candidate } from '../selection/candidate.ts';
import type { ComparedColumn, ProjectType } from '../table/compared-column.ts';

type Plant = EndpointOutput<typeof listPlantsByIds>['data'][number];

/** So many plants like the compared ones are offered, a few at a time. */
const mostSimilar = 24;
/** The call takes no more. */
const mostAsked = 8;
const thumbnailPixels = 160;

/** The compared plants in the order asked for; unknown ones are left out. */
export async function loadColumns(call: CallApi, ids: readonly number[], signal: AbortSignal) {
  return (await plantsOf(call, ids, signal)).map(toColumn);
}

/** Plants by id that can still be chosen. */
export async function loadCandidates(call: CallApi, ids: readonly number[], signal: AbortSignal) {
  if (ids.length === 0) return [];
  return (await plantsOf(call, ids, signal)).filter(isOnOffer).map(toCandidate);
}

/** Plants like the given ones. */
export async function loadSimilar(call: CallApi, ids: readonly number[], signal: AbortSignal) {
  if (ids.length === 0) return [];
  const body = { ids: ids.slice(0, mostAsked), limit: mostSimilar };
  return (await call(findRelatedPlants, { body }, { signal })).data.filter(isOnOffer).map(toCandidate);
}

async function plantsOf(call: CallApi, ids: readonly number[], signal: AbortSignal): Promise<readonly Plant[]> {
  return (await call(listPlantsByIds, { params: { id: ids.join(',') } }, { signal })).data;
}

function toColumn(plant: Plant): ComparedColumn {
  const { project } = plant;
  return {
    ...plant,
    title: titleOf(plant),
    href: plantHref({ slug: plant.slug, type: plant.type, localization: project.localization }),
    isActive: plant.isActive === 1,
    image: plant.media.main_image,
    delivery: project.delivery_at,
    administrative_expenses: project.administrative_expenses,
    country: project.localization.country,
    types: typesOf(plant),
  };
}

function typesOf(plant: Plant): ProjectType[] {
  const others = plant.other_areas.filter((other) => isOnOffer(other) && other.id !== plant.id);
  if (others.length === 0) return [];
  return [plant, ...others]
    .toSorted((a, b) => a.built_area - b.built_area || a.id - b.id)
    .map(({ id, title, built_area }) => ({
      id,
      title: titleOf({ project: plant.project, title }),
      // As the row of areas below says it.
      label: `${formatArea(built_area)} · ${title}`,
    }));
}

function toCandidate(plant: Plant): Candidate {
  const { main_image } = plant.media;
  const { neighborhood, zone, city } = plant.project.localization;
  return {
    plantId: plant.id,
    title: titleOf(plant),
    image: main_image ? fittingFile(main_image, thumbnailPixels) : null,
    place: `${neighborhood ?? zone}, ${city}`,
    price: toldCop(plant.price),
  };
}

function isOnOffer({ isActive }: Pick<Plant, 'isActive'>): boolean {
  return isActive === 1;
}

function titleOf({
  project,
  title,
}: {
  readonly project: Pick<Plant['project'], 'title'>;
  readonly title: string;
}): string {
  return `${project.title} · ${title}`;
}
