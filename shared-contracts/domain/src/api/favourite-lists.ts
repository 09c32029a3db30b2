import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { favouriteLimits } from '../limits/favourite-limits.ts';
import { favouriteList } from '../people/favourite.ts';
import { id, line, listOf, outcome } from './fields.ts';

const name = line(favouriteLimits.name).min(1);

export const listFavouriteLists = endpoint({
  id: 'C223',
  method: 'GET',
  path: '/users/favs/lists',
  summary: 'Lists in which the signed-in person keeps favourites, oldest first',
  access: 'session',
  response: listOf(favouriteList),
});
export const createFavouriteList = endpoint({
  id: 'C224',
  method: 'POST',
  path: '/users/favs/lists',
  summary: 'Creates a list of favourites; ok 0 with the sentence to show when there are too many',
  access: 'session',
  body: z.object({ name }),
  response: outcome.extend({ id: z.int().nullable() }),
});
export const renameFavouriteList = endpoint({
  id: 'C225',
  method: 'POST',
  path: '/users/favs/lists/rename',
  summary: 'Gives a list of favourites of the signed-in person another name',
  access: 'session',
  body: z.object({ id, name }),
  response: outcome,
});
export const deleteFavouriteList = endpoint({
  id: 'C226',
  method: 'POST',
  path: '/users/favs/lists/delete',
  summary: 'Deletes a list; what lay in it stays a favourite',
  access: 'session',
  body: z.object({ id }),
  response: outcome,
});
export const changeFavourite = endpoint({
  id: 'C227',
  method: 'POST',
  path: '/users/change/favs',
  summary: 'Moves a favourite to a list (null: to none) or changes its note (empty: none); what is absent stays',
  access: 'session',
  body: z.object({
    plant_id: id,
    list_id: id.nullable().optional(),
    note: z.string().trim().max(favouriteLimits.note).optional(),
  }),
  response: outcome,
});
