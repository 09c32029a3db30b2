import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { calculationLimits } from '../limits/calculation-limits.ts';
import { calculationPayload, keptCalculation } from '../people/calculation.ts';
import { id, line, listOf, outcome } from './fields.ts';

const example = { calculator: 'credit', query: 'valor=300000000&plazo=20', amount: 2_364_569 };

export const listCalculations = endpoint({
  id: 'C390',
  method: 'GET',
  path: '/users/calculations',
  summary: 'Results of calculators that the signed-in person keeps, newest first',
  access: 'session',
  response: listOf(keptCalculation),
});
export const keepCalculation = endpoint({
  id: 'C391',
  method: 'POST',
  path: '/users/calculations',
  summary:
    'Keeps a result; the same again changes nothing but its amount; ok 0 with the sentence when there are too many',
  access: 'session',
  body: calculationPayload
    .extend({ name: line(calculationLimits.name).min(1).optional() })
    .meta({ examples: [example] }),
  response: outcome.extend({ id: z.int().nullable() }),
});
export const renameCalculation = endpoint({
  id: 'C392',
  method: 'POST',
  path: '/users/calculations/rename',
  summary: 'Gives a kept result of the signed-in person a name; an empty one takes it away',
  access: 'session',
  body: z.object({ id, name: line(calculationLimits.name) }),
  response: outcome,
});
export const deleteCalculation = endpoint({
  id: 'C393',
  method: 'POST',
  path: '/users/calculations/delete',
  summary: 'Deletes a kept result of the signed-in person',
  access: 'session',
  body: z.object({ id }),
  response: outcome,
});
