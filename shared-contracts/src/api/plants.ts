import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { acknowledgement, dataOf, id, idList, idParams, listOf, queryFlag, slugParams } from './fields.ts';
import { pageOf } from './paging.ts';
import { plantCard, plantDetail } from './plant-shape.ts';
import { plantOrder, searchFilters } from './search-filters.ts';

const relatedLimit = z.coerce.number<number>().int().min(1).max(24).default(3);

export const listPlantsByIds = endpoint({
  id: 'C067',
  method: 'GET',
  path: '/plantas/ids/{id}',
  summary: 'Plants by id, in the order asked for; unknown ids are left out, inactive plants come with isActive 0',
  params: z.object({ id: idList }),
  response: listOf(plantCard),
});
export const getPlant = endpoint({
  id: 'C068',
  method: 'GET',
  path: '/planta/{slug}',
  summary: 'One plant with its whole project; completePlants=false leaves the other unit types out',
  params: slugParams,
  query: z.object({ completePlants: queryFlag.default(true) }),
  response: dataOf(plantDetail),
});
export const listRelatedPlants = endpoint({
  id: 'C069',
  method: 'GET',
  path: '/planta/{id}/relacionados',
  summary: 'Plants of other projects that are near in place, type and price',
  params: idParams,
  query: z.object({ limit: relatedLimit }),
  response: listOf(plantCard),
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
  response: listOf(plantCard),
});
export const filterPlants = endpoint({
  id: 'C072',
  method: 'POST',
  path: '/planta/filtrado',
  summary: 'Plants that match the filters, a page at a time; also the benefits of a fair',
  body: searchFilters.extend({
    orderBy: plantOrder.default('relevance'),
    current_page: z.int().min(1).max(10_000).default(1),
    items_per_page: z.int().min(1).max(100).default(24),
  }),
  response: pageOf(plantCard),
});
export const countPlantView = endpoint({
  id: 'C073',
  method: 'POST',
  path: '/planta/{id}/view',
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
