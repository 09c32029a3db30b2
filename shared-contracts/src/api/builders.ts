import { z } from 'zod';
import { buildingStatus } from '../domain/vocabulary-schema.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, idList, idOrSlug, idParams, isoMoment, listOf, queryFlag, slugParams } from './fields.ts';
import { image } from './image.ts';
import { pageOf, pageQuery } from './paging.ts';
import { plantCard, plantSibling } from './plant-shape.ts';

const builderCity = z.object({ id: z.int(), name: z.string(), slug: z.string(), projects: z.int() });

export const builderCard = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  logo: image.nullable(),
  cover: image.nullable(),
  founded_year: z.int().nullable(),
  /** Mean of the visitors' ratings, 1 to 5. */
  rating: z.number().nullable(),
  rating_count: z.int(),
  /** Published projects. */
  projects: z.int(),
  cities: z.array(builderCity),
});
export type BuilderCard = z.output<typeof builderCard>;

export const builderBranch = z.object({
  id: z.int(),
  name: z.string(),
  city_id: z.int(),
  city: z.string(),
  city_slug: z.string(),
  address: z.string(),
  lat: z.number(),
  lng: z.number(),
  phone: z.string(),
  office_hours: z.string(),
  is_main: z.boolean(),
});

export const builderDetail = builderCard.extend({
  description: z.string(),
  website: z.string().nullable(),
  phone: z.string(),
  whatsapp_number: z.string().nullable(),
  social_links: z.array(z.object({ network: z.string(), url: z.string() })),
  branches: z.array(builderBranch),
});
export type BuilderDetail = z.output<typeof builderDetail>;

export const projectStates = ['draft', 'in-review', 'published', 'paused', 'archived'] as const;
export const projectState = z.enum(projectStates);

/** A project as its own builder sees it in the list of projects. */
export const ownProject = z.object({
  id: z.int(),
  code: z.string(),
  title: z.string(),
  slug: z.string(),
  state: projectState,
  state_reason: z.string().nullable(),
  building_status: buildingStatus,
  branch_id: z.int(),
  city: z.string(),
  city_slug: z.string(),
  zone: z.string(),
  zone_slug: z.string(),
  image: image.nullable(),
  price_from: z.int().nullable(),
  plants_total: z.int(),
  plants_active: z.int(),
  /** Enquiries and views of the last 30 days. */
  contacts_30d: z.int(),
  views_30d: z.int(),
  published_at: isoMoment.nullable(),
  updated_at: isoMoment,
  /** Unit types, only where completePlants asks for them. */
  plants: z.array(plantSibling),
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
  response: pageOf(builderCard),
});
export const getBuilder = endpoint({
  id: 'C045',
  method: 'GET',
  path: '/constructoras/{slug}',
  summary: 'One builder',
  params: slugParams,
  response: dataOf(builderDetail),
});
export const listHomeBuilders = endpoint({
  id: 'C046',
  method: 'GET',
  path: '/constructoras/home',
  summary: 'Builders of the home page, in their order',
  query: z.object({ limit: z.coerce.number<number>().int().min(1).max(48).default(12) }),
  response: listOf(builderCard),
});
export const listBuildersOfCity = endpoint({
  id: 'C047',
  method: 'GET',
  path: '/constructoras/ciudad/{id}',
  summary: 'Builders with a branch or a published project in a city',
  params: z.object({ id: idOrSlug }),
  response: listOf(builderCard),
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
  response: listOf(builderCard),
});
export const listProjectsOfBuilder = endpoint({
  id: 'C050',
  method: 'GET',
  path: '/constructoras/{id}/proyectos',
  summary: 'Published projects of a builder, each as the card of its first unit type',
  params: z.object({ id: idOrSlug }),
  response: listOf(plantCard),
});
export const listProjectsOfBranch = endpoint({
  id: 'C051',
  method: 'GET',
  path: '/constructoras/{id}/proyectos/{branch}',
  summary: 'Published projects of a branch or of the builder in a city',
  params: z.object({ id: idOrSlug, branch: idOrSlug }),
  response: listOf(plantCard),
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
