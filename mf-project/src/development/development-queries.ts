import { getAvailability } from '@umbral/domain/api/availability.ts';
import { getBuilder } from '@umbral/domain/api/builders.ts';
import { foundOrNothing } from '@umbral/domain/api/found-or-nothing.ts';
import { getProject, listPlantsOfProject } from '@umbral/domain/api/projects.ts';
import { developmentHref, isLaunch } from '@umbral/domain/routes/development-href.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { ownPageHref } from '../project/own-page-href.ts';
import { plantsOf } from '../project/plants-of.ts';
import type { DevelopmentData } from './development-data.ts';
import { developmentDataOf } from './development-shape.ts';

/** The page of a project, or the one page that answers for it today. */
export type FoundDevelopment =
  | { readonly movedTo: string; readonly development?: undefined }
  | { readonly development: DevelopmentData };

/**
 * A project with all of its types; nothing for one that does not exist or of which no type is public. While it has the
 * page of a launch that page is its own, and a project of one type is told by the page of that type.
 */
export async function loadDevelopment(
  call: CallApi,
  id: number,
  signal: AbortSignal,
): Promise<FoundDevelopment | undefined> {
  const project = (await foundOrNothing(call(getProject, { params: { id } }, { signal })))?.data;
  if (!project) return undefined;
  if (isLaunch(project)) return { movedTo: developmentHref(project) };
  const { data: types } = await call(
    listPlantsOfProject,
    { params: { id }, query: { includeInactive: true } },
    { signal },
  );
  const [first] = types;
  const href = ownPageHref(project, types);
  if (!first || href === undefined) return undefined;
  if (types.length === 1) return { movedTo: href };
  const [builder, homes, plants] = await Promise.all([
    call(getBuilder, { params: { slug: project.builder.slug } }, { signal }).catch(() => undefined),
    call(getAvailability, { params: { id: first.id } }, { signal }).catch(() => undefined),
    plantsOf(types, call, signal),
  ]);
  return {
    development: developmentDataOf(project, {
      types: [first, ...types.slice(1)],
      plants,
      builder: builder?.data,
      homes: homes?.data.units,
      now: Date.now(),
    }),
  };
}
