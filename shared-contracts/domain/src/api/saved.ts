import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { alert, alertFrequencies, alertPayload, alertPreview } from '../people/alert.ts';
import { comparison } from '../people/comparison.ts';
import { favourite } from '../people/favourite.ts';
import { dataOf, id, line, listOf, ok, outcome, queryFlag } from './fields.ts';

export const listFavourites = endpoint({
  id: 'C130',
  method: 'GET',
  path: '/users/favs',
  summary: 'Favourites of the signed-in person, newest first',
  access: 'session',
  response: listOf(favourite),
});
export const saveFavourite = endpoint({
  id: 'C123',
  method: 'POST',
  path: '/users/save/favs',
  summary: 'Saves a plant as favourite; saving twice changes nothing',
  access: 'session',
  body: z.object({ plant_id: id }),
  response: z.object({ ok, reason: z.string().nullable() }),
});
export const deleteFavourite = endpoint({
  id: 'C124',
  method: 'POST',
  path: '/users/delete/favs',
  summary: 'Removes a plant from the favourites',
  access: 'session',
  body: z.object({ plant_id: id }),
  response: z.object({ ok, message: z.string() }),
});
export const listComparisons = endpoint({
  id: 'C129',
  method: 'GET',
  path: '/users/comparisons',
  summary: 'Saved comparisons of the signed-in person, newest first',
  access: 'session',
  response: listOf(comparison),
});
export const saveComparison = endpoint({
  id: 'C122',
  method: 'POST',
  path: '/users/save/comparisons',
  summary: 'Saves 2 to 4 plants as a comparison, at most 5 comparisons; ok 0 with the sentence to show',
  access: 'session',
  body: z.object({ projects: z.array(id).max(20), name: line(80).optional() }),
  response: z.object({ ok, message: z.string(), id: z.int().nullable() }),
});
export const deleteComparison = endpoint({
  id: 'C131',
  method: 'DELETE',
  path: '/users/delete/comparisons',
  summary: 'Deletes a saved comparison of the signed-in person',
  access: 'session',
  query: z.object({ comparison_id: id }),
  response: z.object({ ok, message: z.string() }),
});
export const renameComparison = endpoint({
  id: 'C222',
  method: 'POST',
  path: '/users/change/comparisons',
  summary: 'Gives a saved comparison of the signed-in person another name; an empty one takes it away',
  access: 'session',
  body: z.object({ comparison_id: id, name: line(80) }),
  response: outcome,
});
export const listAlerts = endpoint({
  id: 'C128',
  method: 'GET',
  path: '/users/alerts',
  summary: 'Alerts of the signed-in person, newest first',
  access: 'session',
  response: listOf(alert),
});
export const saveAlert = endpoint({
  id: 'C120',
  method: 'POST',
  path: '/users/save/alerts',
  summary: 'Saves a search as an alert; people without an account give their address and their consent',
  body: alertPayload.extend({ name: line(80).optional(), agree_terms: z.literal('S').optional() }),
  response: z.object({ ok, reason: z.string().nullable() }),
});
export const previewAlert = endpoint({
  id: 'C120',
  operationId: 'C120-preview',
  method: 'POST',
  path: '/users/preview/alerts',
  summary: 'What an alert for a search would have told within the last 7 days, and the names of its places',
  body: alertPayload.pick({ filters: true }),
  response: dataOf(alertPreview),
});
export const deleteAlert = endpoint({
  id: 'C121',
  method: 'POST',
  path: '/users/delete/alerts',
  summary: 'Deletes an alert of the signed-in person',
  access: 'session',
  body: z.object({ id }),
  response: z.object({ ok, message: z.string() }),
});
export const changeAlert = endpoint({
  id: 'C221',
  method: 'POST',
  path: '/users/alerts/change',
  summary:
    'Renames an alert of the signed-in person, changes its frequency, pauses or resumes it; what is absent stays',
  access: 'session',
  body: z.object({
    id,
    name: line(80).optional(),
    frequency: z.enum(alertFrequencies).optional(),
    is_active: queryFlag.optional(),
  }),
  response: outcome,
});
