import { getBuilder } from '@umbral/domain/api/builders.ts';
import { foundOrNothing } from '@umbral/domain/api/found-or-nothing.ts';
import { getPlant } from '@umbral/domain/api/plants.ts';
import { getProject, listPlantsOfProject } from '@umbral/domain/api/projects.ts';
import type { Plant } from '@umbral/domain/homes/plant.ts';
import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { isLaunch } from '../model/launch-address.ts';
import type { LaunchData } from './launch-data.ts';
import { launchDataOf } from './launch-shape.ts';

/** Of so many homes the plans are asked for; the page of each of the others has its own. */
const mostPlans = 8;

/** The launch of a project; nothing for a project that does not exist or is no launch. */
export async function loadLaunch(call: CallApi, id: number, signal: AbortSignal): Promise<LaunchData | undefined> {
  const project = (await foundOrNothing(call(getProject, { params: { id } }, { signal })))?.data;
  if (!project || !isLaunch(project)) return undefined;
  const [builder, records] = await Promise.all([
    call(getBuilder, { params: { slug: project.builder.slug } }, { signal }).catch(() => undefined),
    call(listPlantsOfProject, { params: { id }, query: { includeInactive: true } }, { signal }),
  ]);
  const homes = onOffer(records.data);
  const plants = await plantsOf(homes, call, signal);
  return launchDataOf(project, { homes, plants, builder: builder?.data, now: Date.now() });
}

/** Homes that can be had; of a project that is over, all that it had. */
function onOffer(records: readonly PlantRecord[]): readonly PlantRecord[] {
  const active = records.filter(({ isActive }) => isActive === 1);
  return active.length > 0 ? active : records;
}

/** The homes with their plans; one that cannot be had costs only its plan. */
async function plantsOf(homes: readonly PlantRecord[], call: CallApi, signal: AbortSignal): Promise<Plant[]> {
  const answers = homes
    .slice(0, mostPlans)
    .map(({ slug }) =>
      call(getPlant, { params: { slug }, query: { completePlants: false } }, { signal }).catch(() => undefined),
    );
  return (await Promise.all(answers)).flatMap((answer) => answer?.data ?? []);
}
