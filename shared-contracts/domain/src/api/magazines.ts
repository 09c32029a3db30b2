import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { magazine, magazineIssue } from '../editorial/magazine.ts';
import { dataOf, idList, listOf, slug } from './fields.ts';

export const listMagazines = endpoint({
  id: 'C154',
  method: 'GET',
  path: '/magazines',
  summary: 'Issues of the magazine, newest first; `embed_url` is where each is read',
  response: listOf(magazine),
});
export const getLatestMagazine = endpoint({
  id: 'C155',
  method: 'GET',
  path: '/magazines/latest',
  summary: 'The newest issue with its pages',
  response: dataOf(magazineIssue),
});
export const getMagazine = endpoint({
  id: 'C156',
  method: 'GET',
  path: '/magazines/{slug}',
  summary: 'One issue with its pages; without any where it is read at `embed_url`',
  params: z.object({ slug: slug.meta({ examples: ['edicion-24-2026-11'] }) }),
  response: dataOf(magazineIssue),
});
export const listMagazinesByIds = endpoint({
  id: 'C157',
  method: 'GET',
  path: '/magazines/ids/{ids}',
  summary: 'Issues by their numbers, in the order asked for; unknown ones are left out',
  params: z.object({ ids: idList }),
  response: listOf(magazine),
});
