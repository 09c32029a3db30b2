import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { plantRecord } from '../homes/plant-record.ts';
import { project } from '../homes/project.ts';
import { image } from '../media/image.ts';
import { projectCategory } from '../vocabulary/vocabulary-schema.ts';
import { acknowledgement, dataOf, idList, idOrSlug, idParams, listOf, queryFlag } from './fields.ts';
import { projectViewPath } from './project-view-path.ts';

const limit = (size: number) => z.coerce.number<number>().int().min(1).max(48).default(size);
const categoryName = projectCategory.optional();

export const listPlantsOfProject = endpoint({
  id: 'C057',
  method: 'GET',
  path: '/proyecto/{id}/plantas',
  summary: 'Unit types of a project, smallest first',
  params: idParams,
  query: z.object({ completePlants: queryFlag.default(true), includeInactive: queryFlag.default(false) }),
  response: listOf(plantRecord),
});
export const getProject = endpoint({
  id: 'C058',
  method: 'GET',
  path: '/proyectoid/{id}',
  summary: 'One project',
  params: idParams,
  response: dataOf(project),
});
export const countProjectView = endpoint({
  id: 'C415',
  method: 'POST',
  path: projectViewPath,
  summary: 'Counts a view of the page of a project',
  params: idParams,
  response: acknowledgement,
});
export const listProjectsByIds = endpoint({
  id: 'C059',
  method: 'GET',
  path: '/proyectos/ids/{ids}',
  summary: 'Projects by id, each as the card of its first unit type',
  params: z.object({ ids: idList }),
  response: listOf(plantRecord),
});
export const listHomeProjects = endpoint({
  id: 'C060',
  method: 'GET',
  path: '/proyectos/home',
  summary: 'Newest projects for the home page',
  query: z.object({ limit: limit(12) }),
  response: listOf(plantRecord),
});
export const listProjectsOfNeighborhood = endpoint({
  id: 'C061',
  method: 'GET',
  path: '/proyectos/ciudad/{city}/{neighborhood}',
  summary: 'Projects of a neighbourhood',
  params: z.object({ city: idOrSlug, neighborhood: idOrSlug }),
  response: listOf(plantRecord),
});
export const listHeaderImages = endpoint({
  id: 'C062',
  method: 'GET',
  path: '/dynamic-header',
  summary: 'Header pictures of the home page; an empty list where there are none',
  response: listOf(z.object({ title: z.string(), href: z.string(), image })),
});
export const listFeaturedProjects = endpoint({
  id: 'C063',
  method: 'GET',
  path: '/proyectos/featured',
  summary: 'Featured projects, each as the card of its first unit type; 6 on the home page, 8 elsewhere',
  query: z.object({
    scope: z.enum(['home', 'listing']).default('listing'),
    limit: z.coerce.number<number>().int().min(1).max(48).optional(),
    category_name: categoryName,
    tv: queryFlag.optional(),
  }),
  response: listOf(plantRecord),
});
export const listFeaturedProjectsOf = endpoint({
  id: 'C064',
  method: 'GET',
  path: '/proyectos/featured/{x}',
  summary: 'Featured projects of a city, department, region or category',
  params: z.object({ x: idOrSlug }),
  query: z.object({ limit: limit(8) }),
  response: listOf(plantRecord),
});
export const listFeaturedProjectsOfDepartment = endpoint({
  id: 'C065',
  method: 'GET',
  path: '/proyectos/featured/dept/{id}',
  summary: 'Featured projects of a department',
  params: z.object({ id: idOrSlug }),
  query: z.object({ limit: limit(8), category_name: categoryName, tv: queryFlag.optional() }),
  response: listOf(plantRecord),
});
export const listFeaturedProjectsBy = endpoint({
  id: 'C066',
  method: 'GET',
  path: '/proyectos/featured/{type}/{params}',
  summary: 'Featured projects of one kind of place or category',
  params: z.object({ type: z.enum(['city', 'region', 'category', 'country', 'builder']), params: idOrSlug }),
  query: z.object({ limit: limit(8) }),
  response: listOf(plantRecord),
});
