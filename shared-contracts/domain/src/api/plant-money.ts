import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { isoMoment } from '../vocabulary/identifier.ts';
import { dataOf, idParams } from './fields.ts';

/** Pesos a square metre: the ends, the quarters and the middle of a zone's homes. */
const zonePrices = z.object({
  min: z.int(),
  low: z.int(),
  median: z.int(),
  high: z.int(),
  max: z.int(),
  count: z.int(),
  /** When one of them last changed. */
  as_of: isoMoment,
});
export type ZonePrices = z.infer<typeof zonePrices>;

export const getZonePrices = endpoint({
  id: 'C316',
  method: 'GET',
  path: '/planta/{id}/precios-zona',
  summary: 'What a square metre costs in the zone of a plant, by the homes of its type; null of fewer than five',
  params: idParams,
  response: dataOf(zonePrices.nullable()),
});
