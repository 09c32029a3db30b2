import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { filterState } from '../filters/filter-state.ts';
import { plantOrders } from '../filters/orders.ts';
import { searchUnits } from '../filters/search-unit.ts';
import { plant } from '../homes/plant.ts';
import { plantRecord } from '../homes/plant-record.ts';
import { acknowledgement, dataOf, id, idList, idParams, listOf, queryFlag, slug, slugParams } from './fields.ts';
import { pageOf } from './paging.ts';
import { plantViewPath } from './plant-view-path.ts';

/** In what a related plant is to be better: it costs less, is larger, or is ready earlier. */
export const relatedAdvantages = ['cheaper', 'larger', 'sooner'] as const;
export type RelatedAdvantage = (typeof relatedAdvantages)[number];

const relatedLimit = z.coerce.number<number>().int().min(1).max(24).default(3);

export const listPlantsByIds = endpoint({
  id: 'C067',
  method: 'GET',
  path: '/plantas/ids/{id}',
  summary: 'Plants by id, in the order asked for; unknown ids are left out, inactive plants come with isActive 0',
  params: z.object({ id: idList }),
  response: listOf(plantRecord),
});
export const getPlant = endpoint({
  id: 'C068',
  method: 'GET',
  path: '/planta/{slug}',
  summary: 'One plant with its whole project; completePlants=false leaves the other unit types out',
  params: slugParams,
  query: z.object({ completePlants: queryFlag.default(true) }),
  response: dataOf(plant),
});
export const listRelatedPlants = endpoint({
  id: 'C069',
  method: 'GET',
  path: '/planta/{id}/relacionados',
  summary:
    'Plants of other projects that are near in place, type and price; only better ones where an advantage is named',
  params: idParams,
  query: z.object({ limit: relatedLimit, than: z.enum(relatedAdvantages).optional() }),
  response: listOf(plantRecord),
});
export const getMaxPrice = endpoint({
  id: 'C070',
  method: 'GET',
  path: '/planta/maxprice',
  summary: 'Highest price on offer, in pesos',
  response: dataOf(z.object({ max_price: z.int() })),
});
export const findRelatedPlants = endpoint({
  id: 'C071',
  method: 'POST',
  path: '/planta/relacionados',
  summary: 'Plants like several ones, for the comparator; the given ones are left out',
  body: z.object({ ids: z.array(id).min(1).max(8), limit: relatedLimit }),
  response: listOf(plantRecord),
});
export const filterPlants = endpoint({
  id: 'C072',
  method: 'POST',
  path: '/planta/filtrado',
  summary:
    'Plants that match the filters, or one of each project that has such, a page at a time; also the benefits of a fair',
  body: filterState.partial().extend({
    has_benefits: z.boolean().optional(),
    /** Only those of a builder: a stand of a fair. */
    builder: slug.optional(),
    /** What is listed and counted: every type by itself, or projects, each by its first type that matches. */
    unit: z.enum(searchUnits).default('types'),
    orderBy: z.enum(plantOrders).default('relevance'),
    current_page: z.int().min(1).max(10_000).default(1),
    items_per_page: z.int().min(1).max(100).default(24),
  }),
  response: pageOf(plantRecord).extend({
    /** Where projects are listed, all types of theirs that match. */
    fitting: z.array(id).default([]),
  }),
});
export const filterPlantsOfPage = endpoint({
  ...filterPlants,
  operationId: 'C072-suffix',
  path: '/planta/filtrado/{suffix}',
  summary: 'The same under the name of the page that asks: the filters are those of the body, the suffix adds none',
  params: z.object({ suffix: slug }),
});
export const countPlantView = endpoint({
  id: 'C073',
  method: 'POST',
  path: plantViewPath,
  summary: 'Counts a view of a plant',
  params: idParams,
  response: acknowledgement,
});
export const countPhoneClick = endpoint({
  id: 'C074',
  method: 'POST',
  path: '/planta/{id}/phone',
  summary: 'Counts a click on a phone of a plant',
  params: idParams,
  body: z.object({ type: z.enum(['phone', 'whatsapp', 'mobile']) }),
  response: acknowledgement,
});
