import { getBuilder } from '@umbral/domain/api/builders.ts';
import { foundOrNothing } from '@umbral/domain/api/found-or-nothing.ts';
import { getProject, listPlantsOfProject } from '@umbral/domain/api/projects.ts';
import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import { isLaunch } from '@umbral/domain/routes/development-href.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { ownPageHref } from '../project/own-page-href.ts';
import { plantsOf } from '../project/plants-of.ts';
import type { LaunchData } from './launch-data.ts';
import { launchDataOf } from './launch-shape.ts';

/** The launch of a project, or the page that answers for it since the launch has ended. */
export type FoundLaunch = { readonly movedTo: string; readonly launch?: undefined } | { readonly launch: LaunchData };

/** Nothing for a project that does not exist, or that is no launch and has no public type. */
export async function loadLaunch(call: CallApi, id: number, signal: AbortSignal): Promise<FoundLaunch | undefined> {
  const project = (await foundOrNothing(call(getProject, { params: { id } }, { signal })))?.data;
  if (!project) return undefined;
  const types = call(listPlantsOfProject, { params: { id }, query: { includeInactive: true } }, { signal });
  if (!isLaunch(project)) {
    const movedTo = ownPageHref(project, (await types).data);
    return movedTo === undefined ? undefined : { movedTo };
  }
  const [builder, records] = await Promise.all([
    call(getBuilder, { params: { slug: project.builder.slug } }, { signal }).catch(() => undefined),
    types,
  ]);
  const homes = onOffer(records.data);
  const plants = await plantsOf(homes, call, signal);
  return { launch: launchDataOf(project, { homes, plants, builder: builder?.data, now: Date.now() }) };
}

/** Homes that can be had; of a project that is over, all that it had. */
function onOffer(records: readonly PlantRecord[]): readonly PlantRecord[] {
  const active = records.filter(({ isActive }) => isActive === 1);
  return active.length > 0 ? active : records;
}
