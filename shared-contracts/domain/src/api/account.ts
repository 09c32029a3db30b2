import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { dataOf } from './fields.ts';

const count = z.int().nonnegative();

/** How much a person keeps, by the screens of the account. */
export const accountCounts = z.object({ favourites: count, alerts: count, comparisons: count, calculations: count });
export type AccountCounts = z.output<typeof accountCounts>;

export const getAccountCounts = endpoint({
  id: 'C220',
  method: 'GET',
  path: '/users/account/counts',
  summary: 'How many favourites, alerts, comparisons and results of calculators the signed-in person keeps',
  access: 'session',
  response: dataOf(accountCounts),
});
