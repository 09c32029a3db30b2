import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { builder, builderListed } from '../builders/builder.ts';
import { builderBranch } from '../builders/builder-branch.ts';
import { otherArea } from '../homes/plant.ts';
import { plantRecord } from '../homes/plant-record.ts';
import { projectActions, projectStates } from '../homes/project-states.ts';
import { image } from '../media/image.ts';
import { isoMoment } from '../vocabulary/identifier.ts';
import { buildingStatus } from '../vocabulary/vocabulary-schema.ts';
import { dataOf, idList, idOrSlug, idParams, listOf, queryFlag, slugParams } from './fields.ts';
import { pageOf, pageQuery } from './paging.ts';

export const projectState = z.enum(projectStates);

/** A project as its own builder sees it in the list of projects. */
export const ownProject = z.object({
  id: z.int(),
  code: z.string(),
  title: z.string(),
  slug: z.string(),
  state: projectState,
  state_reason: z.string().nullable(),
  /** Set by an administrator, who alone may end it. */
  is_held: z.boolean(),
  /** What the reader may do with it now. */
  actions: z.array(z.enum(projectActions)),
  version: z.int(),
  building_status: buildingStatus,
  branch_id: z.int(),
  city: z.string(),
  city_slug: z.string(),
  zone: z.string(),
  zone_slug: z.string(),
  image: image.nullable(),
  /** Page of its first home on the portal; null where none is public. */
  path: z.string().nullable(),
  price_from: z.int().nullable(),
  plants_total: z.int(),
  plants_active: z.int(),
  /** Enquiries and views of the last 30 days. */
  contacts_30d: z.int(),
  views_30d: z.int(),
  published_at: isoMoment.nullable(),
  updated_at: isoMoment,
  /** Unit types, only where completePlants asks for them. */
  plants: z.array(otherArea.pick({ id: true, slug: true, title: true, built_area: true, price: true, isActive: true })),
});
export type OwnProject = z.output<typeof ownProject>;

export const projectDraft = z.object({
  id: z.int(),
  project_id: z.int().nullable(),
  title: z.string(),
  version: z.int(),
  created_at: isoMoment,
  updated_at: isoMoment,
});

const complete = z.object({ completePlants: queryFlag.default(false) });

export const listBuilders = endpoint({
  id: 'C044',
  method: 'GET',
  path: '/constructoras/',
  summary: 'Directory of builders by name',
  query: pageQuery.extend({ q: z.string().trim().max(80).optional() }),
  response: pageOf(builderListed),
});
export const getBuilder = endpoint({
  id: 'C045',
  method: 'GET',
  path: '/constructoras/{slug}',
  summary: 'One builder',
  params: slugParams,
  response: dataOf(builder),
});
export const listHomeBuilders = endpoint({
  id: 'C046',
  method: 'GET',
  path: '/constructoras/home',
  summary: 'Builders of the home page, in their order',
  query: z.object({ limit: z.coerce.number<number>().int().min(1).max(48).default(12) }),
  response: listOf(builderListed),
});
export const listBuildersOfCity = endpoint({
  id: 'C047',
  method: 'GET',
  path: '/constructoras/ciudad/{id}',
  summary: 'Builders with a branch or a published project in a city',
  params: z.object({ id: idOrSlug }),
  response: listOf(builderListed),
});
export const listBranchesOfBuilder = endpoint({
  id: 'C048',
  method: 'GET',
  path: '/constructoras/id/{id}/sucursales',
  summary: 'Branches of a builder, the main one first',
  params: idParams,
  response: listOf(builderBranch),
});
export const listBuildersByIds = endpoint({
  id: 'C049',
  method: 'GET',
  path: '/constructoras/ids/{id}',
  summary: 'Builders by id',
  params: z.object({ id: idList }),
  response: listOf(builderListed),
});
export const listProjectsOfBuilder = endpoint({
  id: 'C050',
  method: 'GET',
  path: '/constructoras/{id}/proyectos',
  summary: 'Published projects of a builder, each as the card of its first unit type',
  params: z.object({ id: idOrSlug }),
  response: listOf(plantRecord),
});
export const listProjectsOfBranch = endpoint({
  id: 'C051',
  method: 'GET',
  path: '/constructoras/{id}/proyectos/{branch}',
  summary: 'Published projects of a branch or of the builder in a city',
  params: z.object({ id: idOrSlug, branch: idOrSlug }),
  response: listOf(plantRecord),
});
export const listOwnProjects = endpoint({
  id: 'C052',
  method: 'GET',
  path: '/constructoras/id/{id}/proyectos',
  summary: "A builder's own projects in every state, newest change first",
  access: 'builder',
  params: idParams,
  query: complete,
  response: listOf(ownProject),
});
export const listOwnDrafts = endpoint({
  id: 'C053',
  method: 'GET',
  path: '/constructoras/id/{id}/proyectos-draft',
  summary: "A builder's drafts, newest change first",
  access: 'builder',
  params: idParams,
  response: listOf(projectDraft),
});
export const listProjectsOfBranches = endpoint({
  id: 'C054',
  method: 'GET',
  path: '/sucursales/proyectos/{ids}',
  summary: "Own projects of some of the builder's branches",
  access: 'builder',
  params: z.object({ ids: idList }),
  query: complete,
  response: listOf(ownProject),
});
